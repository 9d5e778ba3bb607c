/** Tests how a letter introduces projects with a name for a title, without a client, or described by what they do. */
import { expect, test } from 'vitest'
import { letter, scraping } from '../testing/sentences.ts'

test.each([
  [
    'MV2 to MV3 migration',
    'Harbour office, Cork',
    'Move old tide extension to Manifest V3.',
    'For a harbour office, I moved old tide extension to Manifest V3',
  ],
  [
    'Finished an abandoned tide portal',
    'Telecom, Cork',
    'Previous developer had left. Added 40 harbours.',
    'For a telecom I finished an abandoned tide portal: previous developer had left',
  ],
  [
    'Tide map of a harbour',
    "County engineer's office",
    'It draws the water level of 40 harbours.',
    "For a county engineer's office I worked on",
  ],
  [
    'Tide dashboard and alerts',
    'Port of Brest',
    'Screens for 40 harbours, read by pilots each morning.',
    'For the Port of Brest I worked on a tide dashboard and alerts',
  ],
  [
    'Tide reminder bot',
    'Port of Brest',
    'Texted 900 pilots before each tide.',
    'For the Port of Brest I built a tide reminder bot: it texted 900 pilots before each tide.',
  ],
  [
    'Harbour names corpus',
    'Port of Brest',
    '4,000 names from old maps, with the source of each.',
    'For the Port of Brest I worked on a harbour names corpus',
  ],
  [
    'Weighing station with a touch screen',
    'Port of Brest',
    'Scale, label printer and screen in one box.',
    'For the Port of Brest I worked on a weighing station with a touch screen',
  ],
  [
    'Nightly tides from Jenkins',
    'Telecom, Cork',
    'Jenkins pipeline starts scripts on a remote host; alerts in a chat.',
    'Jenkins pipeline starts scripts on a remote host',
  ],
  [
    'driftlog',
    '',
    'It collects tides every hour.',
    'One of my projects is driftlog. It collects tides every hour.',
  ],
  [
    'driftlog',
    'Hobby project',
    'Terminal program for tides.',
    'One of my projects is driftlog: terminal program for tides.',
  ],
  [
    'driftlog',
    '',
    'A terminal program for tides.',
    'One of my projects is driftlog, a terminal program for tides.',
  ],
  [
    'Which Tide?',
    'side project',
    'Quiz about tides.',
    'One of my projects is “Which Tide?”: quiz about tides.',
  ],
  [
    'Monthly tide tables',
    'A port',
    'One workbook with Power Query collects the waves of 40 harbours.',
    'I worked on monthly tide tables. One workbook with Power Query collects',
  ],
  [
    'Tide alarm for anglers',
    'A fishing club',
    'It watches 40 harbours and sends a message before the tide turns.',
    'For a fishing club I worked on a tide alarm for anglers: it watches 40 harbours',
  ],
  [
    'Tide study of a bridge',
    'A port',
    'Counts of 210 waves joined to the map.',
    'I worked on the tide study of a bridge: counts of 210 waves joined to the map',
  ],
  [
    'Splitting a tide service',
    'Municipality of 90,000 inhabitants',
    'Python behind RabbitMQ.',
    'For a municipality of 90,000 inhabitants I worked on splitting a tide service',
  ],
  [
    'Move 210 GB of tides from AWS RDS to a dedicated server',
    'A Baltic port',
    'Dump with Python scripts, then replication.',
    'For a Baltic port I moved 210 GB of tides from AWS RDS to a dedicated server',
  ],
  [
    'Outages of a tide service',
    'A Baltic port',
    'A PHP application on EC2 opened connections that it never closed. I found the cause in Python logs.',
    'For a Baltic port I worked on the outages of a tide service',
  ],
  [
    'Tide counter',
    'A Baltic port',
    'Queries a gauge for each pier.',
    'For a Baltic port I built the tide counter: it queries a gauge for each pier.',
  ],
])('a project that is a name or has no client: %s, %s', (title, client, what, expected) => {
  const projects = [{ title, client, what, result: '', url: '', skills: ['Python'] }]
  const profile = { title: 'Python developer', about: '', skills: ['Python'], projects }
  const job = { title: 'Tides', description: 'A Python program for tides.', category: '', skills: ['Python'] }
  expect(letter({ job, profile })).toContain(expected)
})

test('a title that names what the post asks for is in the letter where the description does not name it', () => {
  const what = 'Django site on PostgreSQL with SMS for each gauge.'
  const project = { title: 'Tide alarm system', client: 'A Baltic port', what, result: '', url: '' }
  const profile = { title: 'Python developer', about: '', skills: [], projects: [{ ...project, skills: [] }] }
  const job = { title: 'Alarm for floods', description: 'A Django site.', category: '', skills: ['Django'] }
  expect(letter({ job, profile })).toContain(
    'For a Baltic port I built a tide alarm system: Django site on PostgreSQL with SMS for each gauge.',
  )
})

