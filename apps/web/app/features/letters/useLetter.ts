/**
 * The generator's state for one job: the stored draft and the running call. form → letter after the first success; a
 * rewrite stays on the letter. Stopping, leaving or a failure changes nothing.
 */

import type { ListedCard } from '@gigbell/contract'
import { useEffect, useRef, useState } from 'react'
import type { CallFailure } from '../../api.ts'
import { useDraft } from '../../components/useDraft.ts'
import { useWriteLetterMutation } from './api.ts'
import { addLetter, emptyDraft, toLetter } from './draft.ts'
import { isLetterDraft } from './isLetterDraft.ts'
import { texts } from './texts.ts'
import { chosenFields } from './wishes.ts'

/** The running call. */
export type Writing = 'generating' | 'rewriting'

/** What a letter is written with, beside the draft. */
export interface LetterOrder {
  /** The id of the profile. */
  profile: string
  model: string
  /** The ids of the post's asks; undefined while they are unknown. */
  asks: string[] | undefined
  /** The cards of the profile; undefined while they are unknown. */
  cards: ListedCard[] | undefined
  /** The built-in writer may write when the model service fails. */
  fallback?: boolean
}

/** Returns the draft and the actions of the generator; `written` is the text received so far. */
export function useLetter(jobId: string) {
  const [draft, change] = useDraft(`letter:${jobId}`, isLetterDraft, emptyDraft)
  const [write] = useWriteLetterMutation()
  const [writing, setWriting] = useState<Writing | null>(null)
  const [written, setWritten] = useState('')
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const running = useRef<{ abort: () => void } | null>(null)

  function stop() {
    running.current?.abort()
    running.current = null
  }
  // Leaving the screen stops the writer.
  useEffect(() => () => running.current?.abort(), [])

  async function writeLetter(what: Writing, { profile, model, asks, cards, fallback }: LetterOrder) {
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
      ...chosenFields(draft, { asks, cards }),
      ...(previousText && { previousText }),
      ...(fallback && { fallback: 'built-in' }),
      reader: {
        onText: (piece) => running.current === call && setWritten((before) => before + piece),
        onRestart: () => running.current === call && setWritten(''),
      },
    })
    running.current = call
    const { data, error } = await call
    if (running.current !== call) return
    running.current = null
    setWriting(null)
    if (error) setFailure('status' in error ? error : { status: 0 })
    else if (!data?.data?.trim()) setFailure({ status: 200, message: texts.generator.empty })
    // From now on, the profile stays even if another one fits better.
    else change((before) => addLetter({ ...before, profile }, toLetter(data)))
  }

  return {
    draft,
    change,
    writing,
    written,
    failure,
    generate: (order: LetterOrder) => writeLetter('generating', order),
    rewrite: (order: LetterOrder) => writeLetter('rewriting', order),
    stop: () => {
      stop()
      setWriting(null)
    },
  }
}
