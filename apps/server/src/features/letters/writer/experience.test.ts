/** Tests in which words a letter says how long the person has done their work. */
import type { Profile } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { createTask } from '../testing/task.ts'
import { tellExperience, tellsExperience } from './experience.ts'
import { writeLetter } from './index.ts'

const taskOf = (
  about: string,
  title = 'Odoo developer | ERP',
  fields = {},
  { ask = '', projects = [] }: { ask?: string; projects?: Profile['projects'] } = {},
) =>
  createTask({
    job: {
      title: 'Stock module for a sports shop',
      description: `We need changes in our stock module and in the reports of our warehouse.${ask}`,
      category: 'Web',
      skills: [],
    },
    profile: { title, about, skills: ['Odoo', 'Python'], projects },
    fields,
  })

test('the second sentence of a title may say how long', () => {
  const title = 'PostgreSQL DBA. Twenty-six years of databases, fifteen of them Postgres.'
  expect(tellExperience(taskOf('', title))).toBe(
    'I have twenty-six years of experience with databases, fifteen of them Postgres.',
  )
})

test('a sentence that a version divides within its brackets ends before them', () => {
  const about =
    'I have 11 years of experience in stock keeping, 7 of them with Odoo (started on 8. It was slow then).'
  expect(tellExperience(taskOf(about))).toBe(
    'I have 11 years of experience in stock keeping, 7 of them with Odoo.',
  )
})

test('AngularJS is not called Angular', () => {
  const task = taskOf('I have built stock screens with AngularJS for 4 years.', 'AngularJS developer')
  expect(writeLetter(task)).not.toMatch(/Angular(?!JS)/)
})

test('years of another field stay with it', () => {
  const title = '.NET / Blazor developer with 8 years of firewall operations behind him'
  expect(tellExperience(taskOf('', title))).toBe(
    'I am a .NET/Blazor developer with 8 years of firewall operations.',
  )
})

