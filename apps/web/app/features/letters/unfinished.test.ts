import { expect, test } from 'vitest'
import { emptyDraft, type Letter, saved, withLetter } from './draft.ts'
import { stateOf } from './unfinished.ts'

const letter: Letter = { text: 'one', writer: 'built-in', model: 'GPT-4o-mini', traps: [], unsupported: [] }

test('a letter is unfinished until it is copied, and again when it changes', () => {
  expect(stateOf(emptyDraft)).toBeUndefined()
  expect(stateOf({ ...emptyDraft, extraInformation: 'free on Monday' })).toBe('form')
  const written = withLetter(emptyDraft, letter)
  expect(stateOf(written)).toBe('letter')
  const copied = { ...written, copied: true }
  expect(stateOf(copied)).toBeUndefined()
  const editing = { ...copied, editing: 'one and a half' }
  expect(stateOf(editing)).toBe('editing')
  expect(stateOf(saved(editing))).toBe('letter')
  expect(stateOf(saved({ ...copied, editing: 'one' }))).toBeUndefined()
  expect(stateOf(withLetter(copied, letter))).toBe('letter')
})

test('of a letter from before copying was noted nothing is said', () => {
  const { copied: _, ...before } = withLetter(emptyDraft, letter)
  expect(stateOf(before)).toBeUndefined()
})
