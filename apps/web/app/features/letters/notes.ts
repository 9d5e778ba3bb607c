/** How the parts of additional information are used: as the server understood them, or as the person decided. */
import type { Note, WordedNote } from '@gigbell/contract'
import type { LetterDraft } from './draft.ts'

/** Returns the notes that are still in the text, with the kinds that the person changed. */
export function currentNotes(
  text: string,
  understood: readonly WordedNote[],
  changed: readonly Note[] = [],
): WordedNote[] {
  return understood
    .filter(({ quote }) => text.includes(quote))
    .map((note) => ({ ...note, kind: changed.find(({ quote }) => quote === note.quote)?.kind ?? note.kind }))
}

/** Stores the person's decision about a note. */
export const changeNote = (changed: readonly Note[] = [], { quote, kind }: Note): Note[] => [
  ...changed.filter((other) => other.quote !== quote),
  { quote, kind },
]

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** The sentence that a note becomes in the letter, if it is a fact and its words change; undefined otherwise. */
export const findWording = ({ quote, kind, sentence }: WordedNote): string | undefined =>
  kind === 'fact' && sentence !== null && bare(sentence) !== bare(quote) ? sentence : undefined

/** Returns the decisions to send: those about parts that are in the text; undefined if there are none. */
export function sentNotes({ notes = [], extraInformation }: LetterDraft): Note[] | undefined {
  const present = notes.filter(({ quote }) => extraInformation.includes(quote))
  return present.length > 0 ? present : undefined
}
