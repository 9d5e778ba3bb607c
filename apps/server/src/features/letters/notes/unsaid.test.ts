/** Tests that thoughts, moods, other people and tricks are printed in no form of the additional information. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'
import { isOwnTerm } from './own-terms.ts'

test.each([
  // What is needed from the client
  'I need the script plus one file that I can resell',
  'I need the code and a favor from his nephew',
  'I need a confirmation that he is not crazy',
  'I need an ok from my parole officer',
  "I can't see the profit in it, says my wife",
  "I can't see the chat from jail",
  'need the keys to their house',
  "I'd rather not know what he does with it, better he sends me cash in an envelope",
  "the video I couldn't open so ask which idiot made it",
  "the attachment I couldn't open so ask when they pay",
  // Conditions
  'I can look tonight if he sends me cash first',
  'I can look tonight if they send me half upfront',
  "I can check it tonight if he gives me his girlfriend's number",
  'I can begin when my kids sleep if they send me access',
  'I can check it in the hospital if they give me a login',
  '500 fixed is fine if they send me cash up front',
  '500 is fine if they give me a break',
  'it would help if she shows me some respect',
  '10 days if I get my meds',
  'half an hour if I get lazy',
  '3 hours if I have a babysitter',
  // Prices
  'their stupidity costs them 50 usd extra, should be said',
  'my divorce costs them 300 usd extra',
  'the bribe costs them 100 usd extra',
  'fixed price 650 possible once I have paid my rent',
  'fixed price 650 possible if we lie about hours',
  "I'd do this in my sleep for 200, 2 days",
  'for 80 they get garbage, 2 days',
  'I think 500 EUR depending on my mood',
  '90 fine if no more than 2 idiots answer',
  "for 700 I'd do a sloppy version only",
  // Other people
  'my partner Tom (in rehab) can review',
  'my colleague Ivo (fired last week) could join for the calls',
  'My assistant Eva (she is 15) could help',
  'reference: My mother, head of nothing, agreed to be called',
  'reference: Bob, who owes me, agreed to be asked',
  "there's a guy they can call: 555 1234",
  "there is a copy of my ex client's app they can try: foo.app",
  // Times
  'weekends except prison time',
  'mornings until rehab time',
  // What is taken back
  'I have 5 years of Java, did not write any since',
  "I hold the PMP, didn't update it since 2012",
  'I built 3 shops in Shopify (do not check)',
  // Guesses
  'my guess without seeing it: the gauge on the mongo server only allows the old port, or the EKS nodes are in another VPC.',
  // Questions
  'are they registered offenders?',
  'does their guy get fired?',
  'how much trouble he has?',
])('nothing of it is printed: %s', (note) => {
  expect(factsOf(readNotes(note))).toEqual([])
})

test.each([
  'mention the tide project for the port its the closest one, SMS and maps',
  'sample to show them: the tide map',
])('which work to tell is for the letter to follow, and not to print: %s', (note) => {
  expect(factsOf(readNotes(note))).toEqual([])
})

test('what to ask about is not in the letter', () => {
  const note = 'redeploy in 3-4 days if they have the env files / db dump, ask about that.'
  expect(factsOf(readNotes(note))).toEqual(['redeploy in 3-4 days if you have the env files'])
})

test('what they think is no part of the question', () => {
  expect(factsOf(readNotes('Ask if they have a licence or they think it comes with the machine'))).toEqual([
    'I would like to know if you have a licence.',
  ])
})

test.each(['full time ', 'weekends except '])('a long run of times is no term: %s', (times) => {
  expect(isOwnTerm(`${times.repeat(500)}x`)).toBe(false)
})

test.each([
  ['My price is 1,000 USD. I can accept 800.', ['My price for this is 1,000 USD flat.']],
  ['Tell client the truth is that I am tired', []],
  ['if they want I can also write the reviews', []],
  ['private company, 12 people, mine', []],
  ['notice period 30 days, negotiable to 15', ['My notice period is 30 days.']],
])('what stands beside a fact of a note stays private: %s', (note, facts) => {
  expect(factsOf(readNotes(note))).toEqual(facts)
})

// Words that are private elsewhere, and belong to the work here.
test.each([
  ['can also send reminder emails', 'I can also send reminder emails.'],
  ['I built two plugins for Ghost', 'I built two plugins for Ghost.'],
  ['I made a passport scanner app in Flutter', 'I made a passport scanner app in Flutter.'],
  ["I'd go through the price with them on a call", "I'd go through the price with you on a call."],
  ['ask if they have a list of competitors', 'I would like to know if you have a list of competitors.'],
])('is printed: %s', (note, fact) => {
  expect(factsOf(readNotes(note)).map((one) => one.replace(/[.]?$/, '.'))).toEqual([fact])
})
