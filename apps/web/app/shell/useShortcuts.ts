/** The keyboard shortcuts of all screens of the dashboard; those of one screen use useScreenKeys.ts. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

const places: Record<string, string> = {
  d: '/dashboard',
  j: '/dashboard/jobs',
  i: '/dashboard/insights',
  a: '/dashboard/alerts',
  p: '/dashboard/profile',
  s: '/dashboard/settings',
  l: '/dashboard/letters',
  n: '/dashboard/notifications',
}

/** The maximum time between `g` and the second key, in milliseconds. */
const SECOND_KEY = 1200

/** Returns whether a dialog is open, whose keys are its own. */
export const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** Returns whether keys must not act as shortcuts: in fields, and while a dialog or menu is open. */
export function isTyping(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement | null
  if (at?.isContentEditable || at?.closest('input, textarea, select, [role="menu"]')) return true
  return isDialogOpen()
}

/**
 * `/` focuses the search (the input marked `data-search`, else that of the jobs screen), `g` and then a letter opens a
 * screen, and `?` shows the shortcuts.
 */
export function useShortcuts() {
  const navigate = useNavigate()
  const [helpOpened, setHelpOpened] = useState(false)
  const afterG = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return
      const place = places[event.key]
      if (place && event.timeStamp - afterG.current < SECOND_KEY) {
        afterG.current = Number.NEGATIVE_INFINITY
        event.preventDefault()
        event.stopImmediatePropagation()
        navigate(place)
      } else if (event.key === 'g') {
        afterG.current = event.timeStamp
      } else if (event.key === '?') {
        setHelpOpened(true)
      } else if (event.key === '/') {
        event.preventDefault()
        const search = document.querySelector<HTMLInputElement>('input[data-search]')
        if (search) search.focus()
        else navigate('/dashboard/jobs', { state: { search: true } })
      }
    }
    // Captured, so that the second key after `g` doesn't also act as a shortcut of the jobs screen.
    document.addEventListener('keydown', pressed, { capture: true })
    return () => document.removeEventListener('keydown', pressed, { capture: true })
  }, [navigate])

  return { helpOpened, openHelp: () => setHelpOpened(true), closeHelp: () => setHelpOpened(false) }
}
