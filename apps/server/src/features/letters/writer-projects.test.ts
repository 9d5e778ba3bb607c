/** Tests how the projects of profiles become sentences. */
import { expect, test } from 'vitest'
import { fragments, letter, scraping } from './testing/sentences.ts'

test('a project gets a subject, and names its client once', () => {
  const job = scraping(
    'We need prices from shops and receipts from supplier portals every night, with Scrapy.',
  )
  const [monitor, robot] = (fragments.projects ?? []).map((project) =>
    letter({ job, profile: { ...fragments, projects: [project] } }),
  )
  expect(monitor).toMatch(/\bI (?:also )?built a price monitor for a paint wholesaler: it scrapes/)
  expect(robot).toContain('a receipt robot: it logs into 9 supplier portals')
  expect(`${monitor}${robot}`).not.toMatch(/Norway|(?:^|[.] |\n)(?:Price monitor|Receipt robot)/)
})

test('calls a project the closest only where it shares more than one word of the title', () => {
  const one = scraping('Collect the prices of twelve shops.', 'Scrape events')
  const two = scraping('Collect the prices of twelve shops.', 'Price monitor for shops')
  const closest = 'Closest to what you need: Prices: twelve shops (Paint wholesaler).'
  const project = {
    client: 'Paint wholesaler',
    what: 'Scrapy, every night.',
    result: '',
    url: '',
    skills: [],
  }
  const profile = { ...fragments, about: '', projects: [{ ...project, title: 'Prices: twelve shops' }] }
  expect(letter({ job: one, profile })).not.toContain(closest)
  expect(letter({ job: two, profile })).toContain(closest)
})

test('names and abbreviations keep their form in a project', () => {
  const project = { url: '', skills: [], result: '' }
  const projects = [
    {
      ...project,
      title: 'List of solar installers',
      client: '',
      what: 'Google Maps and mail checks, by Scrapy',
    },
    { ...project, title: 'Customs forms', client: 'Group of nine brokers', what: 'ASP.NET MVC application' },
  ]
  const job = scraping(
    'Scrapy for Google Maps, and an ASP.NET MVC application for customs.',
    'Google Maps list',
  )
  const [installers, brokers] = projects.map((one) =>
    letter({ job, profile: { ...fragments, about: '', projects: [one] } }),
  )
  expect(installers).toContain('I worked on a list of solar installers: Google Maps and')
  expect(brokers).toContain('For a group of nine brokers I built an ASP.NET MVC application')
})

test.each([
  [
    'SwiftUI app with a Node.js API',
    'For a running club association I built a SwiftUI app with a Node.js API. Rejected builds went down',
  ],
  [
    'Twelve weeks of training plans',
    'For a running club association I worked on Stride: twelve weeks of training plans. Rejected builds went down',
  ],
])('a project is described by what was built, else by its title: %s', (what, expected) => {
  const project = {
    title: 'Stride',
    client: 'Running club association',
    what,
    result: 'Rejected builds down from 9 to 1',
    url: '',
    skills: ['Swift'],
  }
  const profile = { title: 'iOS developer', about: '', skills: ['Swift'], projects: [project] }
  const job = {
    title: 'SwiftUI app for runners',
    description: 'An app in SwiftUI.',
    category: '',
    skills: ['Swift'],
  }
  expect(letter({ job, profile })).toContain(expected)
})

test.each([
  [
    { title: 'Django bookshop from one EC2 box to ECS', client: 'Boekhuis', what: 'Celery and Postgres.' },
    'For Boekhuis I moved a Django bookshop from one EC2 box to ECS. Celery and Postgres.',
  ],
  [
    { title: 'Did the valves save water?', client: 'Fleet operator, Porto', what: 'Loki, Grafana and R.' },
    'For a fleet operator I worked on “Did the valves save water?” Loki, Grafana and R.',
  ],
  [
    {
      title: 'Yield maps: what grows where',
      client: 'Planning office, Perth',
      what: 'Rebuilt on GeoServer.',
    },
    'An example from my work: Yield maps: what grows where (Planning office, Perth). Rebuilt on GeoServer.',
  ],
  [
    { title: 'Logs of 23 containers', client: '', what: 'Linked charts, alerts, heat map.' },
    'I worked on logs of 23 containers: linked charts, alerts, heat map.',
  ],
  [
    { title: 'Web classes', client: 'women’s centre, Lviv', what: 'Mapped three courses.' },
    'For a women’s centre, I mapped three courses.',
  ],
])('a project is told without a verb where none is certain: %o', (parts, expected) => {
  const projects = [{ result: '', url: '', skills: ['Docker'], ...parts }]
  const profile = { title: 'Engineer', about: '', skills: ['Docker'], projects }
  const job = { title: 'Docker', description: 'Containers with Docker.', category: '', skills: ['Docker'] }
  expect(letter({ job, profile })).toContain(expected)
})

