import type { Letter } from '@gigbell/contract'
import { useEffect, useState } from 'react'
import type { CallFailure } from '../../../api.ts'
import { startListening } from '../../../listenerMiddleware.ts'
import { connectionReturned } from '../../../offline/connection.ts'
import { readDrafts, storeDraft } from '../../../persistence.ts'
import { useChangeLetterMutation, useLazyLetterQuery } from './api.ts'
import { isLetterEdit, type LetterEdit, startEdit } from './edit.ts'
import { createTextSaver } from './textSaver.ts'
import { type EditStorage, openUnsavedEdit } from './unsavedEdit.ts'
import { editsOf, holdLetter } from './unsavedEdits.ts'

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
  const [{ saver, unsaved }] = useState(() => {
    const unsaved = openUnsavedEdit(crypto.randomUUID(), begun ? noStorage : storageOf(id))
    const send = async (text: string, version: number) => {
      const { data, error } = await change({ id, change: { version, text } })
      return { letter: data, failure: error && toFailure(error) }
    }
    return {
      unsaved,
      saver: createTextSaver(begun ?? unsaved.left ?? startEdit(letter), {
        send,
        read: async () => (await read(id)).data,
        store: unsaved.store,
      }),
    }
  })
  const [state, setState] = useState(saver.initial)

  useEffect(() => {
    const release = holdLetter(id)
    unsaved.open()
    saver.start(setState)
    const unsubscribe = startListening({ actionCreator: connectionReturned, effect: saver.saveNow })
    return () => {
      unsubscribe()
      saver.stop()
      unsaved.close()
      release()
    }
  }, [saver, unsaved, id])
  useEffect(() => saver.follow(letter), [saver, letter])

  return { ...state, saver }
}

/** Unsaved edits of a letter are drafts whose names begin with its own prefix. */
function storageOf(id: string): EditStorage {
  const prefix = editsOf(id)
  return {
    list: () => readDrafts(prefix, isLetterEdit),
    write: (tab, edit) => storeDraft(prefix + tab, edit),
  }
}

const noStorage: EditStorage = { list: () => [], write: () => {} }

const toFailure = (error: unknown): CallFailure =>
  typeof error === 'object' && error !== null && 'status' in error ? (error as CallFailure) : { status: 0 }
