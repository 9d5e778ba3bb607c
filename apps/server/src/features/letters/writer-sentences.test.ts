/** Tests the sentences of the built-in writer: projects, fragments, tools and questions. Posts and profiles are invented. */
import { expect, test } from 'vitest'
import { createTask, type TaskInput } from './testing/task.ts'
import { writeLetter } from './writer/index.ts'

const slowStore: TaskInput['job'] = {
  title: 'Speed up my Shopify store',
  description: '',
  category: 'Ecommerce Website Development',
  skills: ['Shopify'],
}
const shopDeveloper: TaskInput['profile'] = {
  title: 'Shopify developer',
  about:
    'Took a furniture store from 28 to 74 on mobile PageSpeed. I moved 150 shops to new hosting. Based in Valencia, Spain.',
  skills: ['Shopify', 'Liquid'],
}
const letter = (input: Pick<TaskInput, 'job' | 'profile' | 'extraInformation'>) =>
  writeLetter(createTask(input))

/** The profile of somebody whose cards are fragments: projects, labels and lists. */
const fragments: TaskInput['profile'] = {
  title: 'Python developer',
  about: [
    'Garden shop: prices of 7 rivals every night, mailed as a spreadsheet at 5 am',
    'Also do: nginx, Postfix, Ansible for small firms',
    'Monthly stock report of 20 pages became one Metabase dashboard.',
    'Proofread 40 manuals since 2017.',
  ].join('\n'),
  skills: ['Python', 'Scrapy', 'Web Scraping', 'pandas', 'Ansible'],
  projects: [
    {
      title: 'Price monitor for a paint wholesaler',
      client: 'Paint wholesaler, Norway',
      what: 'Scrapes 12 shops with Scrapy and matches articles by EAN',
      result: 'Margin up 2 points in a year',
      url: '',
      skills: ['Scrapy'],
    },
    {
      title: 'Receipt robot',
      client: '',
      what: 'Logs into 9 supplier portals and files receipts every night',
      result: '',
      url: '',
      skills: ['Scrapy'],
    },
  ],
}
const scraping = (description: string, title = 'Scrape supplier portals'): TaskInput['job'] => ({
  title,
  description,
  category: 'Data Extraction',
  skills: ['Python', 'Scrapy'],
})

test('a project gets a subject, and names its client once', () => {
  const job = scraping(
    'We need prices from shops and receipts from supplier portals every night, with Scrapy.',
  )
  const text = letter({ job, profile: fragments })
  expect(text).toMatch(/\bI (?:also )?built a price monitor for a paint wholesaler: it scrapes/)
  expect(text).toContain('a receipt robot: it logs into 9 supplier portals')
  expect(text).not.toMatch(/Norway|(?:^|[.] |\n)(?:Price monitor|Receipt robot)/)
})

test('a labelled fragment becomes an example', () => {
  const job = scraping(
    'A garden shop wants the prices of its rivals every night, as a spreadsheet.',
    'Garden shop prices',
  )
  expect(letter({ job, profile: { ...fragments, projects: [] } })).toContain(
    'For a garden shop I worked on prices of 7 rivals every night',
  )
})

test('a verb is no label', () => {
  const job = scraping('Set up nginx, Postfix and Ansible on two servers.', 'Server with nginx and Postfix')
  const text = letter({ job, profile: fragments })
  expect(text).toContain('I do nginx, Postfix, Ansible for small firms')
  expect(text).not.toContain('do:')
})

test('fragments get the article and the tense that they lack', () => {
  const report = scraping('Turn our monthly stock report into a Metabase dashboard.', 'Metabase dashboard')
  expect(letter({ job: report, profile: fragments })).toContain('monthly stock report of 20 pages became')
  expect(letter({ job: report, profile: fragments })).not.toContain('Monthly')
  const manuals = scraping('Proofread our manuals.', 'Proofread manuals')
  expect(letter({ job: manuals, profile: fragments })).toContain('I have proofread 40 manuals since 2017')
})

test('lists tools once, and neither activities nor what the title says', () => {
  const job = scraping(
    'Tell us your experience with web scraping and Python. What is your experience with pandas? Describe your skills in Ansible.',
  )
  const text = letter({ job, profile: { ...fragments, about: '', projects: [] } })
  expect(text.match(/\bwork with\b/g) ?? []).toHaveLength(1)
  expect(text).not.toMatch(/work with[^.]*Web Scraping/)
  const only = letter({ job: scraping('A small Python script.', 'Python script'), profile: fragments })
  expect(only).not.toMatch(/also work with Python\./)
})

test('calls a project the closest only where it shares more than one word of the title', () => {
  const one = scraping('Collect the prices of twelve shops.', 'Scrape events')
  const two = scraping('Collect the prices of twelve shops.', 'Price monitor for shops')
  const closest = 'The closest work I have done is a price monitor'
  expect(letter({ job: one, profile: fragments })).not.toContain(closest)
  expect(letter({ job: two, profile: { ...fragments, about: '' } })).toContain(closest)
})

