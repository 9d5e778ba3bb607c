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
  [
    'fixed, 500 for everything incl the gauges.',
    'My price is 500 fixed for everything including the gauges.',
  ],
  [
    '500 is ok for me if they host it on their own server and give me a test account.',
    '500 is fine with me if you host it on your own server and give me a test account.',
  ],
  ['fixed est. around 22-26 hours at $30.', 'I estimate around 22-26 hours at $30, fixed'],
  [
    'I would move that to one call instead of four (pls mention that).',
    'I would move that to one call instead of four.',
  ],
  [
    '50 usd must be a placeholder, for six gauges I would do 450, 3 weeks.',
    'for six gauges I would do 450, 3 weeks.',
  ],
  ['My salary is 900 EUR per month.', 'My salary is 900 EUR per month.'],
])('%s', (note, fact) => {
  expect(factsOf(readNotes(note))).toEqual([fact])
})
