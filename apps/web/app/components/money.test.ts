import { expect, test } from 'vitest'
import { countWithNoun, monthlyPrice } from './money.ts'

test.each([
  [0, '0 profiles'],
  [1, '1 profile'],
  [2, '2 profiles'],
  [2000, '2,000 profiles'],
])('formats %i with its noun', (number, text) => expect(countWithNoun(number, 'profile')).toBe(text))

test.each([
  [100, '$8.33'],
  [120, '$10.00'],
  [0.1, '$0.01'],
])('formats %d a year as %s a month', (yearly, monthly) => expect(monthlyPrice(yearly)).toBe(monthly))
