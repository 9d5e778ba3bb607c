import { expect, test } from 'vitest'
import { readBudget, readNumber } from './money.ts'

test('reads budgets as marketplaces write them', () => {
  expect(readBudget('$30.00 - $45.00 /hr')).toEqual({
    type: 'hourly',
    budget_min: 30,
    budget_max: 45,
    currency: 'USD',
  })
  expect(readBudget('€1,500', 'fixed')).toEqual({ type: 'fixed', budget_min: 1500, currency: 'EUR' })
  expect(readBudget('$250.00 – 750.00 AUD', 'fixed')).toEqual({
    type: 'fixed',
    budget_min: 250,
    budget_max: 750,
    currency: 'AUD',
  })
  expect(readBudget('£20/hr')).toMatchObject({ type: 'hourly', currency: 'GBP' })
})

test('a text without a sum has no budget', () => {
  expect(readBudget('Budget on request')).toEqual({})
  expect(readBudget('', 'hourly')).toEqual({ type: 'hourly' })
})

test('reads short forms of numbers', () => {
  expect(readNumber('$10K+ total spent')).toBe(10_000)
  expect(readNumber('1.2M')).toBe(1_200_000)
  expect(readNumber('27 hires, 4 active')).toBe(27)
  expect(readNumber('none')).toBeUndefined()
})
