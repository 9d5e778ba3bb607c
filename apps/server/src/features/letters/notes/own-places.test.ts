/** Where somebody is and can work, as people type it. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  [
    'Onsite ok for Riga, Tallinn or Vilnius, for other cities I need to discuss.',
    'I can work on site in Riga, Tallinn or Vilnius; for other cities we would have to talk.',
  ],
  ['I am in Canada like them.', 'I am in Canada, like you.'],
  [
    'Riga, so EU ok and same clock as Kyiv.',
    'I am in Riga, so EU work is fine and I have the same clock as Kyiv.',
  ],
  ['Not moving to Germany, remote only but I can visit.', 'I work remotely only, but I can visit.'],
  [
    'I live in Porto so meetings in person are no problem.',
    'I live in Porto, so meetings in person are no problem.',
  ],
])('%s', (note, fact) => {
  expect(factsOf(readNotes(note))).toEqual([fact])
})
