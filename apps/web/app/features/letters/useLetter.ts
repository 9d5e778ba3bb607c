/**
 * The generator's state for one job: what was entered and written (kept as a draft) and the call under way.
 * Moves: form → letter after the first success; a rewrite stays on the letter; stopping, leaving or failing
 * leaves everything as it was before.
 */

import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { CallFailure } from '../../api.ts'
import { useDraft } from '../../components/useDraft.ts'
import { useWriteLetterMutation } from './api.ts'
import { addLetter, emptyDraft, isLetterDraft, toLetter } from './draft.ts'
import { texts } from './texts.ts'

/** What is being done, as the busy button says it. */
export type Writing = 'generating' | 'rewriting'

/** Everything the desk needs; `written` is what has come so far of a letter being written. */
export function useLetter(jobId: string) {
  // The dashboard's first steps lead here with the profile that was made in them.
  const { state } = useLocation() as { state: { profile?: unknown } | null }
  const profile = typeof state?.profile === 'string' ? state.profile : ''
  const [draft, change] = useDraft(`letter:${jobId}`, isLetterDraft, { ...emptyDraft, profile })
  const [write] = useWriteLetterMutation()
  const [writing, setWriting] = useState<Writing | null>(null)
  const [written, setWritten] = useState('')
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const running = useRef<{ abort: () => void } | null>(null)

  function stop() {
    running.current?.abort()
    running.current = null
  }
  // Leaving the screen stops the writer: nobody would read what it goes on to write.
  useEffect(() => () => running.current?.abort(), [])

  async function writeLetter(what: Writing, profile: string, model: string) {
    stop()
    setWriting(what)
    setWritten('')
    setFailure(null)
    const previousText = what === 'rewriting' ? draft.letter?.text : undefined
    const call = write({
      portfolio: profile,
      jobId,
      aiModel: model,
      extraInformation: draft.extraInformation,
      ...(previousText && { previousText }),
      onText: (piece) => running.current === call && setWritten((before) => before + piece),
    })
    running.current = call
    const { data, error } = await call
    if (running.current !== call) return
    running.current = null
    setWriting(null)
    if (error) setFailure('status' in error ? error : { status: 0 })
    else if (!data?.data?.trim()) setFailure({ status: 200, message: texts.generator.empty })
    else change((before) => addLetter(before, toLetter(data)))
  }

  return {
    draft,
    change,
    writing,
    written,
    failure,
    generate: (profile: string, model: string) => writeLetter('generating', profile, model),
    rewrite: (profile: string, model: string) => writeLetter('rewriting', profile, model),
    stop: () => {
      stop()
      setWriting(null)
    },
  }
}