test.each([
  [
    'I have worked with Odoo for 6 years now, before that I was 4 years in a call center (night shift).',
    'I have worked with Odoo for 6 years now.',
  ],
  [
    '9 years of software in total: the first four in PHP at a harbour, the last five on Odoo, first at a partner.',
    'I have 9 years of experience in software, the last five on Odoo.',
  ],
  [
    'Odoo developer, Riga, Latvia. 8 years total, 5 years with stock modules.',
    'I am an Odoo developer with 8 years of experience.',
  ],
  [
    'Odoo developer in Dundee. 11 years, last 5 mostly ERP.',
    'I am an Odoo developer with 11 years of experience, the last 5 mostly ERP.',
  ],
  [
    'I am Tess, an Odoo consultant based in Rizal, Philippines, with 12 years in stock systems: four at a factory.',
    'I am an Odoo consultant with 12 years of experience in stock systems.',
  ],
  ['Odoo developer from Lahore, 6 year experience.', 'I am an Odoo developer with 6 years of experience.'],
  [
    'I am from Olomouc, 36 years old. Twelve years with Excel, the last four of them on boats.',
    'I have twelve years of experience with Excel, the last four of them on boats.',
  ],
  [
    'I live in Zwolle in the Netherlands and I have worked with Odoo since 2014. I like stock.',
    'I have worked with Odoo since 2014.',
  ],
  [
    'I have a bachelor in statistics (Cairo, 2013) and nine years of harbour reports, five as an employee.',
    'I have nine years of experience with harbour reports.',
  ],
  ['I work for myself from 2020. Four years in outsourcing company.', null],
  ['Harbours, 4.5 years commercial. Riga.', null],
  ['Odoo, 4.5 years commercial. Riga.', 'I am an Odoo developer with 4.5 years of experience.'],
  ['I do this full time since 2020. Before that I was accountant for 5 years, so I know stock.', null],
  ['Before was Odoo in telecom, 4 years.', null],
  ['I am having 17 years in middleware, started in 2007.', 'I have 17 years of experience in middleware.'],
  ['Hi! I am DevOps engineer since 2017.', 'I have been a DevOps engineer since 2017.'],
  [
    'Data engineer with nine years of experience, based in Pune.',
    'I am a data engineer with nine years of experience.',
  ],
  [
    "I'm a BI developer in Porto with 12 years in reporting, six of them with Power BI.",
    'I am a BI developer with 12 years of experience in reporting, six of them with Power BI.',
  ],
  [
    'Backend developer from Lahore, 6 years of experience, 200+ small jobs done.',
    'I am a backend developer with 6 years of experience and 200+ small jobs done.',
  ],
  [
    'Fifteen years with infrastructure, nine with CloudStack.',
    'I have fifteen years of experience with infrastructure, nine with CloudStack.',
  ],
  ['5 years of React, 4 years of Next.js.', 'I have 5 years of experience with React, 4 years of Next.js.'],
  [
    'Twelve years in payments risk: first as an analyst at a bank.',
    'I have twelve years of experience in payments risk.',
  ],
  [
    'QA engineer with 8 years in fintech, logistics and health.',
    'I am a QA engineer with 8 years of experience in fintech, logistics and health.',
  ],
  [
    '12 years backend, 8 of them in ferries. I move old systems.',
    'I have 12 years of experience in backend, 8 of them in ferries.',
  ],
  [
    'Five and a half years in data engineering, BSc.',
    'I have five and a half years of experience in data engineering.',
  ],
  [
    'Network engineer for 14 years, the last 5 mostly in ferries.',
    'I am a network engineer with 14 years of experience, the last 5 mostly in ferries.',
  ],
  [
    'Five years of mobile, the last four only Flutter, before that two years of native Android in Java.',
    'I have five years of experience with mobile, the last four only Flutter.',
  ],
  [
    'Thirty-one years in shipping and logistics.',
    'I have thirty-one years of experience in shipping and logistics.',
  ],
  [
    'Backend dev from Porto, 6 years with Node.',
    'I am a backend developer with 6 years of experience in Node.',
  ],
  [
    "I've been writing timetables for thirteen years, first at an agency in Bergen, then as the only developer of a ferry line, and since 2019 on contracts of some months.",
    "I've been writing timetables for thirteen years.",
  ],
  [
    'I am a biostatistician based in Nairobi with an MSc from the university there and nine years of experience analysing tide data, almost all of it in R.',
    'I have nine years of experience analysing tide data.',
  ],
  ['✔ 6 years on Etsy, 430+ listings', 'I have 6 years of experience with Etsy.'],
  ['Nine years in. The first four at a mill.', 'I am an Odoo developer with nine years of experience.'],
  ['Three years of freelancing from Enugu.', 'I am an Odoo developer with three years of experience.'],
  ['I automate offices. Eight years of it.', 'I am an Odoo developer with eight years of experience.'],
  ["I've been at it for seven years.", 'I am an Odoo developer with seven years of experience.'],
  [
    'Odoo consultant since 2016, certified on v14 and v16.',
    'I have been an Odoo consultant since 2016, certified on v14 and v16.',
  ],
  [
    'Linux sysadmin from Iloilo, Philippines, 11 years in hosting.\n\nSix years of night shift support.',
    'I am a Linux sysadmin with 11 years of experience in hosting.',
  ],
  ['6 years of Excel, 31 tabs, written by somebody who left.', 'I have 6 years of experience with Excel.'],
  ['I repair Odoo. Eleven years with it.', 'I am an Odoo developer with eleven years of experience.'],
  ['12 years in IT, first 4 as a DBA.', 'I have 12 years of experience in IT.'],
  ["Since 2017 I've built stock tools:", "Since 2017 I've built stock tools."],
  ['I have been writing PHP since 2009.', 'I have been writing PHP since 2009.'],
  [
    'For five years I have been doing data entry for clients abroad.',
    'For five years I have been doing data entry for clients abroad.',
  ],
  [
    'Odoo developer from Cluj-Napoca, 11 years of experience, first 6 in two ports.',
    'I am an Odoo developer with 11 years of experience.',
  ],
  [
    'BS Statistics from Riga, 7 years in stock data (5 in a port).',
    'I have 7 years of experience in stock data.',
  ],
  [
    'Background: 14 years of Linux administration in Tartu.',
    'I have 14 years of experience with Linux administration in Tartu.',
  ],
  [
    "I've been a stock developer for fifteen years, first PHP, then Python.",
    "I've been a stock developer for fifteen years, first PHP, then Python.",
  ],
  ['Stock programmer since 2013, BS Statistics from Riga.', 'I have been a stock programmer since 2013.'],
  [
    '12 years in data, 7 of them with Odoo, starting from version 8.',
    'I have 12 years of experience in data, 7 of them with Odoo.',
  ],
  ['10 years paid code.', null],
  ['8 years working, Odoo since 2018.', null],
])('%s', (about, told) => {
  expect(tellExperience(taskOf(about))).toBe(told)
})

test.each([
  'I like old machines.',
  'I look after pumps, 11 years now. Six years of night shift support at a hotel.',
  'Five years at a maker of pumps.',
  'I have been independent since 2018.',
  'I have not written PHP for six years.',
  'We have built portals for ten years.',
  'My first job was at a bank. It took two years. Then I moved. Then I learned Go. Ten years of it.',
])('says nothing after: %s', (about) => {
  expect(tellExperience(taskOf(about, 'all things stock'))).toBe(null)
})

