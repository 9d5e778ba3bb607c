/** Tests how what a note wants to know is asked. */
import { expect, test } from 'vitest'
import { letter } from '../testing/sentences.ts'
import { askDirectly } from './direct-questions.ts'

test.each([
  ['which harbour system you have', 'Which harbour system do you have?'],
  ['how long a chart should be', 'How long should a chart be?'],
  ['if Android only', 'Is it Android only?'],
  ['which map you are on', 'Which map are you on?'],
  ['how many pilots there are', 'How many pilots are there?'],
  ['how many handles there are', 'How many handles are there?'],
  ['how many organizations in the list', 'How many organizations are there in the list?'],
  ['how many pilots are in the team', 'How many pilots are in the team?'],
  ['in which ports you have offices', 'In which ports do you have offices?'],
  ['which part of the map hurts most', 'Which part of the map hurts most?'],
  ['what to do with old maps', 'What should I do with old maps?'],
  ['how fresh the data must be', 'How fresh must the data be?'],
  [
    'the virtual or in person, how many pilots, and who provides the maps',
    'Is it virtual or in person, how many pilots are there, and who provides the maps?',
  ],
  [
    'which CMS and how many records per type',
    'Which CMS do you use, and how many records are there per type?',
  ],
  ['how and when does the tide arrive', 'How and when does the tide arrive?'],
  ['how many hours per week', 'How many hours per week?'],
  ['which one or two', 'Which one or two?'],
  ['who places the orders', 'Who places the orders?'],
  ['which prints you keep', 'Which prints do you keep?'],
  ['the tide tables', 'What are the tide tables?'],
  ['who owns the drawings and who prints the maps', 'Who owns the drawings, and who prints the maps?'],
  ['where the data comes from', 'Where does the data come from?'],
  ['where the plans are', 'Where are the plans?'],
  ['whether it’s a ferry or a tug', 'Is it a ferry or a tug?'],
  ["if you're on a paid plan", 'Are you on a paid plan?'],
  ['if fully remote is fine', 'Is fully remote fine?'],
  ['whether the server is on premises', 'Is the server on premises?'],
  ['if you already have a style guide', 'Do you already have a style guide?'],
  ['whether the portal has an API', 'Does the portal have an API?'],
  ['whether the account allows pilots', 'Does the account allow pilots?'],
  ['the number of berths', 'What is the number of berths?'],
  ['the tide range and whether you are on the pier', 'What is the tide range, and are you on the pier?'],
  ['the width and the depth', 'What are the width and the depth?'],
  ['the list of berths', 'Could you send me the list of berths?'],
  [
    'which gauge you use and is MQTT approved already',
    'Which gauge do you use, and is MQTT approved already?',
  ],
  ['how many ports there are. Are they in Chile?', 'How many ports are there? Are they in Chile?'],
])('asks %s', (wish, question) => {
  expect(
    askDirectly(/\?$/.test(wish) ? `I would like to know ${wish}` : `I would like to know ${wish}.`),
  ).toBe(question)
})

test.each([
  'I would like to know whether you have plans, because the gauges need them.',
  'I would like to know how many accounts, I draw no maps.',
  'I would like to know if I should replace the gauges.',
  'I would like to know what "ready" means here: drawn or built.',
  'I would like to know if you ever moved it before.',
  'I would like to know whether the port leads are on paper.',
  'I would like to see the plans.',
  'I can start on Monday.',
])('leaves what it cannot turn round with certainty: %s', (text) => {
  expect(askDirectly(text)).toBe(text)
})

test.each([`${'a'.repeat(50_000)}!`, `${'a '.repeat(50_000)}!`])(
  'a very long question stays as it is',
  (thing) => {
    const text = `I would like to know the number of ${thing}.`
    expect(askDirectly(text)).toBe(text)
  },
)

test('a letter asks the client directly, and does not begin with it', () => {
  const text = letter({
    job: {
      title: 'Tide table in Excel',
      description: 'We need a tide table.',
      category: 'Data Entry',
      skills: [],
    },
    profile: { title: 'Painter', about: 'I paint boats.', skills: [] },
    extraInformation: 'Ask which Excel version they use and if the table is in metres.',
  })
  expect(text).toContain('Which Excel version do you use, and is the table in metres?')
  expect(text.split('\n\n')[1]).not.toContain('?')
})
