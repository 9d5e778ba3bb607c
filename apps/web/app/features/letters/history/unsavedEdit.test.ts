import { expect, test } from 'vitest'
import { type LetterEdit, startEdit } from './edit.ts'
import { type EditStorage, openUnsavedEdit } from './unsavedEdit.ts'

const edit = (text: string): LetterEdit => ({ ...startEdit({ text: 'Hello', version: 1 }), text })

/** The storage of a browser. */
function setUp(): EditStorage {
  const drafts = new Map<string, LetterEdit>()
  return {
    list: () => [...drafts].reverse().map(([name, draft]) => ({ name, draft })),
    write(name, draft) {
      drafts.delete(name)
      if (draft) drafts.set(name, draft)
    },
  }
}

test('continues the latest edit of an earlier visit under its own name', () => {
  const storage = setUp()
  storage.write('earlier', edit('Hello there'))
  const unsaved = openUnsavedEdit('own', storage)
  expect(unsaved.left).toEqual(edit('Hello there'))
  unsaved.open()
  unsaved.store(edit('Hello there'))
  expect(storage.list().map(({ name }) => name)).toEqual(['own'])
  unsaved.store(null)
  expect(storage.list()).toEqual([])
})

test('does not store an edit again that the next visit has taken over', () => {
  const storage = setUp()
  const earlier = openUnsavedEdit('earlier', storage)
  earlier.open()
  earlier.store(edit('Hello there'))
  earlier.close()
  earlier.store(edit('Hello there, Ada'))
  const next = openUnsavedEdit('next', storage)
  expect(next.left).toEqual(edit('Hello there, Ada'))
  next.open()
  next.store(edit('Hello there, Ada'))
  earlier.store(edit('Hello there, Ada'))
  expect(storage.list().map(({ name }) => name)).toEqual(['next'])
})