test('years in the title are those of the trade, unless it names a former one', () => {
  expect(tellExperience(taskOf('I like old machines.', 'Odoo developer (6.5 yrs)'))).toBe(
    'I am an Odoo developer with 6.5 years of experience.',
  )
  expect(tellExperience(taskOf('14 years with ports.', 'Odoo developer, 24 years'))).toBe(
    'I am an Odoo developer with 24 years of experience.',
  )
  expect(tellExperience(taskOf('I like old machines.', 'Odoo developer, 22 years in IT'))).toBe(null)
  expect(tellExperience(taskOf('I like old machines.', 'Odoo developer | ex-welder, 9 years'))).toBe(null)
})

test('a letter says it before the works, and once', () => {
  const works =
    'For a maker of bicycles I wrote stock modules, and counting 4,000 shelves went from three days to one.'
  const text = writeLetter(taskOf(`Data engineer with nine years of experience.\n\n${works}`))
  expect(text).toMatch(/\n\nI am a data engineer with nine years of experience\. For a maker of bicycles/)
  const typed = writeLetter({
    ...taskOf(`Data engineer with nine years of experience.\n\n${works}`),
    facts: ['I have nine years of experience with stock modules.'],
  })
  expect(typed.match(/nine years/g)).toHaveLength(1)
})

test('a letter that opens with a work which the post asks for says it before that work', () => {
  const project = {
    title: 'Stock module',
    client: 'A maker of bicycles',
    what: 'Stock module in Odoo for 4,000 shelves.',
    result: '',
    url: 'https://shelves.example/stock',
    skills: ['Odoo'],
  }
  const about = 'Odoo developer with nine years of experience.'
  const ask = ' Please describe a similar project.'
  const text = writeLetter(taskOf(about, undefined, {}, { ask, projects: [project] }))
  expect(text).toMatch(/nine years of experience\. For a maker of bicycles/)
})

test('a question of the note stands after the works', () => {
  const works = 'For a maker of bicycles I wrote stock modules, and counting went from three days to one.'
  const asked = 'Does every stock file come from the same shop in the same layout?'
  const text = writeLetter({
    ...taskOf(`Odoo developer with nine years of experience. ${works}`),
    facts: [asked],
  })
  expect(text.indexOf(asked)).toBeGreaterThan(text.indexOf('bicycles'))
})

test('a short letter says it only where the post demands it', () => {
  const about =
    'Data engineer with nine years of experience.\n\nFor a maker of bicycles I wrote stock modules.'
  expect(writeLetter(taskOf(about, 'Odoo developer', { length: 'short' }))).not.toContain('nine years')
})

test('recognizes what says it already', () => {
  expect(tellsExperience('I am a tester with ten years behind me.')).toBe(true)
  expect(tellsExperience('I am tester in Da Nang, 9 years of work.')).toBe(true)
  expect(tellsExperience('I have written tests since 2010.')).toBe(true)
  expect(tellsExperience('I wrote tests for a bank in 2010.')).toBe(false)
})

test('years in another trade are no years in this one', () => {
  for (const about of [
    'Six years on the desk of two magazines in Glasgow, then an MSc.',
    'University teacher for 9 years (control theory), full time Odoo work for clients since 2020.',
  ])
    expect(tellExperience(taskOf(about))).toBeNull()
})

test('a title may say since when', () => {
  expect(
    tellExperience(taskOf('I like tides.', 'Odoo / ERP consultant since 2009 – stock and reports')),
  ).toBe('I have been an Odoo/ERP consultant since 2009.')
})

test('the years of a title are those of the work that it names', () => {
  expect(
    tellExperience(taskOf('I like tides.', 'Tide archives to CSV. Odoo, 30+ years of systems work')),
  ).toBe('I have 30+ years of systems work.')
})

test('an age after the place of somebody is no experience', () => {
  expect(tellExperience(taskOf('I am Odoo developer from Alexandria, Egypt, 31 years.'))).toBeNull()
  expect(
    tellExperience(taskOf('I am a systems administrator for 13 years already.', 'Systems administrator')),
  ).toBe('I am a systems administrator with 13 years of experience.')
})

test('years at one employer are not told as years with a tool', () => {
  expect(tellExperience(taskOf('Eleven years with a tide table maker, mostly on Odoo.'))).toBeNull()
})

test('years at one employer are not all of those who went on alone', () => {
  const about = 'Seven years in a Bergen consultancy, first on ferries.'
  expect(tellExperience(taskOf(about))).not.toBeNull()
  expect(tellExperience(taskOf(`${about} Independent since 2021.`))).toBeNull()
})

