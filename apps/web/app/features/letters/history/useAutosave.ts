import type { Letter } from '@gigbell/contract'
import { useEffect, useState } from 'react'
import type { CallFailure } from '../../../api.ts'
import { readDrafts, storeDraft } from '../../../persistence.ts'
import { useChangeLetterMutation, useLazyLetterQuery } from './api.ts'
import { isLetterEdit, type LetterEdit, startEdit } from './edit.ts'
import { createTextSaver } from './textSaver.ts'

/** The state of the text, and what changes it. */
export type Autosave = ReturnType<typeof useAutosave>

/**
 * Saves the text of a letter while it is typed. What was not saved is kept in the browser's storage, each tab under its
 * own name, and sent at the next visit of the letter. A caller that keeps the text itself starts with an edit: `begun`.
 * The component needs the letter's id as `key`.
 */
export function useAutosave(letter: Letter, begun?: LetterEdit) {
  const { id } = letter
  const [change] = useChangeLetterMutation()
  const [read] = useLazyLetterQuery()
  const [{ saver, left }] = useState(() => {
    const name = `${prefixOf(id)}${crypto.randomUUID()}`
    const [unsaved] = begun ? [] : readDrafts(prefixOf(id), isLetterEdit)
    const send = async (text: string, version: number) => {
      const { data, error } = await change({ id, change: { version, text } })
      return { letter: data, failure: error && toFailure(error) }
    }
    return {
      left: unsaved && `${prefixOf(id)}${unsaved.name}`,
      saver: createTextSaver(begun ?? unsaved?.draft ?? startEdit(letter), {
        send,
        read: async () => (await read(id)).data,
        store: (edit: LetterEdit | null) => begun || storeDraft(name, edit),
      }),
    }
  })
  const [state, setState] = useState(saver.initial)

  useEffect(() => {
    saver.start(setState)
    // Its text is stored under this tab's name now.
    if (left) storeDraft(left, null)
    window.addEventListener('online', saver.saveNow)
    return () => {
      window.removeEventListener('online', saver.saveNow)
      saver.stop()
    }
  }, [saver, left])
  useEffect(() => saver.follow(letter), [saver, letter])

  return { ...state, saver }
}

const prefixOf = (id: string) => `letter-edit:${id}:`

const toFailure = (error: unknown): CallFailure =>
  typeof error === 'object' && error !== null && 'status' in error ? (error as CallFailure) : { status: 0 }
