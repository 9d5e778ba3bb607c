/** The keys that work on every screen of the dashboard; `j` and `k` belong to the jobs screen. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

const places: Record<string, string> = {
  d: '/dashboard',
  j: '/dashboard/jobs',
  a: '/dashboard/alerts',
  p: '/dashboard/profile',
  s: '/dashboard/settings',
  n: '/dashboard/notifications',
}

/** How long after `g` the second key counts. */
const SECOND_KEY = 1200

/** True where letters are text: fields, and everything while a dialog or menu is open. */
export function isTyping(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement | null
  if (at?.isContentEditable || at?.closest('input, textarea, select, [role="menu"]')) return true
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}

/**
 * `/` puts the cursor into the search (the input marked `data-search`, else that of the jobs screen), `g`
 * then a letter goes places, `?` shows the keys.
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
    // Captured, so that the second key after `g` doesn't also move through the jobs.
    document.addEventListener('keydown', pressed, { capture: true })
    return () => document.removeEventListener('keydown', pressed, { capture: true })
  }, [navigate])

  return { helpOpened, openHelp: () => setHelpOpened(true), closeHelp: () => setHelpOpened(false) }
}
