/** A form's state that survives a reload, a failed call and leaving the screen (kept in stored.ts). */
import { useCallback, useRef, useState } from 'react'
import { draftOf, keepDraft } from '../stored.ts'

/**
 * Like `useState` for what a person enters, kept under `name` at every change. Give the component a `key` where
 * the name can change. `drop` forgets what is kept and begins again from `otherwise`.
 */
export function useDraft<T extends object>(
  name: string,
  isValid: (value: unknown) => value is T,
  initial: T,
) {
  const [draft, setDraft] = useState(() => draftOf(name, isValid) ?? initial)
  // Steps are taken here and not in React's updater, so that one is kept also when the screen is already gone.
  const latest = useRef(draft)

  const change = useCallback(
    (update: (draft: T) => T) => {
      latest.current = update(latest.current)
      keepDraft(name, latest.current)
      setDraft(latest.current)
    },
    [name],
  )
  const drop = useCallback(() => {
    latest.current = initial
    keepDraft(name, null)
    setDraft(initial)
  }, [name, initial])

  return [draft, change, drop] as const
}
