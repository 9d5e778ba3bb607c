/** Applies a suggestion to a profile, and undoes it. A field that was changed meanwhile, perhaps elsewhere, is not overwritten. */
import type { Profile, Suggestion } from '@gigbell/contract'
import { useState } from 'react'
import { messageOf } from '../../api.ts'
import { useUpdateProfileMutation } from './api.ts'
import { useLazyStoredProfileQuery } from './optimizationApi.ts'
import { optimizationTexts } from './optimizationTexts.ts'

/** A change of one field that was saved last. */
type Change = Pick<Suggestion, 'field' | 'before' | 'after'>

/** The last change, the reason why one was not saved, and what a person can do. */
export interface SuggestionChange {
  applied: Change | null
  problem: string | null
  isSaving: boolean
  apply: (suggestion: Change) => Promise<void>
  undo: () => Promise<void>
}

/**
 * Returns what applies a suggestion to the stored profile and undoes it.
 * @param onStale called when the suggestions are not those of the stored profile
 */
export function useSuggestionChange(id: string, onStale: () => void): SuggestionChange {
  const [load, { isFetching }] = useLazyStoredProfileQuery()
  const [update, { isLoading }] = useUpdateProfileMutation()
  const [applied, setApplied] = useState<Change | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  /** Replaces `before` by `after` in the stored profile; returns whether it was saved. */
  async function replace({ field, before, after }: Change): Promise<boolean> {
    setProblem(null)
    const { data: stored, error } = await load(id)
    if (error || !stored) {
      setProblem(messageOf(error, optimizationTexts.notSaved))
      return false
    }
    if (!isSameValue(stored[field], before)) {
      setProblem(optimizationTexts.stale)
      onStale()
      return false
    }
    const { id: _id, ...fields }: Profile = { ...stored, [field]: after }
    const answer = await update({ id, profile: fields })
    if (answer.error) setProblem(messageOf(answer.error, optimizationTexts.notSaved))
    return !answer.error
  }

  return {
    applied,
    problem,
    isSaving: isLoading || isFetching,
    async apply(suggestion) {
      if (await replace(suggestion)) setApplied(suggestion)
    },
    async undo() {
      if (applied && (await replace({ ...applied, before: applied.after, after: applied.before })))
        setApplied(null)
    },
  }
}

/** Compares values of JSON; the order of an object's keys does not count. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSameValue(one[key as keyof typeof one], other[key as keyof typeof other]))
  )
}
