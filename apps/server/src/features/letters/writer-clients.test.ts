/** Tests how the built-in writer names the clients of works, and how the fields of projects become sentences about them. */
import { expect, test } from 'vitest'
import { letter } from './testing/sentences.ts'

const job = {
  title: 'Move our ticket shop to AWS Lambda',
  description:
    'Our ticket shop has to move from one server to AWS Lambda and DynamoDB, with Pulumi. We need monitoring.',
  category: 'Cloud',
  skills: ['AWS Lambda', 'DynamoDB', 'Pulumi'],
}
const profile = { title: 'Cloud engineer', skills: ['AWS Lambda', 'DynamoDB', 'Pulumi'], projects: [] }
const project = { title: '', client: '', what: '', result: '', url: '', skills: [] }

test('names the client that the sentence before names', () => {
  const about =
    'Often the console has grown by hand. For Nordbryggen, a ferry line, that meant 40 resources. I set up their Pulumi program for AWS Lambda and DynamoDB, imported everything without an outage, and wrote the alarms.'
  expect(letter({ job, profile: { ...profile, about } })).toContain(
    'For Nordbryggen I set up their Pulumi program for AWS Lambda and DynamoDB',
  )
})

test('names the client before what the person had to do there', () => {
  const about =
    'Ticket Harbour, Malmö, 2019–2023. My task was to move the shop to AWS Lambda and DynamoDB. I split it into six functions with Pulumi, and response times fell from 900 ms to 120.'
  const projects = [
    { ...project, title: 'Shop on Lambda', client: 'Ticket Harbour', what: 'Six functions with Pulumi.' },
  ]
  expect(letter({ job, profile: { ...profile, about, projects } })).toContain(
    'At Ticket Harbour, my task was to move the shop to AWS Lambda and DynamoDB. I split it into six functions',
  )
})

test('several clients in one sentence are no work for the first of them', () => {
  const about =
    'A theatre in Oslo, a festival in Bergen and a cinema in Tromsø all run their ticket shops on AWS Lambda that I look after.'
  expect(letter({ job, profile: { ...profile, about } })).not.toMatch(/I worked on a festival/)
})

test.each([
  ['PhD student, Kiruna', 'For a PhD student in Kiruna'],
  ['Subcontract for a Malmö consultancy', 'For a Malmö consultancy'],
  ['Supplier to mines, Kiruna', 'For a supplier to mines'],
  ['Trading desk of 4 people in Miami', 'For a trading desk of 4 people in Miami'],
  ['Health insurance TPA, India', 'For a health insurance TPA'],
  ['Ecology PhD student', 'For an ecology PhD student'],
  ['Fitness SaaS founder, Chile', 'For a fitness SaaS founder'],
  ['3PL warehouse, Kiruna', 'For a 3PL warehouse'],
  ['Solicitor, Malmö', 'For a solicitor'],
  ['Automotive tier 1 in Saltillo', 'For an automotive tier 1 in Saltillo'],
])('a kind of firm has an article: %s', (client, expected) => {
  const projects = [
    {
      ...project,
      title: 'Shop on Lambda',
      client,
      what: 'Six AWS Lambda functions and DynamoDB with Pulumi.',
    },
  ]
  expect(letter({ job, profile: { ...profile, about: '', projects } })).toContain(expected)
})

test('a thing that was moved was not built', () => {
  const projects = [
    {
      ...project,
      title: 'Ticket platform on AWS Lambda',
      client: 'Nordbryggen',
      what: 'Moved from one server to AWS Lambda and DynamoDB: six functions with Pulumi.',
    },
  ]
  expect(letter({ job, profile: { ...profile, about: '', projects } })).toContain(
    'or Nordbryggen I moved a ticket platform from one server to AWS Lambda and DynamoDB: six functions',
  )
})

test('what went from one place to another was moved', () => {
  const about =
    'Recent work:\n- Accounting firm, 34 users: four ticket servers and a shop from a hosting provider to AWS Lambda with Pulumi.'
  expect(letter({ job, profile: { ...profile, about } })).toContain('I moved four ticket servers and a shop')
})

