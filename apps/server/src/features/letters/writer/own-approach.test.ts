/** Tests which sentences of a profile say how its owner works. */
import { expect, test } from 'vitest'
import { createTask } from '../testing/task.ts'
import { writeLetter } from './index.ts'
import { readApproaches } from './labelled/read-approaches.ts'
import { scoreApproach } from './learned/approach-model.ts'
import { findApproaches } from './own-approach.ts'

const job = {
  title: 'Move our stock reports from spreadsheets to PostgreSQL',
  description:
    'We keep stock in six spreadsheets and want the reports to come from a PostgreSQL database. You would plan the import and write the queries.',
  category: 'Databases',
  skills: ['PostgreSQL', 'SQL'],
}
const WORK =
  'I moved the ledgers of a rope maker from twelve spreadsheets to PostgreSQL in five weeks and wrote 30 reports in SQL.'
const taskOf = (sentence: string) =>
  createTask({
    job,
    profile: { title: 'Database developer', about: `${WORK} ${sentence}`, skills: ['PostgreSQL', 'SQL'] },
  })

test.each([
  'I check the row counts against the old file before I move anything.',
  'I start with one report that everybody knows by heart.',
  'I always keep the old files until the numbers agree.',
  'I write a page of notes for every query that I leave behind.',
  'Every report comes with its query and a sample of the data.',
  'You get the scripts, a diagram of the tables and a recorded walkthrough.',
  'Before I build anything I draw one page of tables and wait until we both agree.',
  'First I ask which decision the report is for.',
  'For each delivery I open a random part of the rows beside the old file.',
  'I send a short list of what is finished every second day.',
  'I read code before I write code.',
  'For live tables I ask about backups and storage before I start.',
  'What I always do: dry run on the real data of last month, compared with the old report.',
  'You get a script that runs from the raw file to the last table.',
  'Every import says what it has left out.',
  'Everything I build has checks: do the rows add up, is the date a date.',
  'My scripts have row counts and an alert, because one that dies silently is worse than none.',
  'My default design is a cheap copy in front of a slow database.',
  'First thing I do is one hour with the old report and its reader.',
  'Before I say finished, it must run for two nights on real data.',
  'I keep one description of the tables and generate the queries from it.',
  'I leave a runbook of 3-5 pages and one hour of screen share.',
  'How I work: one report first, then the tables, then the rest of the queries.',
  'I count rows and sums separately, because one total hides what was lost.',
])('such a sentence is said in the letter: %s', (sentence) => {
  expect(writeLetter(taskOf(sentence))).toContain(sentence)
})

test('a sentence that goes on from another one loses the word that says so', () => {
  expect(findApproaches(taskOf('So I begin by sitting next to the person who reads the report.'))).toEqual([
    'I begin by sitting next to the person who reads the report.',
  ])
})

test('what follows a colon may be said alone', () => {
  const about = 'I am organised in writing: every pipeline I deliver has a diagram and an owner.'
  expect(findApproaches(taskOf(about))).toEqual(['Every pipeline I deliver has a diagram and an owner.'])
})

test.each([
  'Then I write one page with what will hurt first before we agree on the order.',
  'First I look in the network tab.',
  'We fix the broken ones together before we start with a copy.',
  'I always reply within two hours on weekdays.',
  'I never worked as a developer before that job.',
  'I worked in a shipyard before I became a developer.',
  'You get a discount for every second report.',
  'I write it again until it is right.',
  'I ask for that paper before I start with any of the reports.',
  'It is hidden half of the time, so I compare each report with the old file before I trust it.',
  'Afterwards I go through every report and write down what each query reads.',
])('such a sentence says nothing about the work: %s', (sentence) => {
  expect(findApproaches(taskOf(sentence))).toEqual([])
})

test('how the person begins takes the place of a remark about how the task begins', () => {
  const dashboards = {
    title: 'Power BI dashboard for our sales reports',
    description:
      'We need a Power BI dashboard of our sales. The data is in PostgreSQL. Power BI reports exist already.',
    category: 'Business intelligence',
    skills: ['Power BI', 'SQL'],
  }
  const written = (sentence: string) =>
    writeLetter(
      createTask({
        job: dashboards,
        profile: { title: 'Power BI developer', about: `${WORK} ${sentence}`, skills: ['Power BI', 'SQL'] },
      }),
    )
  const own = 'I start with one of the sales reports that everybody knows by heart.'
  expect(written('')).toContain('I would build the first chart')
  expect(written(own)).toContain(own)
  expect(written(own)).not.toContain('I would')
})

test('a sentence loses the condition that only the one before explains', () => {
  expect(findApproaches(taskOf('When it does work, I usually end with a report of every table.'))).toEqual([
    'I usually end with a report of every table.',
  ])
})

test('what has lost its noun is no way of working', () => {
  expect(
    findApproaches(taskOf('I use a dump for small ones and always count the rows before and after.')),
  ).toEqual([])
})

test('a result, and a step after others, are no way of working', () => {
  expect(findApproaches(taskOf('\n\nHow I work: after, I write a short note of what was changed.'))).toEqual(
    [],
  )
  expect(findApproaches(taskOf('\n\nHow I check: last job had an error of 3 rows in 400 rows.'))).toEqual([])
})

test('what only another sentence explains is no way of working', () => {
  const about = `${WORK} I read every line before I commit it because they invent fields. I keep a small flock of goats beside the house.`
  const task = createTask({ job, profile: { title: 'Database developer', about, skills: [] } })
  expect(findApproaches(task)).toEqual([])
})

