/** Tests how the built-in writer reads profiles of different styles. Posts and profiles are invented. */
import { expect, test } from 'vitest'
import { createTask, type TaskInput } from './testing/task.ts'
import { writeLetter } from './writer/index.ts'
import { phrases } from './writer/phrases.ts'

const letter = (input: TaskInput) => writeLetter(createTask(input))

const spreadsheet: TaskInput['job'] = {
  title: 'Excel workbook with VBA',
  description: 'Our insurer’s monthly Excel files need VBA macros. Please tell us your hourly rate.',
  category: 'Data Analytics',
  skills: ['Microsoft Excel', 'VBA'],
}

test('a profile in the third person becomes the first', () => {
  const about = [
    'Noor builds Excel workbooks for insurers.',
    'For an insurer she replaced 19 Excel files by one workbook with VBA; the largest macro is hers.',
    'Her hourly rate: 35 USD.',
  ].join('\n')
  const text = letter({
    job: spreadsheet,
    profile: { title: 'Excel specialist', about, skills: ['Excel', 'VBA'] },
    person: { firstName: 'Noor', lastName: 'Aziz' },
  })
  expect(text).toContain(
    'For an insurer I replaced 19 Excel files by one workbook with VBA; the largest macro is mine.',
  )
  expect(text).not.toMatch(/\b(?:she|her|hers)\b/i)
})

test('what the person says right after a work comes with it', () => {
  const profile = {
    title: 'PHP developer',
    about:
      'Meal ordering for a group of 4 nursing homes: LDAP login, data every night. 640 beds.\nMany years in PHP.',
    skills: ['PHP'],
  }
  const job = {
    title: 'Meal ordering for a nursing home',
    description: 'Residents choose their meals on a tablet. The login uses LDAP.',
    category: '',
    skills: ['PHP'],
  }
  expect(letter({ job, profile })).toContain('LDAP login, data every night; 640 beds.')
})

test('the unit of a labelled rate is kept, and an error rate is no price', () => {
  const about = [
    'I typed 42,000 product records into Excel with an error rate under 0.2%.',
    'Hourly rate: 12 USD',
  ].join('\n')
  const text = letter({ job: spreadsheet, profile: { title: 'Data entry', about, skills: ['Excel'] } })
  expect(text).toContain('My hourly rate is 12 USD.')
  expect(text).not.toMatch(/rate: I|charge .*42,000/)
})

test('days a week are an availability', () => {
  const about = 'I built 12 workbooks with VBA. 3 days a week free, the rest from autumn.'
  const text = letter({ job: spreadsheet, profile: { title: 'Excel expert', about, skills: ['VBA'] } })
  expect(text).toContain('I am available 3 days a week, the rest from autumn.')
})

test('a tool of the title is named even if no other evidence names it', () => {
  const about =
    'I moved 9 ticket sellers to AWS.\nMonitoring with Prometheus, Grafana, Loki.\nI cut an AWS bill by half.'
  const job = {
    title: 'Grafana dashboards',
    description: 'We run everything on AWS and want dashboards and alerts in Grafana.',
    category: '',
    skills: ['Grafana', 'AWS'],
  }
  expect(letter({ job, profile: { title: 'DevOps engineer', about, skills: ['AWS'] } })).toContain('Grafana')
})

test('a request to ask something becomes a question to the client', () => {
  const profile = { title: 'Excel expert', about: 'I built 12 workbooks with VBA.', skills: ['VBA'] }
  const text = letter({
    job: spreadsheet,
    profile,
    extraInformation: 'Ask which Excel version they use. I can start today.',
  })
  expect(text).toContain('Which Excel version do you use?')
  expect(text).toContain('I can start today.')
})

test('a certain sentence is mentioned where the person asks for it', () => {
  const profile = { title: 'Excel expert', about: 'I built 12 workbooks with VBA.', skills: ['VBA'] }
  const extraInformation = 'My mother ran an insurance office. mention it in one sentence'
  expect(letter({ job: spreadsheet, profile, extraInformation })).toContain(
    'My mother ran an insurance office.',
  )
})

test.each([
  ['58 eur/h, (floor 48 but only for a year contract, do not write that)', false],
  ['2.4k all up incl videos, they look like a mess', false],
  ['can give 4 hours a week unpaid, evenings', false],
  ['would go down to 30 if they insist', true],
  ['no unpaid test tasks please', true],
  ['i was born in kyiv, 1991', true],
  ['german is fine for the meetings', true],
  ['40 is my lowest, keep that private', false],
  ['my lowest ever was 140, long ago', true],
  ['too low for this, but i accept', false],
  ['i accept paypal or a bank transfer', true],
])('the usual rate is left out where the note names another price: %s', (extraInformation, isPrinted) => {
  const profile = {
    title: 'PHP developer',
    about: 'I built a booking system for a sailing school. It takes 900 bookings a month.',
    skills: ['PHP'],
    rate: { amount: 40, currency: 'USD', per: 'hour' as const },
  }
  const job = {
    title: 'Booking system',
    description: 'A booking system in PHP.',
    category: '',
    skills: ['PHP'],
  }
  const text = letter({ job, profile, extraInformation })
  expect(text.includes('40 ') || text.includes('$40')).toBe(isPrinted)
  expect(text).toMatch(/^H(?:i|ello),/)
})

test('what others did with a work is not told of the person', () => {
  const profile = {
    title: 'Game developer',
    about:
      'I built a reading game for primary schools in Vue. Played by 11,000 children in 74 schools. Took 40 minutes to install.',
    skills: ['Vue'],
  }
  const job = {
    title: 'Reading game for schools',
    description: 'A reading game for primary schools in Vue.',
    category: '',
    skills: ['Vue'],
  }
  const text = letter({ job, profile })
  expect(text).toContain('Played by 11,000 children')
  expect(text).not.toMatch(/I (?:played|took)/)
})

test.each(['en', 'es', 'fr', 'de'] as const)(
  'a letter that declines says so, and what is to be said besides, in %s',
  (language) => {
    const profile = { title: 'Excel expert', about: 'I built 12 workbooks with VBA.', skills: ['VBA'] }
    const text = letter({
      job: spreadsheet,
      profile: { ...profile, rate: { amount: 40, currency: 'EUR', per: 'hour' } },
      extraInformation: 'Polite no, two lines. I suggest a colleague in Riga for it.',
      fields: { language },
    })
    expect(text).toContain(phrases[language].decline)
    expect(text).toContain('I suggest a colleague in Riga for it.')
    expect(text).not.toMatch(/workbooks|40/)
  },
)