test.each([
  [
    'Backend engineer in Riga. 9 years commercial, last 7 in Node.',
    'I am a backend engineer with 9 years of experience, the last 7 in Node.',
  ],
  [
    'I make apps. 6 years dev, 4 of those on boats.',
    'I have 6 years of experience in software development, 4 of those on boats.',
  ],
  [
    '17 years PHP and MySQL, 6 of them at a hosting company, freelance since 2013.',
    'I have 17 years of experience with PHP and MySQL, 6 of them at a hosting company.',
  ],
  ['10 years python, 5 years AWS.', 'I have 10 years of experience with Python and 5 with AWS.'],
  [
    '7 years as developer, the last 4 on boats.',
    'I have 7 years of experience as a developer, the last 4 on boats.',
  ],
  ['7 years of Odoo development.', 'I have 7 years of experience in Odoo development.'],
  [
    'I have done this kind of work for eleven years.',
    'I am a backend engineer with eleven years of experience.',
  ],
  [
    "I've been working on backend jobs for 6 years, and 4 of those never ended.",
    'I am a backend engineer and have been working on backend jobs for 6 years.',
  ],
])('says of which work the years are: %s', (about, told) => {
  expect(tellExperience(taskOf(about, 'Backend engineer'))).toBe(told)
})

test('years at one company are not all the years of who has worked alone since', () => {
  const about =
    'I write firmware. Six years in a company that makes gates. Since 2020 I work alone, for three ports.'
  expect(tellExperience(taskOf(about, 'Embedded engineer'))).toBeNull()
})

test('a title with its own years is not given them twice', () => {
  const title = 'C# developer with 6 years in MVC, Web API'
  expect(tellExperience(taskOf('Six years at sea and on land.', title))).not.toMatch(/6 years.*6 years/)
})

test('years of development are years of software for people who write it', () => {
  const about = 'I raise funds. 9 years development, last 2 of those at sea.'
  expect(tellExperience(taskOf(about, 'Fundraiser'))).not.toContain('software')
})

test.each([
  'I was a bookkeeper first. Nine years of month-ends in a wholesale company, and there I learned Odoo.',
])('years at an employer are not those of the trade: %s', (about) => {
  expect(tellExperience(taskOf(about, 'Odoo consultant'))).toBeNull()
})

test('years of which a part is in the tool of the trade are no years of the trade', () => {
  const about = 'Mobile developer from Riga. 7 years experience, 5 of them with Odoo and maps.'
  expect(tellExperience(taskOf(about, 'Odoo developer'))).toBe(
    'I have 7 years of experience, 5 of them with Odoo and maps.',
  )
})

test('years on site are not years with a site', () => {
  expect(tellExperience(taskOf('Fourteen years on site and in offices.', 'Surveyor'))).toBe(
    'I have fourteen years of experience on site and in offices.',
  )
})

test.each([
  ['Go backend, 9 yrs. Queues and ports', 'I have 9 years of experience in Go backend development.'],
  [
    'Harbour tables & tide lists (Python, 5 years)',
    'I have 5 years of experience in harbour tables & tide lists.',
  ],
  ['Data Entry & Admin VA, 6 years', 'I am a data entry & admin VA with 6 years of experience.'],
  ['Go developer, also PHP for 5 years', null],
  ['Harbour tables – ex freight forwarder, 14 years in ports', null],
])('reads the years of a title that names a field: %s', (title, told) => {
  expect(tellExperience(taskOf('I like old machines.', title))).toBe(told)
})

test.each([
  'Seventeen years: six as a butcher, eleven as a driver.',
  'Ten years, the first five as a cleaner.',
  '12 years in ports, out of which last 2 on career break.',
  '5 years in data science studies, no diploma.',
])('%s does not say how long somebody has done their work', (about) => {
  expect(tellExperience(taskOf(about, 'Harbour developer'))).toBeNull()
})

test('an age is no experience', () => {
  const about = 'I am a harbour developer from Riga. 41 years, in web since 2006.'
  expect(writeLetter(taskOf(about, 'PHP developer'))).not.toContain('41 years')
})

test('an age is no experience, and “exp” no field', () => {
  const about =
    'Odoo developer from Lviv, Ukraine, now living in Porto. 29 years. I write stock modules in Python.'
  expect(writeLetter(taskOf(about))).not.toContain('29 years')
  expect(tellExperience(taskOf('6 yrs exp, last 2 almost only stock modules.', 'Stock and warehouses'))).toBe(
    'I have 6 years of experience, the last 2 almost only stock modules.',
  )
})
