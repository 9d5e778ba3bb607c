/** The ids of what takes the focus when a button disappears. */
export const UNDO_ID = 'undo-change'
export const HEADING_ID = 'letter-heading'

/**
 * Returns a function that moves the focus when the pressed button has disappeared with what it changed: to the item of
 * the checklist, to the dialog that contains it, or to what undoes the change.
 */
export function keepFocus(button: HTMLElement): () => void {
  const around = [button.closest<HTMLElement>('li[tabindex]'), button.closest<HTMLElement>('[aria-modal]')]
  const focusNext = () => {
    if (document.activeElement !== document.body) return
    const places = [...around, document.getElementById(UNDO_ID), document.getElementById(HEADING_ID)]
    places.find((place) => place?.isConnected)?.focus()
  }
  // The screen is updated first.
  return () => setTimeout(focusNext)
}
