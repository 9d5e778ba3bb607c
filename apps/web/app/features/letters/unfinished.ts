/**
 * The letters that were begun on this device and not finished. What became of a letter elsewhere isn't known, so a
 * letter counts as finished once it was copied, which applying does as well.
 */
import { draftsOf } from '../../stored.ts'
import { isLetterDraft, type LetterDraft } from './draft.ts'

/** A letter that was begun for a job, how far it got, and when it was last changed. */
export interface UnfinishedLetter {
  job: string
  /** `form`: not generated yet · `letter`: not copied yet · `editing`: with edits that aren't saved. */
  state: 'form' | 'letter' | 'editing'
  at: string
}

/** All of them, the one that was changed last first. */
export function findUnfinishedLetters(): UnfinishedLetter[] {
  return draftsOf('letter:', isLetterDraft).flatMap(({ name, at, draft }) => {
    const state = unfinishedState(draft)
    return state ? [{ job: name, state, at: new Date(at).toISOString() }] : []
  })
}

/** How far an unfinished letter got; of one that was written before copying was noted nothing can be said. */
export function unfinishedState(draft: LetterDraft): UnfinishedLetter['state'] | undefined {
  if (draft.editing !== null) return 'editing'
  if (draft.letter) return draft.copied === false ? 'letter' : undefined
  return draft.extraInformation.trim() === '' ? undefined : 'form'
}
