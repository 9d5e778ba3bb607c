/** What is pressed may go away by it; the keyboard then goes on from where it was, not from the top of the page. */
import { useEffect } from 'react'

/** By then dialogs have given the focus back, and screens have put it where they want it: milliseconds. */
const SETTLED = 60

const NEAR = 'article, section, [role="dialog"], main'

/**
 * Watches the element that has the focus. When it is taken off the page, or disabled while it waits, and nothing else
 * has the focus then, the heading of the nearest section that is still there gets it, or the element itself once it
 * can take it again.
 */
export function KeepFocus() {
  useEffect(() => {
    let last: { element: HTMLElement; around: Element[] } | undefined
    let timer = 0

    const gone = (element: Element) => !element.isConnected || element.matches(':disabled')
    function focused({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return
      const around: Element[] = []
      for (let near = target.parentElement?.closest(NEAR); near; near = near.parentElement?.closest(NEAR))
        around.push(near)
      // Behind a dialog stands what it was opened from.
      const behind = target.closest('[role="dialog"]') ? (last?.around ?? []) : []
      last = { element: target, around: [...new Set([...around, ...behind])] }
    }
    // Somebody who presses beside everything has left by themselves.
    function left({ target }: FocusEvent) {
      setTimeout(() => {
        if (last && last.element === target && !gone(last.element) && document.activeElement !== target)
          last = undefined
      })
    }
    function changed() {
      if (!last || document.activeElement !== document.body) return
      clearTimeout(timer)
      timer = window.setTimeout(rescue, SETTLED)
    }
    function rescue() {
      if (!last || document.activeElement !== document.body) return
      const { element, around } = last
      // A disabled one takes no focus: its turn comes when it is enabled again.
      const place = element.isConnected ? element : headingIn(around)
      place?.focus({ preventScroll: true })
    }

    const changes = new MutationObserver(changed)
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', focused)
    document.addEventListener('focusout', left)
    return () => {
      changes.disconnect()
      clearTimeout(timer)
      document.removeEventListener('focusin', focused)
      document.removeEventListener('focusout', left)
    }
  }, [])

  return null
}

/** The heading of the first of them that is still on the page and has one, else the screen's. */
function headingIn(around: Element[]): HTMLElement | null {
  const headings = around.map((one) =>
    one.isConnected ? one.querySelector<HTMLElement>('h1, h2, h3') : null,
  )
  const target = headings.find(Boolean) ?? document.querySelector<HTMLElement>('main h1')
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  return target
}
