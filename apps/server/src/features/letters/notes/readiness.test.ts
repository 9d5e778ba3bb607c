/** Tests that what the person is ready to do, has prepared, estimates and wishes is a fact, unless it is not for the client. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  'I think it will be around 90 hours in two phases.',
  "I'd like a short call before we start.",
  "I'm happy to do calls at 7am my time, which is evening in Perth.",
  'I looked into both files, the second one has no dates.',
  'My CV is attached.',
  "I'd recommend the smaller server.",
  'My idea is to keep the drafts in a table of their own.',
  'I am fine with unpaid work.',
  'Open to full-time later.',
  "Happy to test the gates if it's theirs, or find another way if it isn't.",
  'I can do a short test free for 1 day if they give ssh.',
])('a fact: %s', (text) => {
  expect(readNotes(text).map(({ kind }) => kind)).toEqual(['fact'])
})

test.each([
  'I think it will be 90 hours, really it is 60.',
  "I'd like to see how long they last with this server.",
  'happy to work for less, I am bored',
  'Happy to go down to 20.',
  "Happy to go down to 20 if it's theirs.",
  'I am fine with less.',
  'fine with 300',
  'I am fine with a lower rate.',
  'ok with half the price',
  'I am fine with their low budget.',
  'Open to part-time at a lower rate.',
  'Happy to work at a smaller fee.',
  'Open to full-time later but only if they pay more.',
  'I can do test free because I need the review.',
  'fixed price 1,100, could do 900',
  'I want to see if they are honest before I give a price.',
  'I need to see the code because I never used it.',
  'I think it will be 30 hours, I told somebody else 60.',
])('no fact: %s', (text) => {
  expect(factsOf(readNotes(text))).toEqual([])
})

test.each([
  [
    'If they want Dutch and German it is the same price.',
    'If you want Dutch and German it is the same price.',
  ],
  ['22/h. I can start tomorrow.', 'My rate for this is 22 per hour.', 'I can start tomorrow.'],
  ['I would ask 350 for everything.', 'My price is 350 flat for everything.'],
  [
    'I would quote 650 fixed for everything, though between us I would accept 520.',
    'My price is 650 flat for everything.',
  ],
  ['Say that I work on Sundays and that two days are enough.', 'I work on Sundays, and two days are enough.'],
  ['my guess 35 hours', 'My guess is 35 hours'],
])('%s is worded as %s', (text, ...expected) => {
  expect(factsOf(readNotes(text))).toEqual(expected)
})

test.each([
  ["I'd recommend the smaller server, I get a commission from them.", "I'd recommend the smaller server"],
  ["I'm available from Monday, my contract with a rival ends then.", "I'm available from Monday"],
])('a thought after a fact stays private: %s', (text, expected) => {
  expect(factsOf(readNotes(text))).toEqual([expected])
})

test.each([
  ['custom fields are the hard part -> mention', 'mention'],
  ['their code is a mess → say', 'mess'],
  ['they seem lazy. call me any time in the morning, say early', 'call me'],
])('what its condition or an order to the tool belongs to is not told alone: %s', (text, words) => {
  expect(factsOf(readNotes(text)).join(' ')).not.toContain(words)
})

test('an offer is told with its condition', () => {
  expect(factsOf(readNotes('if the course is theirs: i explain and check live.'))).toEqual([
    'if the course is yours: I explain and check live.',
  ])
})

test('a part that ends in brackets keeps both of them', () => {
  const facts = factsOf(
    readNotes('i can do the import in 2 weeks (1,600 usd) then we see. they look confused'),
  ).join(' ')
  expect(facts).not.toMatch(/\([^)]*$/)
})
