import { type RefObject, useRef } from 'react'

/** By then a dialog has faded and has given the focus back, where it could: milliseconds. */
const AFTER_DIALOG = 300

/**
 * For a page whose dialogs may take away the button that opened them: the page's heading is then where one goes on
 * from. Gives the ref of the page and what to call when a dialog closes.
 */
export function useFocusAfterDialog(): { page: RefObject<HTMLDivElement | null>; keepFocus: () => void } {
  const page = useRef<HTMLDivElement>(null)
  const keepFocus = () => {
    setTimeout(() => {
      if (document.activeElement === document.body) page.current?.querySelector('h1')?.focus()
    }, AFTER_DIALOG)
  }
  return { page, keepFocus }
}
