/**
 * The unsaved edits of letters in the browser's storage, over all letters and tabs, and sending those of letters that no tab
 * has open. useAutosave.ts saves the others.
 */
import { readDrafts, storeDraft } from '../../../persistence.ts'
import type { AppDispatch } from '../../../store.ts'
import { changeLetter } from './api.ts'
import { isLetterEdit, markSent } from './edit.ts'

const PREFIX = 'letter-edit:'

/** Returns the prefix of the names of a letter's edits; the name of a tab follows. */
export const editsOf = (id: string): string => `${PREFIX}${id}:`

/** The lock that a tab holds while it has the letter open. */
const lockOf = (id: string) => `${PREFIX}${id}`

/** Keeps other tabs from sending the unsaved edit of a letter. Returns a function that ends this. */
export function holdLetter(id: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Without locks nobody else sends edits.
  void navigator.locks?.request(lockOf(id), { mode: 'shared' }, () => promise)
  return resolve
}

/**
 * Sends the latest unsaved edit of each letter that no tab has open. What can't be saved stays for the letter's next
 * visit.
 */
export async function sendUnsavedEdits(dispatch: AppDispatch): Promise<void> {
  if (!navigator.locks) return
  const names = readDrafts(PREFIX, isLetterEdit).map(({ name }) => name)
  const ids = new Set(names.map((name) => name.slice(0, name.lastIndexOf(':'))))
  for (const id of ids)
    await navigator.locks.request(
      lockOf(id),
      { ifAvailable: true },
      (lock) => lock && sendLatest(id, dispatch),
    )
}

async function sendLatest(id: string, dispatch: AppDispatch) {
  const [latest] = readDrafts(editsOf(id), isLetterEdit)
  if (!latest) return
  const { name, draft } = latest
  const place = editsOf(id) + name
  storeDraft(place, markSent(draft))
  const change = { version: draft.base.version, text: draft.text }
  const { data } = await dispatch(changeLetter.initiate({ id, change }, { track: false }))
  if (data) storeDraft(place, null)
}
