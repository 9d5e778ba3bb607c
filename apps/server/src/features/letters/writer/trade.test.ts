/** Tests that a letter says what the person is where its works do not name what the post is about. */
import { expect, test } from 'vitest'
import { createProfile } from '../testing/profile.ts'
import { createTask } from '../testing/task.ts'
import { writeLetter } from './index.ts'
import { readTrade } from './trade.ts'

const letter = (title: string, about: string) =>
  writeLetter(
    createTask({
      job: {
        title: 'Odoo developer for a sports shop',
        description: 'We need changes in our stock module and in the reports of our warehouse.',
        category: 'Web',
        skills: ['Odoo'],
      },
      profile: { title, about, skills: ['Odoo', 'Python'], projects: [] },
    }),
  )
const works =
  'For a maker of bicycle parts I wrote stock modules and warehouse reports, and counting 4,000 shelves went from three days to one.'

test.each([
  ['Odoo developer, versions 13 to 17', 'I am an Odoo developer.'],
  ['Senior ERP Consultant (Odoo, Python)', 'I am an ERP consultant and work with Odoo.'],
  ['Back-end engineer | Odoo', 'I am a back-end engineer and work with Odoo.'],
])('%s', (title, told) => {
  const [, first = ''] = letter(title, works).split('\n\n')
  expect(first.startsWith(`${told} For a maker of bicycle parts I wrote`)).toBe(true)
})

test('says nothing where a work names it, or the title is no trade', () => {
  expect(letter('Odoo developer', works.replace('stock', 'Odoo stock'))).not.toContain(
    'I am an Odoo developer',
  )
  expect(letter('odoo, mostly. also bikes', works)).not.toMatch(/I am an? odoo/i)
  expect(letter('Former Odoo developer', works)).not.toContain('I am')
})

test('signs with the name by which the person calls themselves', () => {
  const task = createTask({
    job: { title: 'Web work', description: 'We need a web developer.', category: 'Web', skills: [] },
    profile: {
      title: 'Web developer',
      about: 'Hello, I am Khôi from Hue. I built a shop for a bakery.',
      skills: [],
      projects: [],
    },
    person: { firstName: 'Trần', lastName: 'Khôi' },
  })
  expect(writeLetter(task).endsWith('\nKhôi')).toBe(true)
  expect(writeLetter({ ...task, profile: { ...task.profile, about: 'I am Trần.' } }).endsWith('\nTrần')).toBe(
    true,
  )
})
test.each([
  ['Microsoft 365 consultant building assistants', 'a Microsoft 365 consultant'],
  ['Wireless researcher', 'a wireless researcher'],
  ['NLP engineer who turns messy, unknown sites into data', 'an NLP engineer'],
  ['Power Platform Developer', 'a Power Platform developer'],
  ['Personal finance SEO writer', 'a personal finance SEO writer'],
  ['Tidewater consultant', 'a Tidewater consultant'],
  ['Web Author', 'a web author'],
  ['Roku / Android TV / Fire TV developer (SceneGraph)', 'a Roku/Android TV/Fire TV developer'],
  ['Business Central / NAV consultant since 1998. Stock', 'a Business Central/NAV consultant'],
  ['Sage 300 (ACCPAC) consultant, 24 yrs', 'a Sage 300 consultant'],
  ['Google Analytics 4 / Tag Manager / Looker Studio', null],
  ['Former harbour pilot, now Odoo consultant – stock', 'an Odoo consultant'],
  ['Web developer PHP / JavaScript', 'a web developer'],
  ['Machine learning student – game AI', 'a machine learning student'],
  ['Futures trader turned algo developer', 'a futures trader turned algo developer'],
  ['Senior SDET | 15 yrs', 'an SDET'],
  ['Over 10 years of experience as developer', null],
  ['Looking for work as a web developer', null],
])('writes names with a capital, and other words without: %s', (title, trade) => {
  const about = 'I set up Tidewater for harbours. Read my blog, Futures, on futures.'
  expect(readTrade({ ...createProfile({ title, about, skills: ['SEO'] }) })).toBe(trade)
})

test.each([
  ['Illustrator and chart designer for ports', 'an illustrator and chart designer for ports'],
  ['Embedded/electronics engineer (C, C++)', 'an embedded/electronics engineer'],
])('a word that names a tool as well has no capital: %s', (title, trade) => {
  expect(readTrade(createProfile({ title, about: '', skills: ['Illustrator'] }))).toBe(trade)
})
