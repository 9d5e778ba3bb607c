/** The sentence with the tools that the post names and the works of the letter do not. */
import { expect, test } from 'vitest'
import { letter } from '../testing/sentences.ts'
import { createTask } from '../testing/task.ts'
import { writeLetter } from './index.ts'
import { addTools } from './named-tools.ts'

const letterFor = (
  job: { title: string; description: string },
  { about, skills, extraInformation = '' }: { about: string; skills: string[]; extraInformation?: string },
) =>
  writeLetter(
    createTask({
      job: { category: '', skills: [], ...job },
      profile: { title: 'Back-end work', about, skills },
      extraInformation,
    }),
  )

const ABOUT =
  'For a ferry company I wrote the ticket service with tests, and moved 310 kiosks to it in two nights. It has run without an outage since 2022.'

test('a tool that the post is about is no aside', () => {
  const text = letterFor(
    { title: 'Ticket service in Python', description: 'A ticket service for ferries, with PostgreSQL.' },
    { about: ABOUT, skills: ['Python', 'PostgreSQL', 'Excel'] },
  )
  expect(text).toContain('since 2022. I work with Python and PostgreSQL.')
})

test('a tool in the title is named in a longer letter, too, and a platform is not', () => {
  const about = `${ABOUT}\n\nFor a theatre I rebuilt the seat service of three halls, with prices by row, a queue for the first hour of sales, refunds in one click for people who fall ill, and a plan of each hall that shows what can be seen from a seat. The queue held 9,000 people on the first evening and nobody lost a seat.`
  const job = {
    title: 'Seat service in Elixir and Python',
    description: 'A seat service for a theatre and its ferries.',
  }
  const text = letterFor(job, { about, skills: ['Elixir', 'Python'] })
  expect(text).toContain('I work with Elixir.')
})

test('other tools are added to the works, without those that a named one implies', () => {
  const text = letterFor(
    { title: 'Ticket service for ferries', description: 'A ticket service in Python, with Redis.' },
    { about: ABOUT.replace('with tests', 'with Django'), skills: ['Python', 'Redis', 'Django'] },
  )
  expect(text).toContain('since 2022. I also work with Redis.')
})

test('a single tool that is not in the title is no sentence of a longer letter', () => {
  const about = ABOUT.replace(
    'with tests',
    'with tests, a queue for the first hour of sales, a plan of each deck that shows what is left, prices by season and by the length of a car, refunds in one click for people who fall ill, and a list for the crew that is printed at noon',
  )
  const job = { title: 'Ticket service for ferries', description: 'A ticket service, with Redis and Kafka.' }
  expect(letterFor(job, { about, skills: ['Redis'] })).not.toMatch(/work with/)
  expect(letterFor(job, { about, skills: ['Redis', 'Kafka'] })).toMatch(/work with/)
})

test('a certificate names its tool, and a start stands after the tools', () => {
  const text = letterFor(
    {
      title: 'Ticket service for ferries',
      description: 'A ticket service on AWS, with Redis. AWS certificates are a plus.',
    },
    {
      about: `${ABOUT}\n\nCertificates: AWS Certified Developer – Associate (2023).`,
      skills: ['AWS', 'Redis'],
      extraInformation: 'First version working in three weeks.',
    },
  )
  expect(text).toMatch(/Associate(?: certificate)?\.[\s\S]*First version working in three weeks\./)
})

test('a letter that says much names no more tools', () => {
  const text = letterFor(
    { title: 'Ticket service for ferries', description: 'A ticket service in Python, with Redis.' },
    {
      about: `${ABOUT} ${'The ticket service of each ferry has its own queue, so that a slow pier never stops the sale at another one, and each sale is written twice. '.repeat(4)}`,
      skills: ['Python', 'Redis'],
    },
  )
  expect(text.includes('work with') && text.split(' ').length > 150).toBe(false)
})

test('the trade names a tool of which the letter has only the kind', () => {
  const text = writeLetter(
    createTask({
      job: {
        category: '',
        skills: [],
        title: 'Zoho CRM: ticket data of a ferry company',
        description: 'Ticket data by CSV into our Zoho CRM, every night.',
      },
      profile: {
        title: 'Zoho developer: imports',
        about: `${ABOUT} Every night the ticket data goes into the CRM, with a report of each rejected line.`,
        skills: ['Zoho CRM', 'Excel'],
      },
    }),
  )
  expect(text).toContain('I am a Zoho developer.')
})

