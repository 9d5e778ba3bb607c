/** The fields of a letter's request for what the person chose. */
import type { ListedCard } from '@gigbell/contract'
import type { LetterDraft } from './draft.ts'
import { sentNotes } from './notes.ts'
import { findKnownWorks } from './works.ts'

/** What a choice is compared with before it is sent, because the server refuses what it does not know. */
interface Known {
  /** The ids of the post's asks; undefined while they are unknown. */
  asks: readonly string[] | undefined
  /** The cards of the profile; undefined while they are unknown. */
  cards: readonly ListedCard[] | undefined
}

/** Returns the fields. What was not chosen is not sent (spec §7 lists the other fields). */
export function chosenFields(draft: LetterDraft, { asks, cards }: Known) {
  const { obey = [], ...wishes } = draft.wishes ?? {}
  const words = asks ? obey.filter((id) => asks.includes(id)) : obey
  const works = findKnownWorks(draft.works ?? [], cards)
  const notes = sentNotes(draft)
  return {
    ...wishes,
    ...(words.length > 0 && { obey: words }),
    ...(works.length > 0 && { works }),
    ...(notes && { notes }),
  }
}
