/** Tests which asks a letter answers, and with which sentence. */
import type { Ask } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { findAnsweredAsks } from './answered-asks.ts'
import { findAsks } from './asks.ts'

const ask = (kind: Ask['kind'], quote: string, asks = quote): Ask => ({ id: quote, kind, quote, asks })
const answer = (asked: Ask, letter: string) => findAnsweredAsks([asked], letter)[0]?.by ?? null

test('quotes the sentence that answers an ask, and none for an open ask', () => {
  const asks = findAsks(
    'Texts about lamps',
    'We sell lamps.\n1. What is your rate per word?\n2. When can you start?',
  )
  const answered = findAnsweredAsks(asks, 'Hello,\nI charge 0.09 EUR per word. I like lamps.')
  expect(answered.map(({ kind, answered, by }) => [kind, answered, by])).toEqual([
    ['rate', true, 'I charge 0.09 EUR per word.'],
    ['availability', false, null],
  ])
})

test.each([
  ['What is your hourly rate?', 'My rate is $45 an hour.', true],
  ['What is your hourly rate?', 'I raised sales to $45,000 for a shop.', false],
  ['What is your hourly rate?', 'My rate is fair.', false],
  ['What do you charge per word?', 'I charge €40 per hour.', false],
  ['Was kostet ein Newsletter?', 'Ein Newsletter kostet 180 Euro.', true],
])('%s answered by %s: %s', (quote, letter, answered) => {
  expect(answer(ask('rate', quote), letter) !== null).toBe(answered)
})

test.each([
  ['When can you start?', 'I can start on Monday.', true],
  ['When can you start?', 'I migrated a shop in March.', false],
  ['When can you start?', 'I can start soon enough.', false],
  ['How long will it take?', 'It takes about two weeks.', true],
  ['When can you start?', 'Complaints about late boats fell from 30 a week to 4.', false],
  ['How many hours a week do you have?', 'I have 25 hours a week for this.', true],
  ['How many hours a week do you have?', 'I can start on Monday.', false],
  ['What is your time zone?', 'I work in CET and overlap with London.', true],
])('%s answered by %s: %s', (quote, letter, answered) => {
  expect(answer(ask('availability', quote), letter) !== null).toBe(answered)
})

test('takes a word only where the post wants it', () => {
  const first = ask('word', 'Start with mango', 'The post asks you to begin your letter with “mango”.')
  expect(answer(first, 'Mango. I translate menus.')).toBe('Mango.')
  expect(answer(first, 'I translate menus. Mango is fine.')).toBeNull()
  const anywhere = ask('word', 'Mention mango', 'The post asks you to write “mango”.')
  expect(answer(anywhere, 'I translate menus. Mango is fine.')).toBe('Mango is fine.')
  const last = ask('word', 'End with mango', 'The post asks you to end your letter with “mango”.')
  expect(answer(last, 'Mango. I translate menus, and many more things that fill a line.')).toBeNull()
  expect(answer(last, 'I translate menus.\n\nAda\nmango')).toBe('mango')
})

test.each([
  ['Have you connected a bot to Dentrix before?', 'I connected two clinics to Dentrix last year.', true],
  ['Have you connected a bot to Dentrix before?', 'I enjoy good coffee.', false],
  ['Have you connected a bot to Dentrix before?', 'Have you used Dentrix for long?', false],
  ['How many Unity games have you shipped?', 'I have shipped four Unity games.', true],
  ['How many Unity games have you shipped?', 'I like Unity games.', false],
  ['What is 7 + 5?', '12 is the answer.', true],
  ['What is 7 + 5?', 'I have 7 years and 5 clients.', false],
  ['Are you a native speaker?', 'German is my first language.', true],
  ['How would you approach this?', 'First I would read the logs of the last week.', true],
  ['Tell us your favourite dinosaur.', 'My favourite is the Stegosaurus.', true],
])('%s answered by %s: %s', (quote, letter, answered) => {
  expect(answer(ask('question', quote), letter) !== null).toBe(answered)
})

test('takes a link as a sample, and checks a length and a language', () => {
  expect(answer(ask('sample', 'Send samples'), 'Here is one: https://ada.example/lamps')).not.toBeNull()
  expect(answer(ask('sample', 'Send samples'), 'I have many samples.')).toBeNull()
  expect(answer(ask('other', 'Keep it under 150 words.'), 'word '.repeat(151))).toBeNull()
  expect(answer(ask('other', 'Keep it under 150 words.'), 'I build shops.')).toBe('I build shops.')
  expect(
    answer(ask('other', 'Please answer in German.'), 'I build shops for the people of the city.'),
  ).toBeNull()
  expect(
    answer(ask('other', 'Please answer in German.'), 'Ich baue Shops für die Leute und mit Sorgfalt.'),
  ).not.toBeNull()
})
