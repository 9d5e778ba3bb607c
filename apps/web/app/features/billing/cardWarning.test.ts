import { expect, test } from 'vitest'
import { cardWarning, formatCardExpiry, formatCardName } from './cardWarning.ts'
import { texts } from './texts.ts'

const card = (exp_month: number, exp_year: number) => ({ brand: 'visa', last4: '4242', exp_month, exp_year })
const plan = (end: Date, ends = false) => ({ end_date: end.toISOString(), cancel_at_period_end: ends })
const now = new Date(2026, 5, 15, 12)
const inAMonth = plan(new Date(2026, 6, 15, 12))

test.each([
  ['visa', 'Visa ending in 4242'],
  ['amex', 'American Express ending in 4242'],
  ['jcb', 'JCB ending in 4242'],
  ['newcard', 'Newcard ending in 4242'],
])('formats the brand %s', (brand, name) => {
  expect(formatCardName({ brand, last4: '4242' })).toBe(name)
})

test('formats the expiry month with two digits', () => {
  expect(formatCardExpiry(card(4, 2034))).toBe('04/2034')
})

test('warns of an expired card only after its month', () => {
  expect(cardWarning(card(5, 2026), inAMonth, now)).toBe(texts.card.expired)
  expect(cardWarning(card(5, 2026), inAMonth, new Date(2026, 4, 31, 23))).not.toBe(texts.card.expired)
})

test('warns of a card that expires before the next payment, with the date', () => {
  expect(cardWarning(card(6, 2026), inAMonth, now)).toBe(texts.card.expiresBefore('15th Jul, 2026'))
  expect(cardWarning(card(7, 2026), inAMonth, now)).toBeUndefined()
})

test('warns of a card that expires soon after the next payment', () => {
  expect(cardWarning(card(7, 2026), plan(new Date(2026, 6, 1)), new Date(2026, 5, 20))).toBe(
    texts.card.expiresSoon,
  )
  expect(cardWarning(card(12, 2034), inAMonth, now)).toBeUndefined()
})

test('does not warn when the plan will not renew', () => {
  expect(cardWarning(card(1, 2020), plan(new Date(2026, 6, 15), true), now)).toBeUndefined()
})
