import { expect, test } from 'vitest'
import {
  acknowledge,
  combine,
  continueEdit,
  isLetterEdit,
  isUnsaved,
  type LetterEdit,
  markSent,
  startEdit,
} from './edit.ts'

const stored = { text: 'Hello', version: 3 }
const typed: LetterEdit = { ...startEdit(stored), text: 'Hello there' }

test('takes the newer text over when nothing was typed', () => {
  expect(combine(startEdit(stored), { text: 'Good day', version: 4 })).toEqual({
    edit: startEdit({ text: 'Good day', version: 4 }),
    isConflict: false,
  })
})

test('keeps what was typed when only other fields of the letter changed', () => {
  const { edit, isConflict } = combine(typed, { text: 'Hello', version: 5 })
  expect(edit).toEqual({ text: 'Hello there', base: { text: 'Hello', version: 5 }, sent: [] })
  expect(isConflict).toBe(false)
})

test('is saved when the stored text is the typed one', () => {
  const { edit, isConflict } = combine(typed, { text: 'Hello there', version: 4 })
  expect(isUnsaved(edit)).toBe(false)
  expect(isConflict).toBe(false)
})

test('is a conflict when both texts changed, and changes nothing', () => {
  expect(combine(typed, { text: 'Good day', version: 4 })).toEqual({ edit: typed, isConflict: true })
})

test('recognizes its own text when the answer was lost and typing went on', () => {
  const later = { ...markSent(typed), text: 'Hello there, Ada' }
  const { edit, isConflict } = combine(later, { text: 'Hello there', version: 4 })
  expect(isConflict).toBe(false)
  expect(edit).toEqual({ text: 'Hello there, Ada', base: { text: 'Hello there', version: 4 }, sent: [] })
})

test('recognizes at the next visit a text that was sent before', () => {
  const edit = continueEdit('Hello there, Ada', 'Hello', ['Hello there'])
  const combined = combine(edit, { text: 'Hello there', version: 4 })
  expect(combined.isConflict).toBe(false)
  expect(combined.edit).toMatchObject({ text: 'Hello there, Ada', base: { version: 4 } })
  expect(combine(edit, { text: 'Good day', version: 4 }).isConflict).toBe(true)
})

test('ignores an answer that is older than what is known', () => {
  expect(combine(typed, { text: 'Hi', version: 2 })).toEqual({ edit: typed, isConflict: false })
})

test('keeps keystrokes that follow a sent text', () => {
  const edit = acknowledge({ ...markSent(typed), text: 'Hello there, Ada' }, 'Hello there', 4)
  expect(edit.base).toEqual({ version: 4, text: 'Hello there' })
  expect(isUnsaved(edit)).toBe(true)
})

test('accepts only complete edits from the storage', () => {
  expect(isLetterEdit(JSON.parse(JSON.stringify(markSent(typed))))).toBe(true)
  for (const value of [null, {}, { ...typed, sent: [1] }, { ...typed, base: { version: 'x', text: '' } }])
    expect(isLetterEdit(value)).toBe(false)
})
