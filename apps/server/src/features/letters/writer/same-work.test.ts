/** Tests that a letter doesn’t mix up two works. */
import { expect, test } from 'vitest'
import { topicStems } from '../../../platform/text.ts'
import { letter, scraping } from '../testing/sentences.ts'
import { countsOtherwise, removeRepeated } from './same-work.ts'
import type { Statement } from './statement.ts'

const job = scraping('We need somebody for Scrapy spiders that collect tide tables, and for alerts.')
const ofHarbour = { client: 'Harbour office, Brest', result: '', url: '', skills: ['Scrapy'] }
const profileOf = (
  about: string,
  projects: ({ title: string; what: string } & Partial<typeof ofHarbour>)[] = [],
) => ({
  title: 'Python developer',
  about,
  skills: ['Python', 'Scrapy'],
  projects: projects.map((project) => ({ ...ofHarbour, ...project })),
})

test('what somebody works with does not take the place of a project', () => {
  const text = letter({
    job,
    profile: profileOf(
      'I worked with Berthline until it was closed and with Scrapy spiders since 2021: tide tables, alerts, gauges. I know its limits on tide tables well.',
      [
        {
          title: 'Berthline to Scrapy',
          what: 'Scrapy spiders for tide tables of five ports, with alerts by SMS, every hour.',
          result: '9,000 tides a day',
        },
      ],
    ),
  })
  expect(text).toContain('for tide tables of five ports')
})

test('where somebody was employed does not take the place of a project that the title of the post names', () => {
  const text = letter({
    job: scraping(
      'We need changes to the tide forecast of our harbours. It is built with Scrapy and collects tide tables.',
      'Tide forecast for harbours',
    ),
    profile: profileOf(
      'Worked 5 yrs in-house for a harbour office with 38 berths. I owned their tide system: central archive, berth alerts, spiders per gauge, yearly count. Started as code of somebody else with no tests, so I am used to reading old spiders before touching them.',
      [
        {
          title: 'Tide forecast module',
          client: 'Harbour office, 38 berths',
          what: 'Nightly + on-demand spiders with Scrapy. Rules per berth and season, lists for pilots, harbour master can override with reason.',
          result: 'late alerts on top 200 berths 11% -> 4% in one season',
        },
      ],
    ),
  })
  expect(text).toContain('I built a tide forecast module')
})

test('a text that counts other things than a project does not take its place', () => {
  const text = letter({
    job,
    profile: profileOf(
      'I have collected tide tables in my free time since 2021, with Scrapy spiders, alerts and gauges. In 2023 we were among 118 teams at a contest of tide forecasts, and I have 190 gauges in my own archive of tables.',
      [
        {
          title: 'Tide tables of 24 ports',
          what: 'Scrapy spiders for tide tables and gauges of 24 ports, with alerts by SMS.',
          result: '23 of 24 collected in 3 days',
        },
      ],
    ),
  })
  expect(text).toContain('24 ports')
  expect(text).not.toMatch(/118 teams[^–]*23 of 24/)
})

test('an entry of a CV does not take the place of a project', () => {
  const text = letter({
    job,
    profile: profileOf(
      'I write spiders.\n\n2020-2022 – Developer at a port group with 23 gauges in Riga, Oslo and Bergen. I moved all tide tables from Berthline to Scrapy before the shutdown of the old service.',
      [
        {
          title: 'Berthline to Scrapy',
          what: 'Rewrote 30 Berthline jobs for tide tables of a port group with 23 gauges, and compared old and new numbers for 60 days.',
        },
      ],
    ),
  })
  expect(text).toContain('compared old and new numbers for 60 days')
  expect(text).not.toContain('2020-2022')
})

test('the result of a project is no result of a habit', () => {
  const about =
    'For two-way tide tables I always keep a list of berths and a stamp, otherwise Scrapy spiders collect in circles. I learned that the hard way in 2021, when a harbour received 3,000 tide alerts overnight.'
  const text = letter({
    job,
    profile: profileOf(about, [
      {
        title: 'Two-way tide tables',
        what: 'Tide tables collected both ways with Scrapy spiders, list of berths, nightly alerts.',
        result: 'No double tides in the audit for 14 months',
      },
    ]),
  })
  expect(text).not.toMatch(/overnight[^\n]*14 months/)
})

test('the result of one work is no result of hundreds', () => {
  const about =
    'It started by accident, when my brother was tired of tide tables. Since 2022 I have collected over 900 tables of tides with Scrapy spiders for 23 harbours, most of them in Brittany.'
  const text = letter({
    job,
    profile: profileOf(about, [
      {
        title: '160 tables of tides for a pilot in Brest',
        client: '',
        what: 'Eleven weeks of Scrapy spiders that collected tables of tides, with alerts.',
        result: '14 alerts in March',
      },
    ]),
  })
  expect(text).not.toMatch(/900 tables[^\n]*14 alerts/)
  expect(text).toContain('14 alerts in March')
})

