const MIDDLE = 1

/** Event handlers that call `open` when a link is followed, by the middle mouse button too. */
export const followed = (open?: () => void) => ({
  onClick: open,
  onAuxClick: ({ button }: { button: number }) => {
    if (button === MIDDLE) open?.()
  },
})
