/** Tests that a project is described by the sentences about it, where its fields have no verb. */
import { expect, test } from 'vitest'
import { createTask } from '../testing/task.ts'
import { writeLetter } from './index.ts'

const kiosks = {
  title: 'Ticket kiosk for a ferry terminal',
  description: 'A touch screen kiosk that shows the ferry timetable and sells tickets by card at the pier.',
}
const project = {
  title: 'Pier kiosks',
  client: 'Ferry company, Norway',
  what: 'Timetable, tickets by card and printing at 12 piers, with remote updates',
  result: '310 tickets a day',
  url: '',
  skills: [],
}

const letterFor = (about: string, fields: Partial<typeof project> = {}) =>
  writeLetter(
    createTask({
      job: { category: '', skills: [], ...kiosks },
      profile: { title: 'Developer', about, skills: [], projects: [{ ...project, ...fields }] },
    }),
  )

const fromFields = 'For a ferry company I worked on pier kiosks: timetable, tickets by card and printing'

test('the sentences of the text take the place of fields without a verb', () => {
  const text = letterFor(
    'I live in Bergen. From 2019 to 2021 I put kiosks with a timetable and a printer on 12 piers in Norway. Passengers buy their tickets by card, and updates come over the air at night.',
  )
  expect(text).toContain('From 2019 to 2021 I put kiosks with a timetable and a printer on 12 piers')
  expect(text).toContain('The result: 310 tickets a day.')
  expect(text).not.toContain('I worked on')
})

test.each([
  [
    'a text about the person',
    'I studied navigation in Bergen, where a printer on the pier sells tickets by card, and I have liked every timetable and its remote updates since.',
  ],
  ['a text that says less', 'I put up kiosks with tickets and a printer on 12 piers.'],
  [
    'a text about what the person usually does',
    'My kiosks print tickets at piers, show the timetable, take cards, and update at night.',
  ],
  [
    'a text about a career',
    'For five years I have been putting up kiosks with a timetable and tickets by card. It began at a pier with 12 printers in Norway; then other ports asked for remote updates.',
  ],
  [
    'a text about everybody the person has worked for',
    'My clients have included two ports that print timetables, a ferry with tickets by card at 12 piers, and a town whose remote updates come at night.',
  ],
])('%s does not', (_, about) => {
  expect(letterFor(about)).toContain(fromFields)
})

test('a part of the paragraph that begins with the title of a project is no work of its own', () => {
  const about =
    'Pierwatch – my ferry site, nobody asked for it. Ferry timetable, tickets by card, a printer that a friend built, I only fetch.'
  const text = letterFor(about, {
    title: 'Pierwatch',
    client: '',
    what: 'Ferry timetable and tickets by card',
  })
  expect(text).toContain('One of my projects is Pierwatch')
  expect(text).not.toContain('a friend built')
})

test('a second project for a client is one for the same client', () => {
  const text = letterFor('I build kiosks.', { client: 'Same company' })
  expect(text).toContain('For the same company I worked on pier kiosks')
})

test('the same group is the one that an earlier project names', () => {
  const earlier = [
    {
      ...project,
      title: 'Tide board',
      client: 'Nordhav, port group',
      what: 'Board with the tides of 9 ports',
    },
    { ...project, title: 'Fish auction', client: 'Torsk AS', what: 'Prices of the fish auction' },
  ]
  const profile = {
    title: 'Developer',
    about: 'I build kiosks.',
    skills: [],
    projects: [...earlier, { ...project, client: 'Same port group' }],
  }
  const text = writeLetter(createTask({ job: { category: '', skills: [], ...kiosks }, profile }))
  expect(text).toContain('For Nordhav')
  expect(text).not.toMatch(/Torsk[^.]*kiosk/)
})

test('a way of working with the words of a project is not its description', () => {
  const about =
    'The way I proceed is plain: a plan of the pier kiosks, the timetable, then tickets by card, printing on each of the piers, and remote updates for every one of them, before anybody buys the rest of it.'
  expect(letterFor(about)).toContain(fromFields)
})

test('the result of a project follows, although a version in the text has one of its digits', () => {
  const about =
    'For a ferry company in Norway I put up kiosks on 12 piers with Debian 4.8, for the timetable and tickets by card. The printers were the hard part, in five weeks.'
  const text = letterFor(about, { result: 'five weeks, queues from 8 minutes to 1' })
  expect(text).toContain('Debian 4.8')
  expect(text).toContain('in five weeks. Queues went from 8 minutes to 1.')
})
