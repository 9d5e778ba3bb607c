/** Tests that refusals reach the client, who has to know them, and moods do not. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  [
    "If it's a third party without permission I only offer the route within their limits (caching, fewer calls).",
    [
      "If it's a third party without permission, I only offer the route within your limits (caching, fewer calls).",
    ],
  ],
  [
    "I won't log in to a former employer's accounts, not possible without their permission. Say that plainly but kindly.",
    ["I won't log in to a former employer's accounts, not possible without their permission."],
  ],
  ["I won't run a farm of fake accounts, tell them nicely.", ["I won't run a farm of fake accounts."]],
  [
    "If it is a student's graded essay I don't hand it in for them, but I can tutor them.",
    ["If it is a student's graded essay, I don't hand it in for you, but I can tutor you."],
  ],
  ['no cloning of wallets for beginners please', ["I don't do cloning of wallets for beginners."]],
  [
    'I can do a prep session, 40 min for $25, but i will NOT sit the test for him, say it short and nicely pls',
    ['I can do a prep session, 40 min for $25, but I will not sit the test for you.'],
  ],
  [
    "I will not make coins that only look real in somebody's wallet, and it doesn't work anyway.",
    ["I will not make coins that only look real in somebody's wallet, and it doesn't work anyway."],
  ],
  ['not promising it works with every accent', ["I can't promise that it works with every accent."]],
  [
    "I want to be clear but friendly that I teach the method, I don't write anyone's coursework.",
    ["I teach the method, I don't write anyone's coursework."],
  ],
])('a refusal: %s', (note, facts) => {
  expect(factsOf(readNotes(note))).toEqual(facts)
})

test.each([
  "I won't write to him again, he is rude.",
  "I don't do mornings, I sleep badly.",
  'no mentioning of the price please',
  'no sleeping with clients please',
  'I will not buy followers again, it cost me my account',
  "I don't write papers for students any more, got into trouble",
  "I won't make fake accounts unless they pay double.",
  'If she needs the answers of the test, that I can do in 1 hour',
  'I want to point out I hate their old developer',
  "The post doesn't say if they pay at all. Ask that first.",
  'not promising anything to these people',
])('no refusal for the client: %s', (note) => {
  expect(factsOf(readNotes(note))).toEqual([])
})
