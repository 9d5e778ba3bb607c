/** Tests that the brackets of additional information stay whole. */
import type { Note } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'
import { keepBrackets } from './whole-brackets.ts'

const notesOf = (...parts: [kind: Note['kind'], quote: string][]): Note[] =>
  parts.map(([kind, quote]) => ({ kind, quote }))

test('facts of one bracket are one fact', () => {
  const text = 'week 1 buoys (a row of them, ask which colour they want), week 2 gauges.'
  expect(
    keepBrackets(
      text,
      notesOf(
        ['fact', 'week 1 buoys (a row of them'],
        ['fact', 'ask which colour they want), week 2 gauges.'],
      ),
    ),
  ).toEqual(notesOf(['fact', text]))
})

test('a bracket with a private part is private, and what stands around it keeps its kind', () => {
  const text = 'I need 40 buoys (the old ones, lol, they rust) and 3 gauges.'
  expect(
    keepBrackets(
      text,
      notesOf(['fact', 'I need 40 buoys (the old ones'], ['private', 'lol, they rust) and 3 gauges.']),
    ),
  ).toEqual(
    notesOf(
      ['fact', 'I need 40 buoys'],
      ['private', '(the old ones, lol, they rust)'],
      ['private', 'and 3 gauges.'],
    ),
  )
})

test('a bracket for the person alone is private from its beginning', () => {
  expect(
    readNotes("(for you only: I'm at the bakery till the 14th so dont promise I start earlier than that)"),
  ).toEqual(
    notesOf([
      'private',
      "(for you only: I'm at the bakery till the 14th so dont promise I start earlier than that)",
    ]),
  )
})

test('a bracket in a bracket goes with it', () => {
  const text = 'I need 40 buoys (plus 1 (one) for tests, lol they rust) and ropes.'
  expect(
    keepBrackets(
      text,
      notesOf(['fact', 'I need 40 buoys (plus 1 (one) for tests'], ['private', 'lol they rust) and ropes.']),
    )[1],
  ).toEqual({ kind: 'private', quote: '(plus 1 (one) for tests, lol they rust)' })
})

test('a bracket that is never closed changes nothing', () => {
  const notes = notesOf(['fact', 'I need 40 buoys (the old ones'], ['private', 'they rust'])
  expect(keepBrackets('I need 40 buoys (the old ones\nthey rust', notes)).toEqual(notes)
})

test('an order in a bracket is not printed', () => {
  expect(
    factsOf(
      readNotes(
        "plan for the letter: week 1 pick the motion (i'd go with a row of small flaps, ask them which mood they want), week 2 one working module.",
      ),
    ),
  ).toEqual([
    "My plan: week 1 pick the motion (I'd go with a row of small flaps), week 2 one working module.",
  ])
})
