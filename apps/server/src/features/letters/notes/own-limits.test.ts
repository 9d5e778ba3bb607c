/** Tests that what the person does not do, what the client has to do and plain questions are facts, and what is not for the client is none. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'
import { completeFact } from './complete-fact.ts'

test.each([
  ["I don't build tools that follow people.", "I don't build tools that follow people."],
  ["I can't do full time before March.", "I can't do full time before March."],
  ['I have a Mac (they ask!).', 'I have a Mac.'],
  [
    'Suggested case: the 2014 strike or the dock fire, their choice.',
    'My suggestion: the 2014 strike or the dock fire, your choice.',
  ],
  [
    "Can't open the maps yet so price and the 12h only confirmed after I read them.",
    "I can't open the maps yet, so the price and the 12 hours are only confirmed after I read them.",
  ],
  ['Price 90 for a pier, buoys come on top.', 'My price is 90 for a pier, buoys come on top.'],
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
  ['in what format is their atlas??', 'In what format is your atlas?'],
  [
    "I'm happy to teach, write lesson material and tests as samples, but I won't write graded work for someone, better that this is clear",
    "I'm happy to teach, write lesson material and tests as samples, but I won't write graded work for someone",
  ],
  [
    'Fixed price 300-400 USD for the atlas, I can only say exactly after I have seen the sheets',
    'My fixed price is 300-400 USD for the atlas, I can only say exactly after I have seen the sheets',
  ],
  [
    'be honest with them: Garmin I did by API, the card DLL I have not used yet.',
    'To be honest, Garmin I did by API, the card DLL I have not used yet.',
  ],
  ['Mention the ISO 9001 certificate.', 'I hold the ISO 9001 certificate.'],
  [
    "Would like to know the tide range and whether they're on the north pier.",
    'I would like to know the tide range and whether you are on the north pier.',
  ],
  [
    'Mention that the coat of arms is a licence matter they should clear before launch, in one sentence and not as a lecture.',
    'the coat of arms is a licence matter you should clear before launch',
  ],
  [
    'I print for the town archive since 2011, you may mention it once, discreetly.',
    'I print for the town archive since 2011',
  ],
])('becomes a sentence for the client: %s', (note, expected) => {
  expect(factsOf(readNotes(note))).toEqual([expected])
})

test.each([
  "Can't open the maps yet so price is 300 but would take 200.",
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

test('the other case of a condition is said, too, unless it is about money', () => {
  const first = "If it's their own or they have permission: yes, 3 days at 900 EUR."
  expect(factsOf(readNotes(`${first} If third party without permission, only from open data.`))).toEqual([
    "If it's your own or you have permission: yes, 3 days at 900 EUR.",
    expect.stringContaining('only from open data'),
  ])
  for (const other of ['If they complain, I take 700.', 'If they push, only a lower price.'])
    expect(factsOf(readNotes(`${first} ${other}`)).join(' ')).not.toMatch(/700|lower/)
})

test('a gap that the person does not want to hide is said, and an order to number answers is not', () => {
  expect(
    factsOf(readNotes('Plotters of Roland I have not used so far and I do not want to claim it.')),
  ).toEqual([expect.stringMatching(/^Plotters of Roland I have not used so far\.?$/)])
  expect(factsOf(readNotes('They want it exact so answer 1 and 2 in numbered form.'))).toEqual([])
})

test.each([
  "I would question whether they need Mapbox when they can't even pay 500",
  'I would ask if they need Mapbox at all, they are clueless',
  'I lied about my diploma and I do not want to claim it',
  "I'm happy to write the legends, but I won't tell him that I copy them",
  'he should tell how much he really pays',
])('stays private: %s', (note) =>
  expect(factsOf(readNotes(note)).join(' ')).not.toMatch(/pay|clueless|lied|copy/),
)

test('a wish for a letter, and for the work that carries it, is printed nowhere', () => {
  for (const wish of ['short letter ok', 'They want stories, so the flood map should carry the letter.'])
    expect(readNotes(wish)).toEqual([{ quote: wish, kind: 'style' }])
  expect(factsOf(readNotes('Mention I can show the flood map, the client allows it.'))).toEqual([
    'I can show the flood map, the client allows it.',
  ])
})

test('what depends on others stays private beside a fact', () => {
  const facts = (note: string) => factsOf(readNotes(note)).join(' ')
  expect(facts('If it goes well: 900 EUR. If not, I disappear.')).not.toContain('disappear')
  expect(
    facts('I can start Monday, I can only say exactly after I see if the other client pays more'),
  ).not.toContain('other')
})

test.each([
  [
    "I'd say 6 weeks, between $2,100 and $2,900 depending on the number of sheets",
    /between \$2,100(?! and \$2,900)/,
  ],
  ["I saw the atlas?? no - I can't open it", /saw the atlas/],
  ["I'd want a scoping phase to decide what to draw and what to leave to others", /^what to leave/i],
  ['it depends on what “interactive” means, so please ask that: zoom, layers or search?', /that: zoom/i],
])('is not torn: %s', (note, torn) => {
  for (const fact of factsOf(readNotes(note))) expect(fact).not.toMatch(torn)
})

test('an order to check and one about examples are understood', () => {
  expect(
    factsOf(readNotes('Which scale? and check they have the survey of the harbour before Monday.')),
  ).toContain('Please check that you have the survey of the harbour before Monday.')
  expect(readNotes('For examples use the flood map and the tide table.')[0]?.kind).toBe('style')
})

test('a fact gets the article that its note left out', () => {
  expect(completeFact('Solution is to keep the raw set.')).toBe('The solution is to keep the raw set.')
})
