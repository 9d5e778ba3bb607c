/** Tests which asks a letter answers, and with which sentence. */
import type { Ask } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { findAnsweredAsks } from './answered-asks.ts'
import { findAsks } from './asks.ts'
import { readLetters } from './labelled/read-letters.ts'

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
  ['What is your hourly rate?', 'My rate is 120 zł.', true],
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

test('reads words that begin or end with an accented letter', () => {
  expect(answer(ask('question', '¿Es posible entregar el lunes?'), 'Sí, el lunes lo tiene.')).not.toBeNull()
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

test.each([
  ['Please share a timeline.', 'Result: deck preparation from 3 hours to 35 minutes.', false],
  ['Please share a timeline.', 'It was delivered in 19 days.', false],
  ['Please share a timeline.', 'I can start on Monday.', false],
  ['Please share a timeline.', 'I am available 25 hours a week.', false],
  ['Please share a timeline.', 'My offer: $600 all in, 8 working days.', true],
  ['How long will it take?', 'I answer within two hours.', false],
  ['How long will it take?', 'Two weeks of free fixes are included.', false],
  ['Can you deliver by the 15th?', 'Yes, the 15th works for me.', true],
  ['When can you start?', 'I am available 25 hours a week.', false],
  ['Which hours do you work?', 'The report went from two hours to fifteen minutes.', false],
  ['What is your time zone?', 'I live in Manila.', true],
  ['¿En cuánto tiempo lo entregas?', 'Entrego en 8 días hábiles.', true],
])('%s answered by %s: %s', (quote, letter, answered) => {
  expect(answer(ask('availability', quote), letter) !== null).toBe(answered)
})

test.each([
  ['What do you charge?', 'That brand charged $5 per booklet.', false],
  ['What do you charge?', 'The tracker cost $11 per piece.', false],
  ['What do you charge?', 'Forty-five euros each, mastering included.', true],
  ['What do you charge?', 'It needs a premium licence, about $20 a month.', false],
  ['Please include the licence costs.', 'My price is $900 fixed.', false],
])('%s answered by %s: %s', (quote, letter, answered) => {
  expect(answer(ask('rate', quote), letter) !== null).toBe(answered)
})

test('takes a career for a CV, and no link to a project', () => {
  const wanted = ask('attachment', 'Please send your CV.')
  expect(answer(wanted, '– Menu site (Café Lund, https://lund.example): a site in two languages.')).toBeNull()
  expect(answer(wanted, 'My CV is attached.')).toBe('My CV is attached.')
  expect(answer(wanted, 'You can find me on LinkedIn: https://www.linkedin.com/in/ada')).not.toBeNull()
})

test('accepts described works as similar projects, but not as links', () => {
  const letter =
    'Hi,\n\nSome of my work:\n– Menu site (Café Lund): a site in two languages.\n– Tide alarm: sends a text message.'
  expect(answer(ask('sample', 'Send examples of similar alarm projects'), letter)).toBe(
    'Tide alarm: sends a text message.',
  )
  expect(answer(ask('sample', 'Send links to your portfolio'), letter)).toBeNull()
})

test('tells what was done from how it would be done', () => {
  const approach = ask('question', 'Your approach to this project')
  expect(answer(approach, 'First I built a small project for a bank.')).toBeNull()
  expect(answer(approach, 'I would like to see ten screenshots first.')).toBeNull()
  expect(answer(approach, 'I would read the logs before I change anything.')).not.toBeNull()
  const done = ask('question', 'Have you upgraded Django before?')
  expect(answer(done, 'I would upgrade Django step by step.')).toBeNull()
  expect(answer(done, 'I upgraded Django from 2.2 to 5 for a clinic.')).not.toBeNull()
})

test('wants the tool that a question names', () => {
  const asked = ask('question', 'Have you used Gusto for payroll?')
  expect(answer(asked, 'I have done the payroll of 80 people in ADP.')).toBeNull()
  expect(answer(asked, 'I have used Gusto since 2019.')).not.toBeNull()
})

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
const overlap = (one: string, other: string) =>
  plain(one).includes(plain(other)) || plain(other).includes(plain(one))

/** How many asks of labelled letters have the right sentence, another one, none, or one although the letter does not answer. */
function countTicks(set: 1 | 2) {
  const counts = { right: 0, other: 0, missed: 0, open: 0, wrong: 0 }
  for (const { post, letter, asks } of readLetters(set)) {
    const ticked = findAnsweredAsks(findAsks('', post), letter)
    for (const { quote, by } of asks) {
      const found = ticked.filter((one) => overlap(one.quote, quote))
      if (found.length === 0) continue
      const answers = found.flatMap((one) => one.by ?? [])
      if (by.length === 0) counts[answers.length === 0 ? 'open' : 'wrong']++
      else if (answers.length === 0) counts.missed++
      else counts[answers.some((one) => by.some((right) => overlap(one, right))) ? 'right' : 'other']++
    }
  }
  return counts
}

test.each([
  [1, { right: 70, wrong: 21 }],
  [2, { right: 83, wrong: 14 }],
] as const)('reads the letters of set %i as well as when they were last read', (set, bounds) => {
  const counts = countTicks(set)
  expect(counts.right, JSON.stringify(counts)).toBeGreaterThanOrEqual(bounds.right)
  expect(counts.wrong, JSON.stringify(counts)).toBeLessThanOrEqual(bounds.wrong)
})
