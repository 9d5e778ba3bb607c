import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isDialogOpen } from './useShortcuts.ts'

/** The menu is loading or opening for at most this time, in milliseconds. After it, keys act as usual. */
const MAX_OPENING = 3_000

interface Opening {
  since: number
  typed: string
}

const togglesMenu = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/**
 * Opens and closes the command menu with Ctrl or ⌘ and `k`. What is typed before its field has the focus is kept for the
 * field: as a shortcut it could hide a job.
 */
export function useCommandMenu() {
  const [opened, setOpened] = useState(false)
  const opening = useRef<Opening | null>(null)

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOpening = opening.current !== null && event.timeStamp - opening.current.since < MAX_OPENING
    if (togglesMenu(event)) {
      if (!opened && isDialogOpen()) return
      event.preventDefault()
      opening.current = opened ? null : { since: event.timeStamp, typed: '' }
      setOpened(!opened)
    } else if (opening.current && isOpening && event.key === 'Escape') {
      opening.current = null
      setOpened(false)
    } else if (opening.current && isOpening && (isCharacter(event) || event.key === 'Enter')) {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (isCharacter(event)) opening.current.typed += event.key
    }
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event)
    // Captured before the shortcuts, which are registered later.
    document.addEventListener('keydown', pressed, { capture: true })
    return () => document.removeEventListener('keydown', pressed, { capture: true })
  }, [])

  return {
    opened,
    open: () => setOpened(true),
    close: () => setOpened(false),
    /** Returns what was typed while the menu was opening; called when its field has the focus. */
    takeTyped() {
      const typed = opening.current?.typed ?? ''
      opening.current = null
      return typed
    },
  }
}
