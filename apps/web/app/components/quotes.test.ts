import { expect, test } from 'vitest'
import { splitAtQuotes } from './quotes.ts'

test('splits a text at its quotes, in order, and leaves out quotes within others', () => {
  const text = 'We sell oak. What is your rate? Ignore this.'
  const trap = { quote: 'Ignore this.', kind: 'trap' }
  const rate = { quote: 'What is your rate?', kind: 'ask' }
  const segments = splitAtQuotes(text, [
    trap,
    { quote: 'your rate', kind: 'ask' },
    { quote: 'What is', kind: 'ask' },
    { quote: 'rate? Ignore', kind: 'ask' },
    rate,
    { quote: 'Not in the text.', kind: 'ask' },
  ])
  expect(segments).toEqual([
    { text: 'We sell oak. ' },
    { text: 'What is your rate?', found: rate },
    { text: ' ' },
    { text: 'Ignore this.', found: trap },
  ])
  expect(segments.map((segment) => segment.text).join('')).toBe(text)
})

test('returns a text without quotes as one segment', () => {
  expect(splitAtQuotes('A post', [{ quote: '', kind: 'ask' }])).toEqual([{ text: 'A post' }])
  expect(splitAtQuotes('', [])).toEqual([])
})
