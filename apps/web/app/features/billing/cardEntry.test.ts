import { expect, test } from 'vitest'
import { formatCardNumber, formatExpiry, validateCard } from './cardEntry.ts'

const now = new Date(2026, 5, 15)
const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' }

test('formats a card number in groups of four', () => {
  expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(formatCardNumber('4242-42')).toBe('4242 42')
  expect(formatCardNumber('4242')).toBe('4242')
})

test('adds the slash of an expiry date and lets it be deleted', () => {
  expect(formatExpiry('12', '1')).toBe('12 / ')
  expect(formatExpiry('5', '')).toBe('05 / ')
  expect(formatExpiry('12/2040', '')).toBe('12 / 40')
  expect(formatExpiry('12 /', '12 / ')).toBe('12')
})

test('returns an error for each incomplete field', () => {
  expect(validateCard(card, now)).toEqual({})
  expect(validateCard({ number: '4242', expiry: '13 / 40', cvc: '1' }, now)).toEqual({
    number: 'Your card number is incomplete.',
    expiry: 'Your card’s expiration date is incomplete.',
    cvc: 'Your card’s security code is incomplete.',
  })
})

test('accepts a card through the end of its month', () => {
  expect(validateCard({ ...card, expiry: '06 / 26' }, now)).toEqual({})
  expect(validateCard({ ...card, expiry: '05 / 26' }, now)).toEqual({
    expiry: 'Your card’s expiration date is in the past.',
  })
})
