/** The text of a letter while it is edited, and how it is combined with the stored letter. */
import type { Letter } from '@gigbell/contract'
import { isRecord } from '../../../storage.ts'

/**
 * A text and the stored version that it was typed from. `sent` has the texts that were sent without an answer: the server
 * may have stored them.
 */
export interface LetterEdit {
  text: string
  base: { version: number; text: string }
  sent: string[]
}

/** How many sent texts without an answer are kept. */
const MAX_SENT = 10

/** The part of a letter that an edit depends on. */
export type StoredText = Pick<Letter, 'text' | 'version'>

/** Returns the edit of an unchanged letter. */
export const startEdit = ({ text, version }: StoredText): LetterEdit => ({
  text,
  base: { version, text },
  sent: [],
})

/**
 * Returns the edit of a text whose version is unknown: `saved` is the text that was stored last, and `sent` has the texts
 * that were sent since. It begins with `combine`.
 */
export const continueEdit = (text: string, saved: string, sent: string[]): LetterEdit => ({
  text,
  base: { version: 0, text: saved },
  sent,
})

/**
 * Returns the edit after the server has written and stored a text, for example a rewrite. Its version is not known yet, so
 * that of the text before stays until the letter is read.
 */
export const replaceStored = (edit: LetterEdit, text: string): LetterEdit => ({
  ...edit,
  text,
  base: { ...edit.base, text },
})

/** Returns whether the text differs from the stored one. */
export const isUnsaved = ({ text, base }: LetterEdit) => text !== base.text

/** Notes that the text is being sent. */
export const markSent = (edit: LetterEdit): LetterEdit => ({
  ...edit,
  sent: [...edit.sent.filter((text) => text !== edit.text), edit.text].slice(-MAX_SENT),
})

/** Returns the edit after a sent text was stored; later keystrokes stay unsaved. */
export const acknowledge = (edit: LetterEdit, sent: string, version: number): LetterEdit => ({
  text: edit.text,
  base: { version, text: sent },
  sent: [],
})

/**
 * Combines an edit with a newer stored letter. An edit is kept where only other fields of the letter changed, or where
 * the stored text is its own. When both texts changed, it is a conflict, and nothing is decided.
 */
export function combine(edit: LetterEdit, stored: StoredText): { edit: LetterEdit; isConflict: boolean } {
  if (stored.version <= edit.base.version) return { edit, isConflict: false }
  if (!isUnsaved(edit) || edit.text === stored.text) return { edit: startEdit(stored), isConflict: false }
  const isOwn = stored.text === edit.base.text || edit.sent.includes(stored.text)
  if (isOwn) return { edit: { ...startEdit(stored), text: edit.text }, isConflict: false }
  return { edit, isConflict: true }
}

/** Validates an edit that was read from the browser's storage. */
export function isLetterEdit(value: unknown): value is LetterEdit {
  if (!isRecord(value) || !isRecord(value.base) || !Array.isArray(value.sent)) return false
  return (
    [value.text, value.base.text, ...value.sent].every((text) => typeof text === 'string') &&
    Number.isInteger(value.base.version)
  )
}
