import { expect, test } from 'vitest'
import { addLetter, emptyDraft, type Letter, saveEdit } from './draft.ts'
import { unfinishedState } from './unfinished.ts'

const letter: Letter = { text: 'one', writer: 'built-in', model: 'GPT-4o-mini', traps: [], unsupported: [] }

test('treats a letter as unfinished until it is copied, and again when it changes', () => {
  expect(unfinishedState(emptyDraft)).toBeUndefined()
  expect(unfinishedState({ ...emptyDraft, extraInformation: 'free on Monday' })).toBe('form')
  const written = addLetter(emptyDraft, letter)
  expect(unfinishedState(written)).toBe('letter')
  const copied = { ...written, copied: true }
  expect(unfinishedState(copied)).toBeUndefined()
  const editing = { ...copied, editing: 'one and a half' }
  expect(unfinishedState(editing)).toBe('editing')
  expect(unfinishedState(saveEdit(editing))).toBe('letter')
  expect(unfinishedState(saveEdit({ ...copied, editing: 'one' }))).toBeUndefined()
  expect(unfinishedState(addLetter(copied, letter))).toBe('letter')
})

test('treats a draft without a copied flag as finished', () => {
  const { copied: _, ...before } = addLetter(emptyDraft, letter)
  expect(unfinishedState(before)).toBeUndefined()
})
