/** Keeps the focus in place when the focused element is removed or disabled, so that it does not jump to the top. */
import { useEffect } from 'react'

/** After this time dialogs and screens have moved the focus themselves, in milliseconds. */
const SETTLED = 60

const NEAR = 'article, section, [role="dialog"], main'

/**
 * Watches the focused element. When it is removed from the page and nothing else has the focus, the heading of the
 * nearest section that is still there is focused. When it is disabled, it is focused again once it is enabled.
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
      // After a dialog closes, the sections that it was opened from come next.
      const behind = target.closest('[role="dialog"]') ? (last?.around ?? []) : []
      last = { element: target, around: [...new Set([...around, ...behind])] }
    }
    // A person who clicks outside of all controls has removed the focus on purpose.
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
      // Focusing a disabled element has no effect; this runs again when it is enabled.
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

/** Returns the heading of the first section that is still on the page and has one, else the screen's. */
function headingIn(around: Element[]): HTMLElement | null {
  const headings = around.map((one) =>
    one.isConnected ? one.querySelector<HTMLElement>('h1, h2, h3') : null,
  )
  const target = headings.find(Boolean) ?? document.querySelector<HTMLElement>('main h1')
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  return target
}
