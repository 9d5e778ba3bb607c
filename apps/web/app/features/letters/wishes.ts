/** The fields of a letter's request for what the person chose. */
import type { LetterDraft } from './draft.ts'
import { sentNotes } from './notes.ts'

/**
 * Returns the fields. What was not chosen is not sent (spec §7 lists the other fields). `asks` are the ids of the post's
 * asks, where they are known: the server refuses others.
 */
export function chosenFields(draft: LetterDraft, asks: readonly string[] | undefined) {
  const { obey = [], ...wishes } = draft.wishes ?? {}
  const known = asks ? obey.filter((id) => asks.includes(id)) : obey
  const notes = sentNotes(draft)
  return { ...wishes, ...(known.length > 0 && { obey: known }), ...(notes && { notes }) }
}
