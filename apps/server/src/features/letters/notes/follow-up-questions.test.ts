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
