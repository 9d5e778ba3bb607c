/** Rates and how time is billed, as people type them. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  [
    'My rate 18 is inside their range so say it clearly.',
    'My rate for this is 18 per hour, within your range.',
  ],
  [
    '20$/h, can look today, think 3-5 hours.',
    'My rate for this is 20$ per hour. I can look at it today. I estimate 3-5 hours.',
  ],
  ['My salary is 900 EUR per month.', 'My salary is 900 EUR per month.'],
])('%s', (note, fact) => {
  expect(factsOf(readNotes(note))).toEqual([fact])
})
