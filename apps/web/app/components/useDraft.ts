/** Form state that survives a reload, a failed call and leaving the screen (stored by persistence.ts). */
import { useCallback, useEffect, useRef, useState } from 'react'
import { readDraft, storeDraft, watchDraft } from '../persistence.ts'

/**
 * Like `useState`, and stores the value under `name` at every change. The component needs a `key` where the name
 * can change. `drop` removes the stored value and starts again from `initial`. Changes in another tab are followed,
 * because this tab's next change would otherwise overwrite them.
 */
export function useDraft<T extends object>(
  name: string,
  isValid: (value: unknown) => value is T,
  initial: T,
) {
  const [draft, setDraft] = useState(() => readDraft(name, isValid) ?? initial)
  // Updates are applied here and not in React's updater, so that they are stored even after the screen unmounts.
  const latest = useRef(draft)

  useEffect(
    () =>
      watchDraft(name, isValid, (stored) => {
        latest.current = stored
        setDraft(stored)
      }),
    [name, isValid],
  )

  const change = useCallback(
    (update: (draft: T) => T) => {
      latest.current = update(latest.current)
      storeDraft(name, latest.current)
      setDraft(latest.current)
    },
    [name],
  )
  const drop = useCallback(() => {
    latest.current = initial
    storeDraft(name, null)
    setDraft(initial)
  }, [name, initial])

  return [draft, change, drop] as const
}