test('works of two clients are not told as the work of one of them', () => {
  const about =
    'I built two collectors with Scrapy: one that reads tide tables and alerts per harbour, and one that files notices of lighthouses from a list of berths. Both have tests.'
  const text = letter({
    job,
    profile: profileOf(about, [
      {
        title: 'Tide collector',
        client: 'Port of Brest',
        what: 'Collector with Scrapy that reads tide tables and sends alerts to each harbour master.',
        result: 'Runs for 260 harbours',
      },
      {
        title: 'Notices of lighthouses',
        client: 'Coast guard (former employer)',
        what: 'Files notices of lighthouses from a list of berths.',
      },
    ]),
  })
  expect(text).not.toContain('I built two collectors')
  expect(text).toMatch(/Port of Brest[^\n]*260 harbours/)
})

test('one of many works comes beside the sentence about all of them', () => {
  const about =
    'I was part of 17 tide collector implementations, leading six of them. Most were harbours with two to nine berths. I set up the list of berths, alerts and tables with Scrapy.'
  const text = letter({
    job,
    profile: profileOf(about, [
      {
        title: 'Tide collector for a harbour with four berths',
        what: 'Led the calls, designed the list of berths with Scrapy alerts and tables, and trained 14 pilots.',
        result: 'Went live in 13 weeks',
      },
    ]),
  })
  expect(text).toContain('It went live in 13 weeks')
})

test('how somebody began is no work for the client of a project', () => {
  const about =
    'Scrapy is my everyday work for 5 years now. I started as a clerk for a harbour office in Brest and I was tired of the same tide tables every morning, so I learned Python. :)'
  const text = letter({
    job,
    profile: profileOf(about, [
      {
        title: 'Tide form',
        client: 'harbour office, Brest',
        what: 'Button that fills a 9 page tide form from Scrapy results and alerts.',
        result: 'around 35 min saved per form',
      },
    ]),
  })
  expect(text).not.toMatch(/clerk[^\n]*35 min/)
  expect(text).not.toContain(':)')
})

test.each([
  ['Tide report app', 'I repaired an existing app, cut its sync time with Scrapy from 50 to 12 seconds.'],
  ['Tide application portal', 'Django site with Scrapy moved from a rented server to a cloud.'],
])('who has repaired or moved a thing has not built it: %s', (title, what) => {
  const text = letter({
    job,
    profile: profileOf('', [{ title, what, result: '12 seconds' }]),
  })
  expect(text).not.toMatch(/I built/)
})

test('facts in another language than the letter are no examples', () => {
  const text = letter({
    job: {
      title: 'Programador de Scrapy',
      description: 'Necesitamos a alguien que recoja tablas de mareas con Scrapy para el puerto cada noche.',
      category: 'Data Extraction',
      skills: ['Scrapy'],
    },
    profile: {
      ...profileOf('Llevo diez años con Scrapy. Recogí 40 tablas de mareas para un puerto.'),
      languages: [
        { value: 'es', label: 'Spanish' },
        { value: 'en', label: 'English' },
      ],
    },
    extraInformation: 'I can start on the 1st of July.',
  })
  expect(text).toContain('I can start on the 1st of July.')
  expect(text).not.toContain('en inglés: I can start')
})

test('the result of one work is no result of several', () => {
  const about =
    'My tide knowledge is from the user side: berths, alerts, tables of a harbour and the settings of Scrapy. I have done four tide collectors with Scrapy, two with alerts and two with tables for a harbour office.'
  const text = letter({
    job,
    profile: profileOf(about, [
      {
        title: 'Tide collector with alerts',
        what: 'Tables of tides become alerts, berths flow back to the tables of the harbour with Scrapy.',
        result: 'Entry of tides went from 20 minutes to about 3',
      },
    ]),
  })
  expect(text).not.toMatch(/four tide collectors[^.\n]*\.[^.\n]*20 minutes/)
})

test.each([
  [
    'Usually I work alone on Scrapy collectors of 4 to 8 weeks: one code base for tides and alerts, and a simple page for pilots.',
    /includes Usually/,
  ],
  ['Also:\n– Previously sysadmin at a harbour: Scrapy, 18,000 accounts, tide alerts.', /For a previously/],
])('what somebody is or does is no client and no thing: %s', (about, wrong) => {
  expect(letter({ job, profile: profileOf(about) })).not.toMatch(wrong)
})

test('the result of one work does not follow several in the perfect tense', () => {
  const about =
    'I work with Scrapy since 2012. I have parsed tide tables for a research group, made berth histories for a harbour clerk and built a small map of ferries for my own curiosity.'
  const text = letter({
    job,
    profile: profileOf(about, [
      {
        title: 'Berth histories for harbour reports',
        what: 'Script which takes a list of berths and makes a history of tides, alerts and ferries with Scrapy.',
        result: 'Used for 85 ships in the last year',
      },
    ]),
  })
  expect(text).not.toMatch(/curiosity\.[^.\n]*85 ships/)
})

const TIDES = {
  title: 'Tide tables for pilots',
  client: 'Pilot station, Cuxhaven',
  what: 'Collected tide tables and alerts of 40 harbours with Scrapy spiders, one list of berths for the pilots.',
  result: 'Late alerts down from 30 a week to 2',
}

