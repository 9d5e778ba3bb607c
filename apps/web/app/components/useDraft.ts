/** A form's state that survives a reload, a failed call and leaving the screen (kept in stored.ts). */
import { useCallback, useRef, useState } from 'react'
import { draftOf, keepDraft } from '../stored.ts'

/**
 * Like `useState` for what a person enters, kept under `name` at every change. Give the component a `key` where
 * the name can change. `drop` forgets what is kept and begins again from `otherwise`.
 */
export function useDraft<T extends object>(name: string, fits: (value: unknown) => value is T, otherwise: T) {
  const [draft, setDraft] = useState(() => draftOf(name, fits) ?? otherwise)
  // Steps are taken here and not in React's updater, so that one is kept also when the screen is already gone.
  const latest = useRef(draft)

  const change = useCallback(
    (step: (draft: T) => T) => {
      latest.current = step(latest.current)
      keepDraft(name, latest.current)
      setDraft(latest.current)
    },
    [name],
  )
  const drop = useCallback(() => {
    latest.current = otherwise
    keepDraft(name, null)
    setDraft(otherwise)
  }, [name, otherwise])

  return [draft, change, drop] as const
}
