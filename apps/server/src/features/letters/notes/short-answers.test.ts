/** Tests of short answers to what a post asks. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  [
    'I would prefer the 6-9 month contract with an option to go full-time after.',
    'I prefer the 6-9 month contract with an option to go full-time after.',
  ],
  ['I am one person, not with any agency.', 'I am one person, not part of any agency.'],
  ['Self-taught, say that early since they like autodidacts.', 'I am self-taught.'],
  [
    'Would handle the ferry side and work with their Unreal dev.',
    'I would handle the ferry side and work with your Unreal developer.',
  ],
  ['Native UA and PL, write this in the first lines.', 'I am a native speaker of Ukrainian and Polish.'],
  ['I am interested in full-time.', 'I am interested in full-time work.'],
  ['Total experience 12 yrs, Oracle 10 yrs.', 'I have 12 years of experience, 10 of them with Oracle.'],
  [
    "On the ferry import: I've done it, but depending on the port's rules I'd do it per line, not for all.",
    "About the ferry import: I've done it, but depending on the port's rules I'd do it per line, not for all.",
  ],
  ["I'm at UTC+3.", 'I am in UTC+3.'],
  ['Would like a half-hour call.', 'I would like a half-hour call.'],
  [
    'I am interested in the lead role afterwards but only as contractor, not employment.',
    'I am interested in the lead role afterwards, but only as a contractor.',
  ],
  ['Yes interested.', 'Yes, I am interested.'],
  ['He wants to know if I can do it: yes.', 'Yes, I can do it.'],
  [
    'Yes it is possible, not with the official API but through a data provider, I have one running already',
    'Yes, it is possible, not with the official API but through a data provider, I have one running already.',
  ],
  [
    "I'm fine with being paid only when it works, but we should agree the test up front.",
    'I am fine with being paid only when it works, but we should agree the test up front.',
  ],
  [
    "I can set it up together with him on a call and teach him to explain it, but the report must be his own and I won't reuse a sample.",
    "I can set it up together with you on a call and teach you to explain it, but the report must be your own, and I won't reuse a sample.",
  ],
])('becomes a sentence for the client: %s', (note, fact) => {
  expect(factsOf(readNotes(note))).toEqual([fact])
})

test.each([
  'Yes it is possible, but I have no idea how',
  'Prefer clients with money',
  "If there's no other work I can offer a discount",
  "I'm fine with 300, but we should talk about 500 first",
  'I can do it together with my cousin on his laptop',
  'Would like a call with somebody who is sober',
  'I have a degree in physics (not finished)',
  'offer: 1200 for the whole, happy with 900',
  "I'm leaning towards skipping this one",
  'I have done this before (bought theme, new name)',
])('stays private: %s', (note) => {
  expect(factsOf(readNotes(note))).toEqual([])
})