test.each([
  'For nine years I was a tide clerk at a pilot station: tide tables, alerts, harbours and berths. A lot of that time went to Scrapy spiders. I left in 2021 and have taken small jobs since.',
  'I collect tide tables with Scrapy. I spent 9 years at a pilot station, went out on my own in 2019, and since then it has been harbours, alerts and berths for pilots.',
  'Most of my mornings are tide tables: harbours, alerts, berths for pilots. In 2018 I began making small Scrapy spiders, and since 2019 I have been a developer for pilot stations.',
  'I was tide clerk in a shipyard for 12 years and built the alerts there. It was used for nine. After it closed I started on my own account, and today I have 15 customers: ferries, a pilot station in Cuxhaven, two clinics with Scrapy spiders.',
  'I have eleven years of Scrapy: five at a pilot station (tide tables of harbours, alerts, berths), and since 2020 freelance.',
])('a career does not take the place of a project: %s', (about) => {
  expect(letter({ job, profile: profileOf(about, [TIDES]) })).toMatch(
    /^Hel?lo?.{0,5}\n\nFor a pilot station I collected tide tables|30 a week to 2/su,
  )
})

test('one text takes the place of one project only', () => {
  const about =
    'I collected tide tables of 40 harbours with Scrapy spiders for the pilots and wrote alerts for a list of berths.'
  const ferries = {
    title: 'Tide alerts for ferries',
    client: 'Ferry line, Gedser',
    what: 'Wrote alerts from tide tables with Scrapy spiders for the list of berths of 12 ferries.',
    result: 'No ferry has waited for the tide since 2022',
  }
  const text = letter({ job, profile: profileOf(about, [TIDES, ferries]) })
  expect(text).toContain('I collected tide tables')
  expect(text).not.toMatch(/pilots[^\n]*since 2022/)
})

test('a project takes the place of a line that says less of it, with what the line adds', () => {
  const about = 'Work:\n- Tide alerts with Scrapy, 40 harbours, 2,160 berths'
  const text = letter({
    job: { ...job, description: `${job.description} Alerts matter most.` },
    profile: profileOf(about, [{ ...TIDES, what: `${TIDES.what} 2,160 berths in all.` }]),
  })
  expect(text).toContain('(Pilot station, Cuxhaven)')
  expect(text).not.toContain('Tide alerts with Scrapy')
})

test('two works with one number in common are two works', () => {
  const text = letter({
    job: scraping(
      'We need somebody for Scrapy spiders that collect tide tables, and for alerts by text message.',
    ),
    profile: profileOf('', [
      {
        ...TIDES,
        what: 'Collected tide tables with Scrapy spiders for 130 harbours and their pilots on three coasts.',
      },
      {
        title: 'Lamp alerts',
        client: 'Marina, Leba',
        what: 'Wrote a service that sends alerts by text message to the keepers of 130 lamps.',
      },
    ]),
  })
  expect(text).toContain('For a pilot station')
  expect(text).toContain('For a marina')
})

test('a project is not told by a text on many of its kind', () => {
  const toStatement = (kind: 'work' | 'project', text: string): Statement => ({
    ...{ card: null, kind, text, url: null, weight: 10, common: new Map(), topics: topicStems(text) },
    ...{ skills: new Set(), hasFigure: true, followUps: [], ...(kind === 'work' && { isPassage: true }) },
  })
  const project = toStatement('project', 'I wrote the tide alerts of a harbour network with 900 berths.')
  const ofOne = toStatement(
    'work',
    'In 2021 I built tide alerts for a harbour with 900 berths. It took a week.',
  )
  const ofMany = toStatement(
    'work',
    'In 2021 I built 13 tide alerts, from a marina to a harbour with 900 berths. It took a week.',
  )
  expect(removeRepeated([ofOne, project])).toEqual([ofOne])
  expect(removeRepeated([ofMany, project])).toEqual([ofMany, project])
})

test('a text that names the client of a listed project is about that work', () => {
  const text = letter({
    job: scraping('We need somebody for Scrapy spiders that collect tide tables, and for alerts by SMS.'),
    profile: profileOf(
      'Two offices have been through a check of their tides with me. One was a pilot station in the north, where I kept the Scrapy spiders, tide tables, alerts and log of the checks; the other was a marina.',
      [
        {
          title: 'Tide tables on Scrapy',
          client: 'Pilot station',
          what: 'Scrapy spiders for tide tables, alerts by SMS, log of all checks.',
        },
        { title: 'Lamp alerts', client: 'Marina, Leba', what: 'SMS alerts for keepers of lamps, Scrapy.' },
      ],
    ),
  })
  expect(text).toContain('Tide tables on Scrapy')
  expect(text).not.toContain('Two offices')
})

test('tells counts of one thing apart', () => {
  expect(countsOtherwise('over 900 tide tables for 23 harbours', '160 tables for a pilot')).toBe(true)
  expect(countsOtherwise('900 tables in 3 weeks', '900 tables in 4 weeks')).toBe(false)
})
