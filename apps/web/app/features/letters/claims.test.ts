import { expect, test } from 'vitest'
import { remainingClaims, splitAtClaims, wordCount } from './claims.ts'

const letter = 'I have ten years of React. I worked at Acme. Call me.'
const years = { quote: 'I have ten years of React.', why: 'No years are given.' }
const acme = { quote: 'I worked at Acme.', why: 'Acme is not named.' }

test('splits a letter at its claims without losing text', () => {
  const parts = splitAtClaims(letter, [acme, years])
  expect(parts).toEqual([
    { text: years.quote, why: years.why },
    { text: ' ' },
    { text: acme.quote, why: acme.why },
    { text: ' Call me.' },
  ])
  expect(parts.map((part) => part.text).join('')).toBe(letter)
})

test('highlights a claim within another as one', () => {
  expect(splitAtClaims(letter, [years, { quote: 'ten years', why: 'x' }])[0]).toEqual({
    text: years.quote,
    why: years.why,
  })
})

test('drops claims that were edited away and merges the reasons of a quote', () => {
  const claims = [years, { ...years, why: 'React is not named.' }, acme]
  expect(remainingClaims('I have ten years of React.', claims)).toEqual([
    { quote: years.quote, why: 'No years are given. React is not named.' },
  ])
  expect(splitAtClaims('', claims)).toEqual([])
  expect(splitAtClaims('Hello.', [{ quote: '', why: 'x' }])).toEqual([{ text: 'Hello.' }])
})

test('counts words without standalone punctuation', () => {
  expect(wordCount('  Dear client,\n\nI build – well – React apps… & more. ')).toBe(8)
  expect(wordCount('')).toBe(0)
})
