/** Tests that what the person is ready to do, has prepared, estimates and wishes is a fact, unless it is not for the client. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  'I think it will be around 90 hours in two phases.',
  "I'd like a short call before we start.",
  "I'm happy to do calls at 7am my time, which is evening in Perth.",
  'I looked into both files, the second one has no dates.',
  'My CV is attached.',
  'The garden project can be mentioned.',
  "I'd recommend the smaller server.",
  'My idea is to keep the drafts in a table of their own.',
])('a fact: %s', (text) => {
  expect(readNotes(text).map(({ kind }) => kind)).toEqual(['fact'])
})

test.each([
  'I think it will be 90 hours, really it is 60.',
  "I'd like to see how long they last with this server.",
  'happy to work for less, I am bored',
])('no fact: %s', (text) => {
  expect(factsOf(readNotes(text))).toEqual([])
})

test.each([
  [
    'If they want Dutch and German it is the same price.',
    'If you want Dutch and German it is the same price.',
  ],
  ['22/h. I can start tomorrow.', 'My rate for this is 22 per hour.', 'I can start tomorrow.'],
  ['my guess 35 hours', 'My guess is 35 hours'],
])('%s is worded as %s', (text, ...expected) => {
  expect(factsOf(readNotes(text))).toEqual(expected)
})
