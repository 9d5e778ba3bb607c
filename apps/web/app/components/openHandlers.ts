import type { MouseEvent } from 'react'

const MIDDLE_BUTTON = 1

/** Returns the handlers of a link that call `onOpen` when it is followed, also by the middle mouse button. */
export const openHandlers = (onOpen: (() => void) | undefined) => ({
  onClick: () => onOpen?.(),
  onAuxClick: ({ button }: MouseEvent) => {
    if (button === MIDDLE_BUTTON) onOpen?.()
  },
})