test.each([
  ['a tool that runs again anyway', 'Build scraping bots for auction sites.'],
  ['a schedule', 'Scrape the prices of these shops daily.'],
  ['a single run', 'Scrape the prices of these shops, one-time job.'],
])('does not ask whether an export repeats where the post says %s', (_, description) => {
  expect(letter({ job: scraping(description), profile: fragments })).not.toContain('on a schedule')
})

test('names the place where the post speaks of hours', () => {
  const job = { ...slowStore, description: 'Our store is slow. Overlap with European business hours.' }
  const text = letter({ job, profile: shopDeveloper })
  expect(text).toContain('I am based in Valencia, Spain.')
})

test('a letter of few words takes weaker cards', () => {
  const about =
    'Took a Shopify furniture store from 28 to 74 on mobile speed. I moved 150 shops to new hosting for an agency.'
  const job = {
    ...slowStore,
    title: 'Speed of a Shopify furniture store on mobile',
    description: 'It needs better hosting.',
  }
  expect(letter({ job, profile: { ...shopDeveloper, about } })).toContain('I moved 150 shops')
})

test('a text with a verb of its own stays as it is', () => {
  const about = [
    'WooCommerce with variants, bookings and feeds is routine; the largest shop has 28,000 products.',
    'Shopify furniture: run three of them for a maker of chairs, 400 orders a day',
  ].join('\n')
  const job = { ...slowStore, title: 'WooCommerce shop for furniture', description: 'WooCommerce and feeds.' }
  const text = letter({ job, profile: { ...shopDeveloper, about } })
  expect(text).toContain('WooCommerce with variants, bookings and feeds is routine')
  expect(text).not.toMatch(/includes (?:an? )?(?:WooCommerce|run)/)
})

test.each([
  ['about 3 weeks, 3,600 USD in total', 'I can do it in about 3 weeks for 3,600 USD in total.'],
  ['Used Liquid once for a bakery.', 'I used Liquid once for a bakery.'],
  ['30 pages would take me around 2 hours', '30 pages would take me around 2 hours.'],
])('prints the additional information %s as a sentence', (extraInformation, sentence) => {
  const text = writeLetter(createTask({ job: slowStore, profile: shopDeveloper, extraInformation }))
  expect(text).toContain(sentence)
  expect(text).not.toContain('My work includes')
})

test('the plan that the person notes takes the place of a remark', () => {
  const task = { job: slowStore, profile: shopDeveloper }
  const own = 'I’d start with the images of your product pages.'
  const plan = (text: string) => text.match(/I(?: would|’d) [^.]*\./g) ?? []
  expect(plan(writeLetter(createTask(task)))).toHaveLength(1)
  expect(plan(writeLetter(createTask({ ...task, extraInformation: own })))).toEqual([own])
})

test('a sentence that goes on after a semicolon gets its subject', () => {
  const about = 'I built a Shopify import for a furniture shop; runs every night on one server.'
  expect(letter({ job: slowStore, profile: { ...shopDeveloper, about } })).toContain('; it runs every night')
})

test('the hours of the person are left out where the post names none', () => {
  const profile = { ...shopDeveloper, availability: '30 hours a week; overlap with US Eastern until 1 pm' }
  const available = 'available 30 hours a week'
  expect(letter({ job: slowStore, profile })).toMatch(new RegExp(`${available}[.,]`))
  const description = 'Overlap with US business hours is a must.'
  expect(letter({ job: { ...slowStore, description }, profile })).toContain(`${available}; overlap`)
})

test('an offer replaces the hours of the profile, but not the start that comes with it', () => {
  const profile = { ...shopDeveloper, availability: '30 hours a week' }
  const write = (extraInformation: string) =>
    writeLetter(createTask({ job: slowStore, profile, extraInformation }))
  const offer = 'Fixed 900 USD for all, 2 weeks.'
  expect(write(offer)).not.toContain('30 hours')
  expect(write(`Say I can start on Monday. ${offer}`)).toContain('I can start on Monday')
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
  const text = writeLetter(
    createTask({ job, profile: { ...fragments, about: '', projects }, fields: { length: 'long' } }),
  )
  expect(text).toContain(': Google Maps and')
  expect(text).toContain('For a group of nine brokers I built an ASP.NET MVC application')
})

test('the last part of a plain list gets its “and”', () => {
  const about = 'Klaviyo flows, Google Merchant feeds, tags for two shops.'
  const job = {
    ...slowStore,
    title: 'Klaviyo flows and feeds',
    description: 'Set up Klaviyo flows and feeds.',
  }
  expect(letter({ job, profile: { ...shopDeveloper, about } })).toContain(
    'Klaviyo flows, Google Merchant feeds and tags for two shops.',
  )
})

test('items of a list that the post asks about come first', () => {
  const profile = {
    title: 'Shop developer',
    about: 'Klaviyo flows, Google Merchant feeds, GA4 with server-side tagging.',
    skills: ['Google Analytics'],
  }
  const job = {
    title: 'Set up Google Analytics',
    description: 'Our conversions are missing in GA4 since we moved to server-side tagging.',
    category: 'Marketing',
    skills: ['Google Analytics'],
  }
  expect(letter({ job, profile })).toContain('My work includes GA4 with server-side tagging, ')
})

