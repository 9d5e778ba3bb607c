/** Keeps the stored letter the same as the generator's text. It renders nothing: its state is shown with the letter. */

import type { Letter } from '@gigbell/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { CallFailure } from '../../api.ts'
import { useLetterQuery } from './history/api.ts'
import { continueEdit } from './history/edit.ts'
import { type Autosave, useAutosave } from './history/useAutosave.ts'

/** Whether the text is stored; `other` is the stored letter when both texts were changed. */
export type StoredText = Pick<Autosave, 'status' | 'other' | 'saver'>

interface SyncedLetterProps {
  /** The id of the stored letter. */
  id: string
  /** The text in the generator. */
  text: string
  /** The text that the server was known to have. */
  saved: string
  /** The texts that were sent without an answer. */
  sent: string[]
  /** Null while the stored letter is unknown, or where it was deleted. */
  onState: (state: StoredText | null) => void
  onSaved: (id: string, saved: string, sent: string[]) => void
  /** The stored text is newer and nothing was changed here. */
  onReplaced: (text: string) => void
}

/** Reads the stored letter, and follows it. It needs the letter's id as `key`. */
export function SyncedLetter(props: SyncedLetterProps) {
  const { currentData: letter, error } = useLetterQuery(props.id, { refetchOnMountOrArgChange: true })
  const isDeleted = (error as CallFailure | undefined)?.status === 404
  return letter && !isDeleted ? <Sync {...props} letter={letter} /> : null
}

function Sync({ letter, ...props }: SyncedLetterProps & { letter: Letter }) {
  const { text, saved, sent, onState, onSaved, onReplaced } = props
  const { edit, status, other, saver } = useAutosave(letter, continueEdit(text, saved, sent))
  const seen = useRef(text)
  const tellState = useEffectEvent(onState)
  const noteSaved = useEffectEvent(() => onSaved(letter.id, edit.base.text, edit.sent))
  const replaceText = useEffectEvent(onReplaced)
  const lastSaved = useRef(saved)
  /** A rewrite is stored before it arrives here: its text and the stored one change together. */
  const takeText = useEffectEvent(() =>
    text === saved && saved !== lastSaved.current ? saver.replace(text) : saver.type(text),
  )

  useEffect(() => {
    if (text === seen.current) return
    seen.current = text
    takeText()
  }, [text])
  useEffect(() => {
    lastSaved.current = saved
  }, [saved])
  useEffect(() => {
    if (edit.text === seen.current) return
    seen.current = edit.text
    replaceText(edit.text)
  }, [edit.text])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is noted when either changes
  useEffect(() => noteSaved(), [edit.base.text, edit.sent])
  useEffect(() => tellState({ status, other, saver }), [status, other, saver])
  useEffect(() => () => tellState(null), [])
  return null
}
