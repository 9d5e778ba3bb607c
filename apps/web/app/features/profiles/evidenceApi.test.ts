import type { ListedCard } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { withChange } from './evidenceApi.ts'

const card: ListedCard = {
  id: '1',
  kind: 'work',
  text: 'Migrated 150 sites',
  figures: ['150'],
  skills: [],
  url: null,
  off: false,
  confirmed: false,
  original: null,
}

test('keeps the words of the profile while a card is corrected', () => {
  const once = withChange(card, { text: 'Migrated 160 sites' })
  expect(once).toMatchObject({ text: 'Migrated 160 sites', original: 'Migrated 150 sites', off: false })
  const twice = withChange(once, { text: 'Migrated 170 sites' })
  expect(twice).toMatchObject({ text: 'Migrated 170 sites', original: 'Migrated 150 sites' })
  expect(withChange(twice, { text: 'Migrated 150 sites' })).toEqual(card)
})

test('switches a card without touching its text', () => {
  const corrected = withChange(card, { text: 'Migrated 160 sites' })
  expect(withChange(corrected, { off: true })).toEqual({ ...corrected, off: true })
  expect(withChange(card, { off: true })).toEqual({ ...card, off: true })
})

test('has no words of the profile for a confirmed fact', () => {
  const fact = { ...card, confirmed: true }
  expect(withChange(fact, { text: 'Migrated 160 sites' })).toEqual({ ...fact, text: 'Migrated 160 sites' })
})