test('a further card says something new, or it is left out', () => {
  const profile = {
    title: 'Analyst',
    about: [
      'Monthly board report of 34 pages became one Power BI dashboard for the CFO.',
      'Built a sales dashboard in Power BI for 12 branches of a bakery.',
      'Certified Power BI Data Analyst (PL-300).',
      'Typing speed of 70 words.',
    ].join('\n'),
    skills: ['Power BI'],
  }
  const job = {
    title: 'Power BI dashboard for our branches',
    description: 'We need sales by branch on one page in Power BI.',
    category: 'Data Visualization',
    skills: ['Power BI'],
  }
  const text = letter({ job, profile })
  expect(text).toContain('12 branches of a bakery')
  expect(text).toContain('I am a certified Power BI Data Analyst (PL-300).')
  expect(text).not.toContain('Typing')
})

test.each([
  [
    'SwiftUI app with a Node.js API',
    'For a running club association I built a SwiftUI app with a Node.js API;',
  ],
  [
    'Twelve weeks of training plans',
    'One of my projects is “Stride” for a running club association: twelve weeks of',
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
  expect(letter({ job, profile })).toContain('; rejected builds down from 9 to 1.')
})

test('a tool of the title that the person lacks is named once, beside a related one', () => {
  const profile = { title: 'React developer', about: 'I built 12 dashboards in React.', skills: ['React'] }
  const job = {
    title: 'Vue.js developer',
    description: 'Our dashboard is written in Vue.js and needs new charts.',
    category: '',
    skills: ['Vue.js'],
  }
  expect(letter({ job, profile }).match(/I have not used Vue\.js so far; I work with React/g)).toHaveLength(1)
})

test('the lines after the beginning of an item of a list belong to it', () => {
  const about =
    '- Serial number tracking for a valve maker. Access front end, barcode scanners at three benches.\n- Price lists for a bakery.'
  const text = letter({
    job: scraping('An Access database with barcode scanners for containers.', 'Access database'),
    profile: { ...fragments, projects: [], about },
  })
  expect(text).toContain('valve maker. Access front end, barcode scanners at three benches.')
})

test('answering within hours is no availability', () => {
  const text = letter({
    job: scraping('Prices of shops.', 'Price monitor'),
    profile: { ...fragments, availability: 'about 20 hours a week, answers the same day' },
  })
  expect(text).toContain('I am available about 20 hours a week, and I answer the same day.')
})

test.each([
  [
    'For a games studio, a chat bot with 40 commands.',
    'For a games studio I built a chat bot with 40 commands.',
  ],
  [
    '- School network, mail server replaced for 640 mailboxes.',
    'My work for a school network: mail server replaced',
  ],
  ['A harbour webcam: video in, player out, 1,400 viewers.', 'My work includes a harbour webcam: video in'],
])('the client of a fragment is named: %s', (about, expected) => {
  const job = scraping(
    'A bot with a player for the mailboxes of a webcam server.',
    'Chat bot, mailboxes, webcam',
  )
  expect(letter({ job, profile: { ...fragments, projects: [], about } })).toContain(expected)
})

test.each([
  [
    'usually reply in 2 hours, 30 hours a week',
    'I usually reply in 2 hours, and I am available 30 hours a week.',
  ],
  ['CET, 4 days a week from mid December', 'I am available 4 days a week from mid December (CET).'],
])('words the availability “%s”', (availability, expected) => {
  const job = scraping('Prices of shops.', 'Price monitor')
  expect(letter({ job, profile: { ...fragments, availability } })).toContain(expected)
})

test('a note in another script is not printed', () => {
  const job = scraping('Prices of shops.', 'Price monitor')
  const extraInformation = 'Минулого місяця я зібрав ціни 12 магазинів за 2 дні.'
  expect(letter({ job, profile: fragments, extraInformation })).not.toMatch(/\p{Script=Cyrillic}/u)
})

test('of works that are told in another language, a letter names the tools', () => {
  const job = scraping('We test a web shop with Cypress and Azure DevOps.', 'Test automation with Cypress')
  const about = [
    'Soy ingeniera de pruebas y trabajo con Cypress, Jira y Selenium desde hace diez años.',
    '• Aseguradora: suite en Cypress con TypeScript en Azure DevOps, y resultados en TestRail.',
  ].join('\n')
  const skills = ['Cypress', 'TypeScript', 'Azure DevOps', 'TestRail', 'Jira', 'Selenium']
  const text = letter({ job, profile: { title: 'Ingeniera QA', about, skills, projects: [] } })
  expect(text).toContain('In one of my projects I used Cypress, TypeScript, Azure DevOps and TestRail.')
  expect(text).not.toMatch(/Aseguradora|projects I used[^.]*Selenium/)
})
