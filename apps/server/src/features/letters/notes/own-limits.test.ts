/** Tests that what the person does not do, what the client has to do and plain questions are facts, and what is not for the client is none. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  ["I don't build tools that follow people.", "I don't build tools that follow people."],
  ['Nobody can guarantee the first page.', 'Nobody can guarantee the first page.'],
  ['The printer has to be ordered by them.', 'The printer has to be ordered by you.'],
  ["The paper is paid by them, it's not in my price.", "The paper is paid by you, it's not in my price."],
  ['They can ship me two boards, I pay the return.', 'you can ship me two boards, I pay the return.'],
  ['Is their archive on tape or on disk?', 'Is your archive on tape or on disk?'],
  ['14-16 hours I reckon.', 'I reckon 14-16 hours.'],
  ['Need root on the server.', 'I need root on the server.'],
  ['I could do it on Thursday evening.', 'I could do it on Thursday evening.'],
  [
    'I still have my own table of paper sizes to start from.',
    'I still have my own table of paper sizes to start from.',
  ],
  [
    'The code is closed but I can walk them through it on a call.',
    'The code is closed but I can walk you through it on a call.',
  ],
  ['All three dates are free.', 'All three dates are free.'],
])('becomes a sentence for the client: %s', (note, expected) => {
  expect(factsOf(readNotes(note))).toEqual([expected])
})

test.each([
  "I don't do more than I must.",
  "I don't write novels for 5 dollars.",
  "I don't promise anything, I am too tired.",
  'They must give me a good review or I am gone.',
  'Do they think I am cheap?',
  'Can they even pay?',
  'Do they know what they are doing?',
  'Need the answers before the exam.',
  'I have an old phone here and a fake account.',
  'I have a newborn at home.',
  "My employer's source code I can share.",
])('stays private: %s', (note) => {
  expect(factsOf(readNotes(note))).toEqual([])
})
