/** Tests the sentences that the parts of additional information become, before a letter is written and after a person changed them. */
import { expect, test } from 'vitest'
import { factsOf, readNotes, wordNotes } from '../notes.ts'
import { createTask } from '../testing/task.ts'

test('joins the parts of a sentence that the person makes facts', () => {
  const text = 'The way to go is a lawyer: I can do the claim and a request for the data. I hate such jobs.'
  const parts = readNotes(text)
  expect(parts.length).toBeGreaterThan(2)
  const changed = parts.slice(0, -1).map(({ quote }) => ({ quote, kind: 'fact' as const }))
  expect(readNotes(text, changed)).toEqual([
    { quote: 'The way to go is a lawyer: I can do the claim and a request for the data.', kind: 'fact' },
    { quote: 'I hate such jobs.', kind: 'private' },
  ])
})

test.each([
  ['Expected 55k a month, pls say negotiable', 'Expected 55k a month, negotiable.'],
  ['Write in English but say first thing that both are native for me.', 'Both are native for me.'],
  ['I can start on Monday, so ignore the two weeks in my profile.', 'I can start on Monday.'],
  ["I'd join for free, so don't mention my rate.", "I'd join for free."],
  [
    'The double refresh is fine, but say that some browsers leak.',
    'The double refresh is fine, but some browsers leak.',
  ],
  [
    'I need read access and to know if a backup exists, ask that.',
    'I need read access and to know if a backup exists.',
  ],
  [
    'Needs a gateway if their server is on site, ask them that.',
    'Needs a gateway if your server is on site.',
  ],
  [
    'Approach to mention: baseline first, then a small model.',
    'My approach: baseline first, then a small model.',
  ],
])('an order is no part of what a person makes a fact: %s', (quote, sentence) => {
  expect(wordNotes([{ quote, kind: 'fact' }])[0]?.sentence).toBe(sentence)
})

test.each([
  'say how I would handle such names',
  '0222 must be first line',
  'own server (AWS or similar) is part of the project',
])('does not make up a fact: %s', (quote) => {
  const [said = ''] = factsOf([{ quote, kind: 'fact' }])
  expect(said).not.toMatch(/^(?:How I|I have my own|0222)/i)
})

test('words each part as the fact that it would be', () => {
  const notes = readNotes('Ask whether they have tests. I need the money. Keep it short.')
  expect(wordNotes(notes).map(({ kind, sentence }) => [kind, sentence])).toEqual([
    ['fact', 'I would like to know whether you have tests.'],
    ['private', 'I need the money.'],
    ['style', 'Keep it short.'],
  ])
  expect(wordNotes([{ quote: 'ask', kind: 'fact' }])).toEqual([
    { quote: 'ask', kind: 'fact', sentence: null },
  ])
})

const question = { quote: 'Which host is the site on?', kind: 'fact' as const }
const continued = { quote: 'and region.', kind: 'fact' as const }

test('a part that continues a question is worded with it', () => {
  expect(wordNotes([question, continued])[1]?.sentence).toBe('Which host is the site on, and region?')
})

test('nothing is joined to a question that stays private', () => {
  const start = { quote: 'I can start on Monday.', kind: 'fact' as const }
  expect(factsOf([start, { ...question, kind: 'private' }, continued])[0]).toBe('I can start on Monday.')
})

test('a letter says what was shown, although private parts are no part of its task', () => {
  const extraInformation = '$10 is ok. they write 3 files then 2, ask which. can do today'
  const job = { title: 'Files', description: 'Three files to clean.', category: '', skills: [] }
  const { notes, facts } = createTask({ job, profile: { title: 'Cleaner of files' }, extraInformation })
  expect(notes.map(({ kind }) => kind)).not.toContain('private')
  expect(facts).toEqual(['$10 is fine with me.', 'I can do it today'])
})

test.each([
  ['fact' as const, 'I would like to know which one.'],
  ['private' as const, null],
])('a part that refers to one before it, a %s, is worded as the letter has it', (kind, sentence) => {
  const notes = [
    { quote: 'I have two plugins for it.', kind },
    { quote: 'ask which one', kind: 'fact' as const },
  ]
  expect(wordNotes(notes)[1]?.sentence).toBe(sentence)
  expect(factsOf(notes).at(-1) ?? null).toBe(sentence)
})

test('an order beside a part that the person made a fact is worded by itself', () => {
  const text =
    "I'd lean Glide for this one because they want it polished, but ask how many clients they have."
  const [lean] = readNotes(text)
  const notes = readNotes(text, [{ quote: lean!.quote, kind: 'fact' }])
  expect(factsOf(notes)).toEqual([
    expect.stringMatching(/^I'd lean Glide for this one because you want it polished/),
    'I would like to know how many clients you have.',
  ])
})

test('what is to be raised is said, and what the person thinks of raising is not', () => {
  expect(wordNotes(readNotes('raise gently that nobody can delete them.'))[0]?.sentence).toBe(
    'Nobody can delete them.',
  )
  expect(factsOf(readNotes('raise my price to 500'))).toEqual([])
})

test.each([
  [
    'my price $150 for account + first 10 listings, after that $10 each',
    'My price is $150 for account and first 10 listings, after that $10 each',
  ],
  [
    'fixed 280 usd incl. a call where i show him how to add new files himself',
    'I can do it for a fixed 280 USD including a call where I show you how to add new files yourself',
  ],
  [
    "i'm in Inverness so his hours are 14:00-03:00 for me, weekdays 2pm to 9pm UK suits",
    "I'm in Inverness so your hours are 14:00-03:00 for me, weekdays 2pm to 9pm UK suits",
  ],
])('words %s', (note, fact) => {
  expect(factsOf(readNotes(note))).toContain(fact)
})