test.each([
  [
    {
      title: 'Queue watcher',
      client: 'Ferry line',
      what: 'Reads the AWS Lambda queue every minute, warns by mail.',
    },
    'I built the queue watcher: it reads the AWS Lambda queue every minute',
  ],
  [
    {
      title: 'Sales routine',
      client: 'Havnen Tickets, Bergen',
      what: 'Every night an AWS Lambda function sends the sales to DynamoDB. Each sale has its own key.',
    },
    'For Havnen Tickets in Bergen I worked on a sales routine. Every night an AWS Lambda function sends the sales',
  ],
  [
    {
      title: 'Ticket scanner',
      client: 'MSc thesis, University of Bergen',
      what: 'AWS Lambda function and DynamoDB compared for ticket scans.',
    },
    'For my MSc thesis at the University of Bergen I',
  ],
  [
    {
      title: 'Booking page',
      client: 'Havnen Tickets',
      what: 'AWS Lambda page for bookings.',
      result: 'In use since 2022',
    },
    'It has been in use since 2022.',
  ],
  [
    {
      title: 'DynamoDB tables',
      client: 'Havnen Tickets',
      what: 'Repaired another agency’s DynamoDB tables and AWS Lambda functions.',
    },
    'For Havnen Tickets, I repaired another agency’s DynamoDB tables',
  ],
  [
    {
      title: 'Ticket scanner',
      client: 'Thesis, Bergen',
      what: 'AWS Lambda function and DynamoDB compared for ticket scans.',
    },
    'For my thesis in Bergen I',
  ],
  [
    {
      title: 'Ticket scanner',
      client: 'Hall House, 11 stages',
      what: 'AWS Lambda function for ticket scans.',
    },
    'For Hall House, 11 stages, I',
  ],
  [
    {
      title: 'Ticket scanner',
      client: 'Havnen Tickets',
      what: 'AWS Lambda function for scans.',
      result: 'From 9 to 31 scans a minute',
    },
    'It went from 9 to 31 scans a minute.',
  ],
])('words a project: %o', (fields, part) => {
  const text = letter({ job, profile: { ...profile, about: '', projects: [{ ...project, ...fields }] } })
  expect(text).toContain(part)
})

test('tools of the post that a short work does not show are named after it', () => {
  const about = 'For a ferry line I moved the booking page to AWS Lambda in nine days.'
  const wanted = { ...job, description: `${job.description} You know Terraform, Grafana and PostgreSQL.` }
  const skills = [...profile.skills, 'Terraform', 'Grafana', 'PostgreSQL']
  expect(letter({ job: wanted, profile: { ...profile, skills, about } })).toMatch(
    /I (?:also )?work with .*(?:Terraform|Grafana|PostgreSQL)/,
  )
})

test.each([
  [
    'Was teaching assistant for cloud courses on AWS Lambda and DynamoDB for three years.',
    'I was a teaching assistant for cloud courses',
  ],
  [
    'Rewrote the installer of Ticketwise (for small theatres): 900 lines of Bash for AWS Lambda and DynamoDB.',
    'I rewrote the installer of Ticketwise',
  ],
])('begins with the person: %s', (about, part) => {
  expect(letter({ job, profile: { ...profile, about } })).toContain(part)
})

test('a client that did something is no thing that the work includes', () => {
  const about = 'Harbour Halls, a chain of theatres, got about 700 AWS Lambda alarms a week.'
  expect(letter({ job, profile: { ...profile, about } })).toContain(
    'Harbour Halls, a chain of theatres, got about 700 AWS Lambda alarms a week.',
  )
})

test('how long somebody has done the work keeps no work out', () => {
  const about = [
    'I have run AWS Lambda and DynamoDB for ticket shops since 2017, with Pulumi and monitoring.',
    'For a ferry line I moved the booking pages in nine days, and 4,000 people a day use them.',
  ].join('\n')
  const text = letter({ job, profile: { ...profile, about } })
  expect(text).toContain('since 2017')
  expect(text).toContain('For a ferry line I moved the booking pages')
})

test.each([
  ["Builders' merchant, 14 branches", "For a builders' merchant I"],
  ['Insurance MGA, Hartford', 'For an insurance MGA I'],
  ['Not-for-profit in Victoria', 'For a not-for-profit I'],
  ['Public health group at a London university', 'For a public health group at a London university I'],
])('a kind of client is no name: %s', (client, opening) => {
  const work = {
    ...project,
    title: 'Ticket shop on AWS Lambda',
    client,
    what: 'A ticket shop on AWS Lambda with DynamoDB.',
  }
  expect(letter({ job, profile: { ...profile, about: '', projects: [work] } })).toContain(opening)
})