test('a rewrite tells another one', () => {
  const about = `${WORK} I always keep the old files until the numbers agree. Every report comes with its query.`
  const profile = { title: 'Database developer', about, skills: ['PostgreSQL', 'SQL'] }
  const first = writeLetter(createTask({ job, profile }))
  const second = writeLetter(createTask({ job, profile, previousText: first, variation: 1 }))
  expect(first).toContain('I always keep the old files')
  expect(second).toContain('Every report comes with its query.')
})

test('of sentences that nothing was learned from, most are judged as readers do', () => {
  const sentences = readApproaches('approaches-unseen.txt')
  const found = sentences.filter(({ text }) => scoreApproach(text) >= 0.3)
  const right = found.filter(({ fits }) => fits).length
  expect(sentences.length).toBeGreaterThan(450)
  expect(right / found.length).toBeGreaterThan(0.8)
  expect(right / sentences.filter(({ fits }) => fits).length).toBeGreaterThan(0.65)
})

const styleOf = (about: string) => findApproaches(taskOf(`\n\n${about}`))

test.each([
  [
    'Style: I copy the tables first, in a folder you can open.',
    'I copy the tables first, in a folder you can open.',
  ],
  [
    'How I work:\n- 100 rows as a sample first\n- then the whole table, with a list of what was left out',
    'How I work: 100 rows as a sample first, then the whole table, with a list of what was left out.',
  ],
  [
    'How it usually goes. I copy the old rules into one list. I write them out as numbered conditions.',
    'I copy the old rules into one list. I write them out as numbered conditions.',
  ],
  [
    'My process\n\n- one report with its numbers, beside the old one',
    'How I work: one report with its numbers, beside the old one.',
  ],
])('what stands under a label says how the person works: %s', (about, told) => {
  expect(styleOf(about)).toContain(told)
})

test.each([
  ['How I move: first I copy one table, then the rest.', 'First I copy one table, then the rest.'],
  [
    'Table of rules first, with versions, then a copy of the database to try them on.',
    'How I work: table of rules first, with versions, then a copy of the database to try them on.',
  ],
  [
    'Scripts always work on a copy and write a log of each file.',
    'Scripts always work on a copy and write a log of each file.',
  ],
  [
    'Every client gets a drawing with the tables and a password handover.',
    'Every client gets a drawing with the tables and a password handover.',
  ],
])('steps and habits: %s', (about, told) => {
  expect(styleOf(about)).toContain(told)
})

test.each([
  'How I started: a port paid me for one table of tides.',
  'My style-guide tests cover forty tables.',
])('no label of how somebody works: %s', (about) => {
  expect(styleOf(about)).toEqual([])
})

test('a whole sentence comes before notes', () => {
  const [first] = styleOf(
    'How I work:\n- old files kept apart, one folder each\n- I show you the first of them after two days',
  )
  expect(first).toBe('I show you the first of them after two days.')
})

test.each([
  ['I prefer to be sent a sample with a few odd rows before I quote.', true],
  [
    'I usually start with a fixed review: interviews and a ranked list with the estimated cost of each.',
    true,
  ],
  ['I also convinced one owner to keep his spreadsheets, because they were small.', false],
  ['I wrote most of the importer before we had a database for the reports.', false],
])('%s', (sentence, isApproach) => {
  expect(findApproaches(taskOf(sentence))).toEqual(isApproach ? [sentence] : [])
})

test('a post that asks for the approach leaves out no work whose last sentence says how the person works', () => {
  const text = writeLetter(
    createTask({
      job: { ...job, description: `${job.description} Which approach would you use?` },
      profile: {
        title: 'Database developer',
        about: `${WORK} I check the row counts against the old file before I move anything.`,
        skills: ['PostgreSQL', 'SQL'],
      },
    }),
  )
  expect(text).toContain('I moved the ledgers of a rope maker')
  expect(text.match(/I check the row counts/g)).toHaveLength(1)
})

test('what says more comes first, and a shorter sentence where a letter has no room for it', () => {
  const full =
    'I copy the old files into one folder, count the rows and sums of every sheet, and agree on the totals with you before the first import.'
  const brief = 'Every report comes with its query and a sample of the data.'
  expect(findApproaches(taskOf(`${brief} ${full}`))).toEqual([full, brief])
  const task = taskOf(`${brief} ${full}`)
  const short = writeLetter({ ...task, options: { ...task.options, maxWords: 50 } })
  expect(short).toContain(brief)
  expect(short).not.toContain(full)
})

test('a letter of few words says a second thing of how the person works', () => {
  const [first, second] = [
    'I check the row counts against the old file before I move anything.',
    'Every report comes with its query and a sample of the data.',
  ]
  const other = 'I never move a table on a Friday before I know who reads it.'
  const write = (approaches: string, maxWords?: number) =>
    writeLetter({
      ...taskOf(`\n\n${approaches}`),
      ...(maxWords === undefined ? {} : { options: { ...taskOf('').options, maxWords } }),
    })
  expect(write(`${first} ${second}`)).toContain(`${first} ${second}`)
  // What somebody does not do says less.
  expect(write(`${first} ${other}`)).not.toContain(other)
  const short = write(`${first} ${second}`, 45)
  expect([first, second].filter((text) => short.includes(text))).toHaveLength(1)
})
