import { expect, test } from 'vitest'
import { isSameValue } from './useSuggestionChange.ts'

test('compares the values of fields, whatever the order of their keys', () => {
  expect(isSameValue({ amount: 45, per: 'hour' }, { per: 'hour', amount: 45 })).toBe(true)
  expect(isSameValue(['React', 'Git'], ['Git', 'React'])).toBe(false)
  expect(isSameValue([{ title: 'A', skills: ['React'] }], [{ title: 'A', skills: [] }])).toBe(false)
  expect(isSameValue(null, null)).toBe(true)
  expect(isSameValue(null, { amount: 45 })).toBe(false)
  expect(isSameValue({ amount: 45 }, { amount: 45, per: 'hour' })).toBe(false)
  expect(isSameValue('I build shops.', 'I build shops.')).toBe(true)
})
