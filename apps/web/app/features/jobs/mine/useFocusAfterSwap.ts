import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the first control of an item after a line has replaced its job or the reverse: the pressed button is gone. */
export function useFocusAfterSwap(item: RefObject<HTMLElement | null>, isLine: boolean): void {
  const last = useRef(isLine)
  useEffect(() => {
    if (last.current === isLine) return
    last.current = isLine
    if (document.activeElement === document.body)
      item.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [item, isLine])
}
