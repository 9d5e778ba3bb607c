/** The currency of prices that the additional information states without one. */
import { expect, test } from 'vitest'
import { nameCurrency } from './currency.ts'

const rate = { amount: 40, currency: 'USD', per: 'hour' } as const

test.each([
  [
    '290 is fine with me. It would be done in 8 days.',
    '290 USD is fine with me. It would be done in 8 days.',
  ],
  ['My price is 60 flat', 'My price is 60 USD flat'],
  ['My price is 120 for basic, 200 with a picture', 'My price is 120 USD for basic, 200 USD with a picture'],
  ['fixed 250, 2 days after I get files.', 'fixed 250 USD, 2 days after I get files.'],
  ['My rate for this is 12/hour', 'My rate for this is 12 USD per hour.'],
  ['My rate for clients in the US is 85.', 'My rate for clients in the US is 85 USD per hour.'],
  ['500 can only cover the import', '500 USD can only cover the import'],
  ['€60 is fine with me', '€60 is fine with me'],
  ['I wrote 60 guides', 'I wrote 60 guides'],
])('“%s”', (fact, expected) => {
  expect(nameCurrency(fact, rate)).toBe(expected)
})

test('a profile without a rate names none', () => {
  expect(nameCurrency('60 is fine with me', null)).toBe('60 is fine with me')
})
