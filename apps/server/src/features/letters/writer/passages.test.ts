/** Tests where the passages of a profile end. */
import { expect, test } from 'vitest'
import { letter, scraping } from '../testing/sentences.ts'
import { tellsNoSingleWork } from './past-work.ts'

const job = scraping('We need Scrapy spiders that collect tide tables every night.')
const about =
  'I build collectors. For a harbour office I collected 40 tide tables with Scrapy; pilots read them each morning. Built a berth bot for a ferry company that books 400 places a month. Evaluated three scanners for an insurer and replaced two of them.'

test('a passage ends where the work for another client begins', () => {
  const text = letter({ job, profile: { title: 'Python developer', about, skills: ['Scrapy'] } })
  expect(text).toContain('For a harbour office I collected 40 tide tables')
  expect(text).not.toContain('berth bot')
})

test.each([
  ['Maintain a tide archive with 200 users.', 'I maintain a tide archive with 200 users.'],
  ['Comfortable with Scrapy and tide charts.', 'I am comfortable with Scrapy and tide charts.'],
])('a fragment in a passage gets its subject: %s', (fragment, sentence) => {
  const own = `For a harbour office I collected 40 tide tables with Scrapy. ${fragment} It went from 9 hours to 50 minutes.`
  expect(letter({ job, profile: { title: 'Python developer', about: own, skills: ['Scrapy'] } })).toContain(
    sentence,
  )
})

test('whom articles are written for is no client', () => {
  const own =
    'I write about software for people who have to use it. 210 articles for SaaS companies since 2017, among them two German vendors. One guide on invoices has ranked first for three years. Edited 30+ theses in sociology and business, always in tracked changes.'
  const thesis = {
    title: 'Thesis proofreading in Word',
    description: 'Please proofread my thesis in sociology, with tracked changes.',
    category: 'Writing',
    skills: ['Proofreading'],
  }
  const text = letter({ job: thesis, profile: { title: 'Editor', about: own, skills: ['Proofreading'] } })
  expect(text).toContain('I edited 30+ theses')
  expect(text).not.toContain('For SaaS')
})

test('the years of experience before a list of projects are mentioned once', () => {
  const own =
    '14 years of Scrapy and Python. Found a gap in the tide tables of a harbour that three vendors had given up on. Tuned a nightly tide archive from 11 hours to 50 minutes.'
  const text = letter({ job, profile: { title: 'Python developer', about: own, skills: ['Scrapy'] } })
  expect(text.match(/14 years/g)).toHaveLength(1)
  expect(text).not.toContain('An example from my work')
})

const written = (about: string) =>
  letter({ job, profile: { title: 'Python developer', about, skills: ['Scrapy'] } })

test('says nothing of the children', () => {
  const own =
    'For a harbour office I collected 40 tide tables with Scrapy every night; pilots read them each morning. I have two school-age kids, so I am offline from 3 to 6.'
  expect(written(own)).toContain('40 tide tables')
  expect(written(own)).not.toContain('kids')
})

test('a work and what the person usually does are not told as one', () => {
  const text = letter({
    job,
    profile: {
      title: 'Python developer',
      about:
        'Typical work: moving Scrapy spiders from one server to containers, cutting bills and collecting tide tables every night. For tides I use Scrapy with a queue, and I put the tables where pilots can read them.',
      skills: ['Scrapy'],
      projects: [
        {
          title: 'Tide board for a harbour office',
          client: 'Port of Brest',
          what: 'Scrapy spiders write the tide tables of 40 ports to a queue; a board shows them to pilots.',
          result: 'Missing tide tables went from 7.1% to 1.6% in ten weeks.',
          url: '',
          skills: ['Scrapy'],
        },
      ],
    },
  })
  expect(text).toContain('1.6%')
  expect(text.match(/moving Scrapy spiders from one server/g) ?? []).toHaveLength(0)
})

test.each([
  [
    'an age is not told',
    'I have collected tide tables with Scrapy since 2009, when nobody else at the harbour office could code. I am 52, I live in Brest, and I still read each of the 40 tables every night.',
    'could code. I live in Brest',
  ],
  [
    'an employer is no client',
    'Ferry company, 2014-2019, employee. On-premise cluster, 40 ports, tide tables. I owned the Scrapy spiders and the upgrade path of the queue. Converted the tide tables to one format, 40 minutes of downtime in total.',
    'I was employed at a ferry company from 2014 to 2019. On-premise cluster',
  ],
  [
    'the business of a relative is a client',
    "- My uncle's ferry office (Tide & Sons). Scrapy spiders for 40 tide tables every night, a queue, and a page that shows them. It went from nothing to 8 readers a week.",
    "One of my clients was my uncle's ferry office",
  ],
  [
    'the sentence before a work names its client',
    'After that I moved to a company that trains harbour pilots, and there I met Scrapy.\n\nFor them I wrote 40 Scrapy spiders that collect tide tables every night.',
    'For a company that trains harbour pilots I wrote 40 Scrapy spiders',
  ],
  [
    'the years of an entry are no part of a client',
    '2011-2016 harbour office. Scrapy spiders, tide tables, PostgreSQL, 40 ports every night.',
    'For a harbour office I ',
  ],
])('%s', (_, own, told) => {
  expect(written(own)).toContain(told)
})

test('a passage does not begin with a deed that the sentence before names', () => {
  const own =
    'Ports come to me.\n\nI have done it four times with Scrapy: twice from Perl, once from Java and once from a shell script that ran every night.\n\nFor a harbour office I collected 40 tide tables with Scrapy; pilots read them each morning.'
  expect(written(own)).not.toContain('done it four times')
})

test('a list of clients or jobs is no single work', () => {
  expect(tellsNoSingleWork('I did about 9 small jobs, mostly for pilots.')).toBe(true)
  expect(tellsNoSingleWork('Clients have included two ferry firms, a tide bank and a harbour network.')).toBe(
    true,
  )
  expect(tellsNoSingleWork('Clients of the ferry firm read the tables that I collected.')).toBe(false)
})
