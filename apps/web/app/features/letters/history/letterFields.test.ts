import type { Letter } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { changedFields, isFieldsDraft, isValidAmount, isValidCount, toFields } from './letterFields.ts'

const letter: Letter = {
  id: 'a',
  job: { id: null, title: 'Bakery', url: null, source: null, source_name: null, category_id: null },
  profile: { id: null, title: null },
  fit: null,
  text: '',
  model: null,
  writer: 'person',
  status: 'applied',
  history: [],
  note: 'Ask for photos',
  remind_at: '2026-01-05T09:30:00.000Z',
  bid: { amount: 40, currency: 'EUR', per: 'hour' },
  connects: 12,
  version: 3,
  created_at: '2026-01-01T09:30:00.000Z',
  updated_at: '2026-01-01T09:30:00.000Z',
}
const fields = toFields(letter)

test('sends only what was changed', () => {
  expect(changedFields(letter, fields)).toEqual({})
  expect(changedFields(letter, { ...fields, note: 'Sent' })).toEqual({ note: 'Sent' })
  expect(changedFields(letter, { ...fields, amount: '45.50' })).toEqual({
    bid: { amount: 45.5, currency: 'EUR', per: 'hour' },
  })
  const later = { ...letter, remind_at: '2026-02-01T18:00:00.000Z' }
  expect(changedFields(letter, toFields(later))).toEqual({ remind_at: later.remind_at })
})

test('removes what was emptied', () => {
  const emptied = { ...fields, note: '', remindAt: '', amount: '', connects: '' }
  expect(changedFields(letter, emptied)).toEqual({ note: '', remind_at: null, bid: null, connects: null })
})

test('changes no bid when only the currency of an empty amount was chosen', () => {
  const without = { ...letter, bid: null }
  expect(changedFields(without, { ...toFields(without), currency: 'GBP' })).toEqual({})
})

test('accepts sums and numbers as people type them', () => {
  for (const amount of ['', '45', '1200.50', ' 7.5 ']) expect(isValidAmount(amount), amount).toBe(true)
  for (const amount of ['0', '-4', '4,5', '1e3', '4.555', 'x'])
    expect(isValidAmount(amount), amount).toBe(false)
  expect(isValidCount('16')).toBe(true)
  expect(isValidCount('1.5')).toBe(false)
})

test('accepts only complete drafts from the storage', () => {
  expect(isFieldsDraft(JSON.parse(JSON.stringify({ begun: letter, values: fields })))).toBe(true)
  expect(isFieldsDraft({ begun: null, values: null })).toBe(true)
  expect(isFieldsDraft({ begun: letter, values: { ...fields, per: 'year' } })).toBe(false)
})