test('what somebody moved is not told as built, and a certificate keeps its level', () => {
  const project = {
    title: 'Booking tool moved out of a cupboard',
    client: 'Dental school',
    what: 'Scrapy app behind Nginx. Rebuilt on EC2 with backups.',
    result: '',
    url: '',
    skills: ['Scrapy'],
  }
  const about = 'AWS Certified Solutions Architect – Associate since 2021.'
  const job = scraping('Move our Scrapy app to AWS EC2.', 'Scrapy app to AWS')
  const profile = { ...fragments, about, skills: ['AWS', 'Scrapy'], projects: [project] }
  const text = letter({ job, profile })
  expect(text).toContain(
    'Booking tool moved out of a cupboard (Dental school): Scrapy app behind Nginx. Rebuilt on EC2 with backups.',
  )
  expect(text).toContain('I have been an AWS Certified Solutions Architect – Associate since 2021.')
})

test.each([
  [
    'Sheet for sellers',
    'A workbook with 600 formulas turned into a page: sliders.',
    'For Calor I turned a workbook',
  ],
  [
    'Intranet of a bank',
    'Design and Vue front end: profiles, groups.',
    'For Calor I did the design and Vue front end',
  ],
  [
    'Components inside Retool',
    'Custom components for yield, linked zoom.',
    'For Calor I built components inside Retool: custom',
  ],
])('tells a project by what was done: %s', (title, what, expected) => {
  const project = { title, client: 'Calor', what, result: '', url: '', skills: ['Scrapy'] }
  const text = letter({
    job: scraping(what, title),
    profile: { ...fragments, about: '', projects: [project] },
  })
  expect(text).toContain(expected)
})

test.each([
  ['Accountant in Bristol', 'for an accountant in Bristol'],
  ['Tourist board of Hel', 'for the tourist board of Hel'],
])('a client without a name gets an article: %s', (client, expected) => {
  const project = {
    title: 'Invoices to one table',
    client,
    what: 'Scrapy, every supplier has its own form.',
    result: '',
    url: '',
    skills: ['Scrapy'],
  }
  const text = letter({ job: scraping('Scrape invoices.'), profile: { ...fragments, projects: [project] } })
  expect(text.toLowerCase()).toContain(expected.toLowerCase())
})

test('a project with a name is an item with its client', () => {
  const project = {
    title: 'Sort & Save',
    client: 'Brikfeld',
    what: 'From a photo of a shelf to the prices of 12 shops.',
    result: '',
    url: '',
    skills: ['Scrapy'],
  }
  const job = scraping('Prices of shops with Scrapy.')
  expect(letter({ job, profile: { ...fragments, about: '', projects: [project] } })).toContain(
    'Sort & Save (Brikfeld): from a photo of a shelf to the prices of 12 shops.',
  )
})

test.each([
  [
    {
      title: 'Outside architect for a price portal',
      client: 'Harbel, Denver',
      what: 'I set the rules for 12 shops.',
    },
    'For Harbel in Denver I was the outside architect for a price portal. I set the rules for 12 shops.',
  ],
  [
    {
      title: 'Prices of mills',
      client: 'Kvarnby',
      what: 'Gradual rebuild of an old price list into Scrapy spiders.',
    },
    'For Kvarnby I worked on the gradual rebuild of an old price list into Scrapy spiders.',
  ],
  [
    {
      title: 'Price list online',
      client: 'Wearside Mills',
      what: 'The firm had 2,400 lines of prices in a file. I moved them into spiders with Scrapy.',
    },
    'Wearside Mills had 2,400 lines of prices in a file. I moved them into spiders with Scrapy.',
  ],
  [
    {
      title: 'Mill price ageing',
      client: 'Voltera Mills, Graz',
      what: 'From 18 months of prices I estimated a curve for each mill with Scrapy spiders.',
    },
    'For Voltera Mills in Graz: from 18 months of prices I estimated a curve for each mill with Scrapy spiders.',
  ],
  [
    {
      title: 'Prices of mills',
      client: 'Confidential, contact on request',
      what: 'Spiders for the prices of 40 mills.',
    },
    'I built spiders for the prices of 40 mills.',
  ],
])('the sentence about a project of %o names its client and what was done', (fields, expected) => {
  const project = { result: '', url: '', skills: ['Scrapy'], ...fields }
  const job = scraping('Prices of shops and mills with Scrapy, an architect for the price portal.')
  const text = letter({ job, profile: { ...fragments, about: '', projects: [project] } })
  expect(text).toContain(expected)
  expect(text).not.toContain('Confidential')
})

