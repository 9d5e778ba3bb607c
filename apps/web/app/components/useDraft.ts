/** Form state that survives a reload, a failed call and leaving the screen (stored by persistence.ts). */
import { useCallback, useEffect, useRef, useState } from 'react'
import { readDraft, storeDraft, watchDraft } from '../persistence.ts'

/**
 * Like `useState`, and stores the value under `name` at every change. The component needs a `key` where the name
 * can change. `drop` removes the stored value and starts again from `initial`. Changes in another tab are followed,
 * and this tab's changes are applied to them.
 */
export function useDraft<T extends object>(
  name: string,
  isValid: (value: unknown) => value is T,
  initial: T,
) {
  const [found] = useState(() => readDraft(name, isValid))
  const [draft, setDraft] = useState(found ?? initial)
  // Updates are applied here and not in React's updater, so that they are stored even after the screen unmounts.
  const latest = useRef(draft)
  // What the storage held when this tab last looked. Anything else there was stored by another tab, whose event may
  // still be on its way.
  const known = useRef(found)

  useEffect(
    () =>
      watchDraft(name, isValid, (stored) => {
        latest.current = stored
        known.current = stored
        setDraft(stored)
      }),
    [name, isValid],
  )

  const change = useCallback(
    (update: (draft: T) => T) => {
      const stored = readDraft(name, isValid)
      const isChanged = stored !== undefined && JSON.stringify(stored) !== JSON.stringify(known.current)
      latest.current = update(isChanged ? stored : latest.current)
      storeDraft(name, latest.current)
      known.current = readDraft(name, isValid)
      setDraft(latest.current)
    },
    [name, isValid],
  )
  const drop = useCallback(() => {
    latest.current = initial
    known.current = undefined
    storeDraft(name, null)
    setDraft(initial)
  }, [name, initial])

  return [draft, change, drop] as const
}
