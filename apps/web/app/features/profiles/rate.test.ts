import { expect, test } from 'vitest'
import { formatRateAmount, formFromRate, hasInvalidAmount, noRate, toRate } from './rate.ts'

const amountOf = (amount: string) => toRate({ ...noRate, amount })?.amount

test.each([
  ['45', 45],
  [' 45.50 ', 45.5],
  ['0.09', 0.09],
  ['0,09', 0.09],
  ['0.125', 0.125],
  ['1,200', 1200],
  ['1.200,50', 1200.5],
  ['1,200,000', undefined],
  ['12 000', 12_000],
])('reads the amount %j', (amount, number) => {
  expect(amountOf(amount)).toBe(number)
})

test.each(['', ' ', '0', '-5', '45 an hour', '1e9', '4,5,6', '10000000'])('has no rate for %j', (amount) => {
  expect(toRate({ ...noRate, amount })).toBeNull()
  expect(hasInvalidAmount({ ...noRate, amount })).toBe(amount.trim() !== '')
})

test('returns a stored rate unchanged', () => {
  const rate = { amount: 0.095, currency: 'CHF', per: 'word' } as const
  expect(toRate(formFromRate(rate))).toEqual(rate)
  expect(formFromRate(null)).toEqual(noRate)
})

test('formats amounts in their currency', () => {
  expect(formatRateAmount({ amount: 45, currency: 'USD' })).toBe('$45')
  expect(formatRateAmount({ amount: 0.095, currency: 'EUR' })).toBe('€0.095')
  expect(formatRateAmount({ amount: 1200.5, currency: 'GBP' })).toBe('£1,200.50')
})
