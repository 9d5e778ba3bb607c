import { expect, test } from 'vitest'
import { remainingClaims, splitAtFindings } from './findings.ts'

const letter = 'I have ten years of React. I worked at Acme. Call me.'
const years = { quote: 'I have ten years of React.', why: 'No years are given.' }
const acme = { quote: 'I worked at Acme.', why: 'Acme is not named.' }
const work = { quote: 'I worked at Acme.', from: 'Worked at Acme', card: 'a' }

test('splits a letter at its claims and evidence without losing text', () => {
  const parts = splitAtFindings(letter, [years], [work])
  expect(parts).toEqual([
    { text: years.quote, claim: years },
    { text: ' ' },
    { text: work.quote, evidence: work },
    { text: ' Call me.' },
  ])
  expect(parts.map((part) => part.text).join('')).toBe(letter)
})

test('highlights a claim within another as one, and shows no evidence where a claim is', () => {
  expect(splitAtFindings(letter, [years, { quote: 'ten years', why: 'x' }], [])[0]).toEqual({
    text: years.quote,
    claim: years,
  })
  expect(splitAtFindings(letter, [acme], [work])).toEqual([
    { text: 'I have ten years of React. ' },
    { text: acme.quote, claim: acme },
    { text: ' Call me.' },
  ])
})

test('drops findings that were edited away and merges the reasons of a quote', () => {
  const claims = [years, { ...years, why: 'React is not named.' }, acme]
  expect(remainingClaims('I have ten years of React.', claims)).toEqual([
    { quote: years.quote, why: 'No years are given. React is not named.' },
  ])
  expect(splitAtFindings('', claims, [work])).toEqual([])
  expect(splitAtFindings('Hello.', [{ quote: '', why: 'x' }], [work])).toEqual([{ text: 'Hello.' }])
})