test('a tool that no list has is named where the post and the profile spell it as a name', () => {
  const job = {
    title: 'Ticket service for ferries',
    description: 'A ticket service with Ferrywise. Some Cybersecurity, and Webinars for the webinar team.',
  }
  const text = letterFor(job, { about: ABOUT, skills: ['Ferrywise', 'Cybersecurity', 'Webinars'] })
  expect(text).toContain('since 2022. I also work with Ferrywise.')
})

test('a language that only the work for a client names is not what the person works with', () => {
  const job = { title: 'Ticket service for ferries', description: 'A ticket service in Java, with Redis.' }
  const about = `${ABOUT} I put an old Java service of the port into a container.`
  expect(letterFor(job, { about, skills: ['Redis'] })).not.toMatch(/work with[^.]*Java/)
})

test('no other language or platform is worth a sentence after a work of some length', () => {
  const long = `${ABOUT} The ticket service also prints the plan of each deck, in four languages, shows which seats are dry when it rains from the west, and keeps a place for prams, bicycles and three wheelchairs on every crossing of the day.`
  const job = { title: 'Ticket service for ferries', description: 'A ticket service in Python, on Linux.' }
  expect(letterFor(job, { about: long, skills: ['Python', 'Linux'] })).not.toMatch(/work with/)
  const more = { ...job, description: 'A ticket service in Python, with Redis.' }
  expect(letterFor(more, { about: long, skills: ['Python', 'Redis'] })).toContain(
    'work with Python and Redis.',
  )
})

test.each([
  [
    'what the person has done for years stands with the tools of the post',
    'Tester with 6 years of experience. I test ferry portals by hand and by script.',
    'QA tester',
    'I am a tester with 6 years of experience and work with Postman and TestRail.',
  ],
  [
    'a letter without years says what the person is and works with',
    'I test ferry portals by hand and by script.',
    'QA tester',
    'I am a QA tester and work with Postman and TestRail.',
  ],
])('%s', (_name, about, title, told) => {
  const text = letter({
    job: {
      title: 'Tests of a ferry portal',
      description: 'We need tests of our ferry portal. You use Postman, TestRail and JSON.',
      category: 'QA',
      skills: ['Manual Testing'],
    },
    profile: {
      title,
      about,
      skills: ['Manual Testing', 'Postman', 'TestRail', 'JSON'],
      projects: [
        {
          title: 'Ferry portal',
          client: 'Ferry company',
          what: 'Tested the portal of a ferry company before each season and wrote 240 cases.',
          result: '31 faults found before the season',
          url: '',
          skills: [],
        },
      ],
    },
  })
  expect(text).toContain(told)
})

test('names a tool and its brand once, and tools after other parts in a sentence of their own', () => {
  const task = createTask({
    job: {
      title: 'Tests of a ferry portal',
      description: 'We need tests of our ferry portal. You use Postman, Postman Flows and TestRail.',
      category: 'QA',
      skills: [],
    },
    profile: { title: 'Ferry tests', about: '', skills: ['Postman', 'Postman Flows', 'TestRail'] },
  })
  const years = 'I have 6 years of experience in testing'
  expect(addTools(`${years}.`, task, '')).toBe(`${years} and work with Postman and TestRail.`)
  expect(addTools(`${years}, the last 2 only ferries.`, task, '')).toBe(
    `${years}, the last 2 only ferries. I work with Postman and TestRail.`,
  )
})

test('names the brand that a post is about where the profile has its products', () => {
  const task = createTask({
    job: {
      title: 'Fraud in a ferry shop',
      description: 'You know Stripe well. We take all tickets with Stripe.',
      category: 'Fraud',
      skills: [],
    },
    profile: { title: 'Payments', about: '', skills: ['Stripe Radar', 'Stripe Connect'] },
  })
  expect(addTools('I have 12 years of experience in payments.', task, '')).toBe(
    'I have 12 years of experience in payments and work with Stripe.',
  )
})

test('does not name a tool that somebody used long ago', () => {
  const task = createTask({
    job: {
      title: 'Ferry texts',
      description: 'You use TensorFlow, TensorFlow Lite and PyTorch for our TensorFlow models.',
      category: 'Machine Learning',
      skills: [],
    },
    profile: {
      title: 'Developer',
      about: 'I work in Python (PyTorch; I used TensorFlow in university and at my first job).',
      skills: ['Python', 'PyTorch', 'TensorFlow'],
    },
  })
  expect(addTools('I have 6 years of experience in texts.', task, '')).not.toContain('TensorFlow')
})
