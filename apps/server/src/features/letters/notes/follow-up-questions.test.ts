/** Tests that questions in several sentences are asked as one. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  [
    'What should open? Doors, a gate, a row of shutters? And one motor or several.',
    ['What should open?', 'Doors, a gate, a row of shutters, and one motor or several?'],
  ],
  ['Which host is the site on? and region.', ['Which host is the site on, and region?']],
  [
    'how many forms do they have? and one language or more',
    ['How many forms do you have, and one language or more?'],
  ],
])('%s', (note, facts) => {
  expect(factsOf(readNotes(note))).toEqual(facts)
})

test.each(['Which host is the site on? and keep it short.', 'Which host is the site on? Scam, or stupid?'])(
  'no question that goes on: %s',
  (note) => {
    expect(factsOf(readNotes(note))).toEqual(['Which host is the site on?'])
  },
)

test.each([
  [
    'ask if the gates can be marked as bots, because many fake accounts get banned.',
    'Many fake accounts get banned.',
  ],
  [
    'Ask how many gates there are because with few gates learning is slow.',
    'With few gates learning is slow.',
  ],
])('a reason that is about the thing follows its question: %s', (note, reason) => {
  expect(factsOf(readNotes(note))[1]).toBe(reason)
})

test.each([
  'ask how many gates there are, because they lie about it',
  'ask which host it is, because I had trouble with one before',
  'ask how many gates there are, since the budget is a joke',
])('a reason that is about somebody is for nobody else: %s', (note) => {
  expect(factsOf(readNotes(note)).join(' ')).not.toMatch(/because|since|lie|trouble|joke/)
})

test('since when is no reason', () => {
  expect(factsOf(readNotes('I build gates for harbours. Since 2019 full time with steel.'))).toContain(
    'Since 2019 full time with steel.',
  )
})
