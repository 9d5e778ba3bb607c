import { type RefObject, useEffect } from 'react'

/** Closes a menu in `area` when Escape is pressed, or when something outside is pressed or focused. */
export function useDismiss(area: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) close()
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Returns the focus to the button that opened the menu, which is still marked as expanded.
      area.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      close()
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    document.addEventListener('keydown', pressed)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
      document.removeEventListener('keydown', pressed)
    }
  }, [area, open, close])
}
