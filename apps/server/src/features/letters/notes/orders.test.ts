import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

const facts = (text: string) => factsOf(readNotes(text))

test.each([
  [
    'i would take 250, say 400 for all incl the slides',
    ['My price is 400 flat for all including the slides.'],
  ],
  ['quote 350 fixed, i would go down to 280 but dont tell', ['My price is 350 flat.']],
  ['900 is my floor so ask for 1400 usd', ['My price is 1400 USD flat.']],
  ['200 is ok for me. dont say it, ask 300', ['My price is 300 flat.']],
])('only the price that is to be said is a fact: %s', (text, expected) => {
  expect(facts(text)).toEqual(expected)
})

test('a price of another unit than the one before it is not said', () => {
  expect(facts('45/h is fine, quote 55 first')).toEqual([])
})

test.each([
  [
    'i am in alexandria, available today, 100 dollars',
    ['I am in Alexandria.', 'I am available today.', 'My price is 100 dollars.'],
  ],
  ['3000 total for 6 maps is too low, hope it is per month, ask politely', []],
  [
    'never used the pier API itself, only its maps, say it honest but looked at the docs',
    ['I have not used the pier API itself, only its maps but looked at the docs.'],
  ],
  [
    '600 fixed can only be a first small map, I would propose a paid test week then monthly',
    ['600 fixed can only be a first small map', 'I suggest a paid test week then monthly'],
  ],
  ['Rate 20 fix.', ['Rate 20 fix.']],
  ['My CAD 95 is roughly USD 69, please state it in USD.', ['My 95 CAD is roughly 69 USD.']],
  [
    '500 is too low for everything, suggest starting with a first map',
    ['I suggest starting with a first map'],
  ],
  ['urgent one, im free today till 20:00', ['I’m free today till 20:00']],
  ['who has the model, can they send the code? ask it', ['Who has the model, can you send the code?']],
  [
    'one question: how many containers, and where should alerts go',
    ['I would like to know how many containers there are, and where should alerts go.'],
  ],
  [
    'would like a call on thursday, and ask who draws the logo',
    ['I would like a call on Thursday.', 'I would like to know who draws the logo.'],
  ],
  [
    'ask him if he wants the texts or only the count',
    ['I would like to know if you want the texts or only the count.'],
  ],
])('terms, questions and orders of a busy person: %s', (text, expected) => {
  expect(facts(text)).toEqual(expected)
})

test.each([
  ['ask 900 for the whole site (700 is my floor)', ['My price is 900 flat for the whole site.']],
  ['ask 900 for all and take 700 if needed', ['My price is 900 flat for all.']],
  ['quote 1200 for the site because they seem rich', ['My price is 1200 flat for the site.']],
])('what follows a price is not said: %s', (text, expected) => {
  expect(facts(text)).toEqual(expected)
})

test.each([
  'I need 8 days, say 12',
  'I did 8 sites like this, say 20',
  'my rate is 40, ask 55',
  'the agencies take 5 weeks and charge 3000, I do it in one',
  'minimum 400 fixed',
  'could go down to 250 fixed',
  'first month 20% off if they haggle',
  'i am in between jobs',
  'they probably have no staging server. ask them',
])('nothing is said of limits, orders to lie and thoughts: %s', (text) => {
  expect(facts(text)).toEqual([])
})

test('what follows “in” is not always a place', () => {
  expect(facts('i am in hospital, can start on monday').join(' ')).not.toContain('ospital')
  expect(facts('from monday, 300 usd').join(' ')).not.toContain('I am from')
})