test('a passage about tools does not take the place of a project', () => {
  const project = {
    title: 'Price pad',
    client: 'Studio Tarcza',
    what: 'I built Scrapy spiders with asyncio and Playwright that put the prices of 40 mills in Postgres.',
    result: '25 buyers use it every day.',
    url: '',
    skills: ['Scrapy'],
  }
  const about =
    'I work with Scrapy, asyncio, Playwright, Postgres. I use Scrapy rather than Selenium for prices of mills. For tables I write SQL in Postgres and put the prices of spiders in one place.'
  const job = scraping('Scrapy spiders for prices of mills, in Postgres.')
  expect(letter({ job, profile: { ...fragments, about, projects: [project] } })).toContain(
    'I built Scrapy spiders with asyncio and Playwright',
  )
})

test('does not claim what a client did', () => {
  const about =
    "In March 2024 the ticket shop's Scrapy server refused new prices every Friday, when the mills opened their books."
  expect(
    letter({
      job: scraping('Scrapy server for prices of mills.'),
      profile: { ...fragments, about, projects: [] },
    }),
  ).not.toContain('I refused')
})

test.each([
  [
    {
      title: 'Prices of schools',
      client: 'Ministry of Education',
      what: 'The school had 800 prices. I put them into spiders.',
    },
    'The Ministry of Education had',
  ],
  [
    {
      title: 'Tax advisor for mills',
      client: 'Stride Ltd',
      what: 'An app with Scrapy that plans the prices of mills.',
    },
    'I was the tax advisor',
  ],
  [
    {
      title: 'Price viewer',
      client: 'Krause',
      what: 'Performance tests of the viewer on 40 mills with Scrapy.',
    },
    'I built the price viewer',
  ],
  [
    {
      title: 'Mill prices',
      client: 'Krause',
      what: 'Replacement of the printer failed. I fixed the Scrapy spiders.',
    },
    'I worked on the replacement of the printer failed',
  ],
  [
    {
      title: 'Packing lists into a database',
      client: 'Krause',
      what: 'Python program with Scrapy that reads 48 layouts.',
    },
    'I built a packing lists',
  ],
])('a project of %o becomes no false sentence', (fields, wrong) => {
  const project = { result: '', url: '', skills: ['Scrapy'], ...fields }
  const job = scraping('Prices of shops and mills with Scrapy, a viewer and a tax advisor.')
  expect(letter({ job, profile: { ...fragments, about: '', projects: [project] } })).not.toContain(wrong)
})

test('does not claim what went down or up as work', () => {
  const about =
    'Deploys of the Scrapy spiders for prices went from one a month to 4 a week. Releases went from a scary evening to ten minutes with Scrapy.'
  const text = letter({
    job: scraping('Scrapy spiders for prices.'),
    profile: { ...fragments, about, projects: [] },
  })
  expect(text).not.toMatch(/I (?:deploy|release)\b/)
})

test('who reviewed a thing has not built it', () => {
  const project = {
    title: 'Bill review for a publisher',
    client: 'Lundkvist Press',
    what: 'Two Scrapy sites with pictures in S3; the account held a forgotten gateway.',
    result: 'The bill fell by half.',
    url: '',
    skills: ['Scrapy'],
  }
  const text = letter({
    job: scraping('Look at the bill of our Scrapy sites.'),
    profile: { ...fragments, about: '', projects: [project] },
  })
  expect(text).not.toMatch(/I built/)
  expect(text).toContain('Lundkvist Press')
})
