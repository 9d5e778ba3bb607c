import { expect, test } from 'vitest'
import { openable } from './facts.ts'

test('only http(s) addresses are opened', () => {
  expect(openable('https://example.org/job/1')).toBe('https://example.org/job/1')
  expect(openable('javascript:alert(1)')).toBeUndefined()
  expect(openable('')).toBeUndefined()
  expect(openable(null)).toBeUndefined()
})
