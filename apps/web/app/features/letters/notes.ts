/** How the parts of additional information are used: as the server understood them, or as the person decided. */
import type { Note } from '@gigbell/contract'
import type { LetterDraft } from './draft.ts'

/** Returns the notes that are still in the text, with the kinds that the person changed. */
export function currentNotes(
  text: string,
  understood: readonly Note[],
  changed: readonly Note[] = [],
): Note[] {
  return understood
    .filter(({ quote }) => text.includes(quote))
    .map((note) => changed.find(({ quote }) => quote === note.quote) ?? note)
}

/** Stores the person's decision about a note. */
export const changeNote = (changed: readonly Note[] = [], note: Note): Note[] => [
  ...changed.filter(({ quote }) => quote !== note.quote),
  note,
]

/** Returns the decisions to send: those about parts that are in the text; undefined if there are none. */
export function sentNotes({ notes = [], extraInformation }: LetterDraft): Note[] | undefined {
  const present = notes.filter(({ quote }) => extraInformation.includes(quote))
  return present.length > 0 ? present : undefined
}
