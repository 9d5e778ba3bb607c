import type { Letter } from '@gigbell/contract'
import type { CallFailure } from '../../../api.ts'
import { type LetterChange, useChangeLetterMutation, useLazyLetterQuery } from './api.ts'

/** Fields of a letter other than its text, which useAutosave.ts saves. */
export type Fields = Omit<LetterChange, 'version' | 'text'>

/**
 * Saves fields of a letter. When something else of the letter changed in another session, the change is made to the
 * newest version; when the same fields changed, it is refused, and the newest values are shown.
 */
export function useFieldChange() {
  const [change, { isLoading, error }] = useChangeLetterMutation()
  const [read] = useLazyLetterQuery()

  /** Returns whether the fields were saved, and the newest letter where these fields were changed elsewhere. */
  async function save(letter: Letter, fields: Fields): Promise<{ saved: boolean; newest?: Letter }> {
    const { id, version } = letter
    const answer = await change({ id, change: { ...fields, version } })
    if ((answer.error as CallFailure | undefined)?.code !== 'changed_elsewhere')
      return { saved: !answer.error }
    const { data: newest } = await read(id)
    if (!newest) return { saved: false }
    if (!haveSameFields(letter, newest, fields)) return { saved: false, newest }
    return { saved: !(await change({ id, change: { ...fields, version: newest.version } })).error }
  }
  return { save, saving: isLoading, error }
}

function haveSameFields(one: Letter, other: Letter, fields: Fields): boolean {
  const names = Object.keys(fields).filter((name) => name in one) as (keyof Letter)[]
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
}
