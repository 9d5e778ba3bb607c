/** The brief of the post for the chosen profile, and the additional information as it is understood. */

import type { Brief, Fit, WordedNote } from '@gigbell/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { skipToken } from '@reduxjs/toolkit/query'
import { useBriefQuery, useNotesQuery } from './api.ts'
import type { LetterDraft } from './draft.ts'
import { currentNotes } from './notes.ts'

/** The pause in typing, in milliseconds, after which additional information is read. */
const PAUSE = 500

/** The brief, loaded or not. */
export interface LoadedBrief {
  brief: Brief | undefined
  state: 'waiting' | 'failed' | 'loaded'
  retrying: boolean
  retry: () => void
}

/** Loads the fit of the profile that fits best; undefined while it is loading, null without a profile. */
export const useBestFit = (job: string): Fit | null | undefined => useBriefQuery({ job }).data?.fit

/** Loads the brief. The asks are the same for each profile, so they stay while another profile is chosen. */
export function useBrief(job: string, profile: string | undefined): LoadedBrief {
  const ofPost = useBriefQuery({ job })
  const isBest = profile !== undefined && profile === ofPost.data?.fit?.profile.id
  const chosen = useBriefQuery(profile && !isBest ? { job, profile } : skipToken)
  const ofChosen = isBest ? ofPost.data : chosen.currentData
  const brief = ofChosen ?? ofPost.data ?? undefined
  return {
    brief: brief && { ...brief, fit: ofChosen?.fit ?? null, languages: ofChosen?.languages ?? null },
    state: brief ? 'loaded' : ofPost.isError ? 'failed' : 'waiting',
    retrying: ofPost.isFetching,
    retry: ofPost.refetch,
  }
}

/** Reads the additional information after a pause in typing. */
export function useNotes({ extraInformation, notes }: LetterDraft): {
  notes: WordedNote[]
  failed: boolean
} {
  const text = extraInformation.trim()
  const [settled] = useDebouncedValue(text, PAUSE)
  const { data = [], isError } = useNotesQuery(settled === '' ? skipToken : settled)
  return {
    notes: currentNotes(text, data, notes),
    failed: isError && text !== '' && settled === text,
  }
}
