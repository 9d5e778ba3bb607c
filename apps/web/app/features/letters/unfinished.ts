/**
 * Finds unfinished letters on this device. What happens to a letter elsewhere is unknown, so it counts as finished
 * once it was copied, which applying also does.
 */
import { readDrafts } from '../../persistence.ts'
import type { LetterDraft } from './draft.ts'
import { isLetterDraft } from './isLetterDraft.ts'

/** An unfinished letter for a job with its state and when it was last changed. */
export interface UnfinishedLetter {
  job: string
  /** `form`: not generated · `letter`: not copied · `editing`: has unsaved edits. */
  state: 'form' | 'letter' | 'editing'
  at: string
}

/** Returns the unfinished letters, last changed first. */
export function findUnfinishedLetters(): UnfinishedLetter[] {
  return readDrafts('letter:', isLetterDraft).flatMap(({ name, at, draft }) => {
    const state = unfinishedState(draft)
    return state ? [{ job: name, state, at: new Date(at).toISOString() }] : []
  })
}

/** Returns the state of an unfinished letter. Drafts of older versions without `copied` count as finished. */
export function unfinishedState(draft: LetterDraft): UnfinishedLetter['state'] | undefined {
  if (draft.editing !== null) return 'editing'
  if (draft.letter) return draft.copied === false ? 'letter' : undefined
  return draft.extraInformation.trim() === '' ? undefined : 'form'
}
