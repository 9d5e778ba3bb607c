/** Tests of what the person would choose, and of how far they meet what the post lists. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  [
    "I'm leaning Glide for this because of the look",
    'I am leaning towards Glide for this because of the look.',
  ],
  [
    'Out of their eight certificates I hold six, all valid.',
    'Of your eight certificates, I hold six, all valid.',
  ],
  [
    'honest: Weaviate yes, Verba only tried at home one weekend',
    'I have worked with Weaviate; Verba I have only tried at home one weekend.',
  ],
  [
    'parse the strings in Python and pass only numbers to Fortran',
    'I would parse the strings in Python and pass only numbers to Fortran.',
  ],
  ['Resume and portfolio pdf I attach myself', 'My resume and portfolio PDF are attached.'],
  ['so the first meeting can be at their office', 'The first meeting can be at your office.'],
  [
    "I'd rather explain each step with him in sessions so the report is his own",
    'I would rather explain each step with you in sessions so the report is your own.',
  ],
  [
    'no specific requirements except access through VPN',
    'I have no specific requirements except access through VPN.',
  ],
])('is said: %s', (note, fact) => {
  expect(factsOf(readNotes(note))).toEqual([fact])
})

test.each([
  "I'm leaning towards no, he sounds cheap",
  'Out of their eight certificates I hold six, one is fake',
  "I'd rather do nothing for less than 40",
  "I'd rather work for somebody who pays",
])('is not said: %s', (note) => {
  expect(factsOf(readNotes(note))).toEqual([])
})
