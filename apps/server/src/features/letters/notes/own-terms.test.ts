/** Tests that terms for this job, as busy people type them, are facts, and how they are worded. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'
import { readStyleWishes } from './style.ts'

test.each([
  [
    '620 for this job, a week and a half incl. one revision.',
    'My price for this is 620 flat, and I need a week and a half, including one revision.',
  ],
  [
    '340 usd and two days if limited to six pages.',
    'I can do it for 340 USD in two days if it is limited to six pages.',
  ],
  ['A flat 75 is ok even if it takes three hours.', '75 flat is fine with me, even if it takes three hours.'],
  ['Rate 48 GBP for this one.', 'My rate for this is 48 GBP.'],
  ['Ready on Thursday morning.', 'It would be ready on Thursday morning.'],
  ['CV is on my LinkedIn.', 'My CV is on my LinkedIn.'],
  ['Cert was extended in May.', 'My certificate was extended in May.'],
  [
    'idea for them: map that shows empty desks, I have a prototype of it.',
    'An idea for you: a map that shows empty desks, and I have a prototype of it.',
  ],
  [
    "The shop limits calls hard, I'd use the bulk export for the first load.",
    'The shop limits calls hard, so I would use the bulk export for the first load.',
  ],
  [
    "I can tutor them twice a week but won't take the exam in their name.",
    "I can tutor you twice a week, but I won't take the exam in your name.",
  ],
  ['can finish in 9 days incl. a call', 'I can do it in 9 days including a call'],
  ['My rate for this is 22 per hour because they seem nice.', 'My rate for this is 22 per hour'],
  ['19/hr for the whole thing (min 15)', 'My rate for this is 19 per hour.'],
  ['4 days work, 1250', 'I can do it in 4 days for 1250 flat.'],
  ['Web or desktop, and who will use it??', 'Web or desktop, and who will use it?'],
  [
    'The 502: his proxy waits 30 seconds, it needs a longer timeout.',
    'The 502: your proxy waits 30 seconds, it needs a longer timeout.',
  ],
  ['favorite chord is E minor.', 'My favorite chord is E minor.'],
])('%s', (note, ...facts) => {
  expect(factsOf(readNotes(note))).toEqual(facts)
})

test.each([
  '620 for this job, could do 500.',
  "It's boring, I'd use ChatGPT for most of it.",
  "I'd take 20 but won't go below.",
  'A flat 75 is ok only if they insist.',
  'Idea: they are desperate, so ask for more.',
  'The boss: he never pays, it needs a contract.',
])('no fact: %s', (note) => {
  expect(factsOf(readNotes(note))).toEqual([])
})

test.each([
  ['less formal please', { tone: 'warm' }],
  ['Just a few lines please, no jargon.', { length: 'short' }],
  ['less formal, not too long', { tone: 'warm', length: 'short' }],
  ['Structured but not too long', { tone: 'plain', length: 'short' }],
])('a wish: %s', (note, wishes) => {
  expect(readStyleWishes(readNotes(note))).toMatchObject(wishes)
})
