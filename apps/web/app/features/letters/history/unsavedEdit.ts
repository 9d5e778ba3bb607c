/**
 * The unsaved edit of a letter in the browser's storage. Each tab stores its own under its own name, and the next visit
 * takes it over.
 */
import type { LetterEdit } from './edit.ts'

/** The unsaved edits of one letter in the browser's storage. */
export interface EditStorage {
  /** Returns the edits with the names of their tabs, latest change first. */
  list: () => { name: string; draft: LetterEdit }[]
  /** Stores the edit of a tab; null removes it. */
  write: (name: string, edit: LetterEdit | null) => void
}

/** Returns what a tab stores, and the edit that it continues. */
export function openUnsavedEdit(tab: string, { list, write }: EditStorage) {
  const [left] = list()
  let isClosed = false
  return {
    /** The edit that an earlier visit did not save, if any. */
    left: left?.draft,
    /** Takes over the earlier edit, which the tab stores under its own name from now on. */
    open() {
      isClosed = false
      if (left) write(left.name, null)
    },
    /**
     * The calls of a closed screen still end, and change what it has stored. An edit that the next visit has taken over is
     * not stored again: it would later be offered instead of a newer one.
     */
    close() {
      isClosed = true
    },
    store(edit: LetterEdit | null) {
      if (!isClosed || list().some(({ name }) => name === tab)) write(tab, edit)
    },
  }
}
