import { expect, test } from 'vitest'
import { countWords } from './countWords.ts'

test('counts words without standalone punctuation', () => {
  expect(countWords('  Dear client,\n\nI build – well – React apps… & more. ')).toBe(8)
  expect(countWords('')).toBe(0)
})
