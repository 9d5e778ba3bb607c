/** What is known of the letter's text: the findings of its generation, and of a new check after each change. */

import type { AnsweredAsk, Claim, SentenceEvidence } from '@gigbell/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect } from 'react'
import { useCheckLetterQuery } from './api.ts'
import { addFindings, currentText, type LetterDraft } from './draft.ts'
import { remainingClaims } from './findings.ts'
import { sentNotes } from './notes.ts'

/** The pause in typing, in milliseconds, after which the text is checked. */
const PAUSE = 700

/** The findings of the current text. While a check runs, they are those of the text before that still apply. */
export interface CurrentFindings {
  asks: AnsweredAsk[]
  claims: Claim[]
  evidence: SentenceEvidence[]
  failed: boolean
  retry: () => void
}

interface CheckedLetter {
  jobId: string
  /** Absent while the profiles are loading, or if it was deleted. */
  profile: string | undefined
  /** A letter is being written: its findings come with it. */
  paused: boolean
}

/** Checks the current text when it differs from the one that the stored findings are about. */
export function useFindings(
  draft: LetterDraft,
  change: (update: (draft: LetterDraft) => LetterDraft) => void,
  { jobId, profile, paused }: CheckedLetter,
): CurrentFindings {
  const { letter, editing, extraInformation } = draft
  const text = currentText(draft)
  const known = letter !== null && letter.findings?.text === text
  const [settled] = useDebouncedValue(text, PAUSE)
  const wanted = letter !== null && !known && !paused && text.trim() !== '' && settled === text
  const notes = sentNotes(draft)
  const { data, currentData, isError, refetch } = useCheckLetterQuery(
    wanted && profile
      ? { text, portfolio: profile, jobId, extraInformation, ...(notes && { notes }) }
      : skipToken,
  )

  useEffect(() => {
    if (currentData && editing === null) change((before) => addFindings(before, { text, ...currentData }))
  }, [currentData, editing, text, change])

  const found = known ? undefined : (currentData ?? (editing === null ? undefined : data))
  return {
    asks: found?.asks ?? letter?.findings?.asks ?? [],
    claims: remainingClaims(text, found?.unsupported ?? letter?.unsupported ?? []),
    evidence: found?.evidence ?? letter?.findings?.evidence ?? [],
    failed: wanted && isError,
    retry: refetch,
  }
}
