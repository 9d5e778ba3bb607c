import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

const facts = (text: string) => factsOf(readNotes(text))

test.each([
  [
    'tomcat 8 has no sni for that connector as far as i know, so it probably needs a proxy in front',
    'tomcat 8 has no sni for that connector as far as I know, so it probably needs a proxy in front',
  ],
  [
    'instead of moment use luxon, better for time zones',
    'I would use luxon instead of moment, which is better for time zones.',
  ],
  ['would do it in laravel, about 2 weeks', 'I would do it in Laravel, in about 2 weeks.'],
  ['three days from the 9th would work', 'Three days from the 9th would work for me.'],
  ['done the same day i get the export', 'It would be done the same day I get the export.'],
  [
    'logo sheet is 180 fixed, takes me 2 days',
    'My price for the logo sheet is 180 flat, and it takes me 2 days.',
  ],
  ['the qdrant one was 1.4 million vectors in march', 'The Qdrant project was 1.4 million vectors in March.'],
  ['cv is attached', 'My CV is attached.'],
  [
    'had exactly the same problem at a brewery, say that first',
    'I had exactly the same problem at a brewery',
  ],
  ['zoom ok, i am online 2pm to midnight CET', 'Zoom is fine for me, and I am online 2pm to midnight CET'],
  [
    '40/h, 25 hrs week, start tuesday',
    'My rate for this is 40 per hour. I can work 25 hours a week. I can start on Tuesday',
  ],
  [
    'never did polkadot, only ethereum. say it honestly',
    'I have never worked with polkadot, only with ethereum.',
  ],
])('a short fact about the work becomes a sentence: %s', (text, fact) => {
  expect(facts(text).map((one) => one.replace(/[.]$/, ''))).toEqual([fact.replace(/[.]$/, '')])
})

test.each([
  'they probably use a cracked plugin',
  'probably homework, the api is only an excuse',
  'i think its a bug of the last freelancer, probably copied code',
  'logo sheet is 180 fixed, could go to 120 if they whine',
  'say rate to discuss, my minimum is 20',
  'looks like the queries were written by an amateur',
  'its probably only a 20 minute fix in the nginx config',
  'instead of 12 years use 20',
  '12 is ok only for one page',
])('a thought about the client or a limit stays private: %s', (text) => {
  expect(facts(text).join(' ')).not.toMatch(/cracked|homework|freelancer|amateur|120|20|12/)
})

test('a label says nothing of what the client asks for', () => {
  const quote = 'Weekly rate he asks for: 300 EUR for 10 hours'
  expect(factsOf([{ quote, kind: 'fact' }])).toEqual(['My weekly rate is 300 EUR for 10 hours'])
})

test('half a bracket and the number of a list are no words of a fact', () => {
  const text = 'ask if it is a big list. 1) I would begin with the stock file 2) then the orders'
  for (const fact of facts(text)) expect(fact).not.toMatch(/\d\)|\d\./)
})

test('a lie is not said, and nothing of what it is about', () => {
  expect(facts('say I have a studio with five people, which is a lie. I can start on Monday.')).toEqual([
    'I can start on Monday.',
  ])
})

test('the figure after a question to the client is no part of it', () => {
  expect(facts('ask how many pages, 12 is ok only for one page as a test')).toEqual([
    'I would like to know how many pages there are.',
  ])
})