test('the work that the person wishes first comes first', () => {
  const project = (title: string, what: string) => ({
    title,
    client: 'A port',
    what,
    result: '',
    url: '',
    skills: [],
  })
  const projects = [
    project('Tide alarm system', 'Django site on PostgreSQL with SMS for each gauge and each flood.'),
    project('Masking gateway', 'Django service that takes the names of captains out of reports.'),
  ]
  const profile = { title: 'Python developer', about: '', skills: ['Django'], projects }
  const job = {
    title: 'Alarm for floods',
    description: 'Django, SMS for floods.',
    category: '',
    skills: ['Django'],
  }
  const first = (extraInformation: string) => letter({ job, profile, extraInformation }).match(/^– .*$/m)?.[0]
  expect(first('')).toContain('alarm')
  expect(first('Mention the masking project first.')).toContain('asking')
})

test.each([
  ['Python service with a queue.', 'I built the berth triage service'],
  ['Python service with a queue. I did its tests and the image.', 'I worked on a berth triage service'],
  ['Python service that a previous team had left.', 'I worked on a berth triage service'],
])('who made a part of a thing has not built it: %s', (what, told) => {
  const project = {
    title: 'Berth triage service',
    what,
    client: 'A ferry line',
    result: '',
    url: '',
    skills: ['Scrapy'],
  }
  const profile = { title: 'Python developer', about: '', projects: [project] }
  expect(letter({ job: scraping('Scrapy.'), profile })).toContain(told)
})

test.each([
  [
    'Nightly tide tables',
    'Scrapy spiders for 23 harbours. Ran on a small server with an alert.',
    'It ran on a small server',
  ],
  [
    'Tide helper on GPT',
    'Bot answers pilots from 220 tide articles with Scrapy, and keeps the context.',
    'The bot answers pilots',
  ],
  [
    'Tide ticket reader',
    'Python script reads scanned tide tickets and checks them with Scrapy.',
    'A Python script reads scanned',
  ],
])('what a work does has its subject: %s', (title, what, told) => {
  const project = { title, client: 'Harbour office', what, result: '', url: '', skills: ['Scrapy'] }
  const profile = { title: 'Python developer', about: '', projects: [project], skills: ['Scrapy'] }
  expect(letter({ job: scraping('Scrapy spiders for tide tables.'), profile })).toContain(told)
})

test('a name that the post has and only the title of a project stands beside the client', () => {
  const project = {
    title: 'TideCon follow-up',
    client: 'Harbour office',
    what: 'Prepared invitations to 6,200 pilots with Scrapy, and a page for meetings.',
    result: '430 visits',
    url: '',
    skills: ['Scrapy'],
  }
  const profile = { title: 'Python developer', about: '', projects: [project], skills: ['Scrapy'] }
  expect(letter({ job: scraping('Scrapy spiders for Tidecon.'), profile })).toContain(
    'For a harbour office (TideCon follow-up), I prepared invitations',
  )
})

test('what begins with a digit and is a name is no count of a deed', () => {
  const project = {
    title: 'Tide phones of pilots',
    client: 'Harbour office',
    what: 'Hosted 3TX, 4 lines for pilots with Scrapy, and rules for the night.',
    result: '',
    url: '',
    skills: ['Scrapy'],
  }
  const profile = { title: 'Phone technician', about: '', projects: [project], skills: ['Scrapy'] }
  expect(letter({ job: scraping('Scrapy for phones.'), profile })).not.toContain('I hosted')
})

test('the first word of a title is no name', () => {
  const project = {
    title: 'Inference speed-up',
    client: 'Harbour office',
    what: 'Moved the preprocessing of tides with Scrapy to a faster machine.',
    result: '',
    url: '',
    skills: ['Scrapy'],
  }
  const profile = { title: 'Python developer', about: '', projects: [project], skills: ['Scrapy'] }
  expect(letter({ job: scraping('Scrapy spiders and inference.'), profile })).toContain(
    'For a harbour office, I moved',
  )
})

test.each([
  ['Couple writing about tides at 45', 'For a couple writing about tides at 45'],
  ['Finnish TV production', 'For a Finnish TV production'],
  ['Two-pilot harbour office in Brest', 'For a two-pilot harbour office in Brest'],
])('a client that is no name has its article: %s', (client, told) => {
  const project = {
    title: 'Tide tables',
    client,
    what: 'Collected 40 tide tables with Scrapy for the archive of the coast.',
    result: '',
    url: '',
    skills: ['Scrapy'],
  }
  const profile = { title: 'Python developer', about: '', projects: [project], skills: ['Scrapy'] }
  expect(letter({ job: scraping('Scrapy spiders.'), profile })).toContain(told)
})

test.each([
  ['Built in Glide on their sheet.', 'It was built in Glide on their sheet.'],
  ['Trained on 14 months of tides.', 'It was trained on 14 months of tides.'],
  ['Built a map of the pier.', 'I built a map of the pier.'],
])('how a thing was made is no deed: %s', (part, sentence) => {
  const text = letter({
    job: scraping('We need somebody for Scrapy spiders that collect tide tables.'),
    profile: {
      title: 'Python developer',
      about: '',
      skills: ['Scrapy'],
      projects: [
        {
          title: 'Tide app',
          client: 'Harbour office',
          what: `App that shows tide tables of 40 piers, collected with Scrapy. ${part}`,
          result: '',
          url: '',
          skills: ['Scrapy'],
        },
      ],
    },
  })
  expect(text).toContain(sentence)
})
