import { describe, expect, test } from 'vitest'
import { formatBudget, formatRoundDollars } from './budget.ts'

const paid = (
  budget_amount: number | null,
  budget_max: number | null,
  currency: string | null = 'USD',
  type: 'hourly' | 'fixed' | null = 'hourly',
) => ({ budget_amount, budget_max, currency, type })

describe('formatBudget', () => {
  test.each([
    ['a range names the currency once', paid(25, 45), '$25–45'],
    ['one sum', paid(1200, null, 'EUR', 'fixed'), '€1,200'],
    ['the same sum twice', paid(30, 30, 'GBP'), '£30'],
    ['only an upper end', paid(null, 300, 'GBP'), 'up to £300'],
    ['cents where there are any, in both sums', paid(12.5, 15), '$12.50–15.00'],
    ['a currency without a symbol of its own', paid(50, 80, 'CHF'), 'CHF\u00a050–80'],
    ['another dollar', paid(50, null, 'CAD'), 'CA$50'],
    ['a currency that nobody knows', paid(5, 9, 'credits'), 'credits 5–9'],
    ['no currency at all', paid(25, 4500, null), '25–4,500'],
    ['a range the wrong way round', paid(45, 25), '$25–45'],
    ['nothing at the lower end', paid(0, 50), 'up to $50'],
  ])('%s', (_case, job, text) => {
    expect(formatBudget(job)).toBe(text)
  })

  test('adds the converted budget', () => {
    const converted = { currency: 'USD', budget_amount: 26.96, budget_max: 48.53 }
    expect(formatBudget({ ...paid(25, 45, 'EUR'), converted })).toBe('€25–45 (≈ $27–49)')
    expect(formatBudget({ ...paid(25, 45, 'EUR'), converted }, true)).toBe('€25–45/hr (≈ $27–49)')
    const small = { currency: 'EUR', budget_amount: 4.44, budget_max: null }
    expect(formatBudget({ ...paid(400, null, 'INR', 'fixed'), converted: small })).toBe('₹400 (≈ €4.40)')
  })

  test('returns null when no budget is stated', () => {
    expect(formatBudget(paid(null, null))).toBeNull()
    expect(formatBudget(paid(0, 0))).toBeNull()
  })

  test('adds /hr to hourly pay on request', () => {
    expect(formatBudget(paid(25, 45), true)).toBe('$25–45/hr')
    expect(formatBudget(paid(250, null, 'USD', 'fixed'), true)).toBe('$250')
  })
})

test('formats rounded dollars', () => {
  expect([0, 850, 9940, 120_000, 2_350_000].map(formatRoundDollars)).toEqual([
    '$0',
    '$850',
    '$9.9K',
    '$120K',
    '$2.4M',
  ])
})
