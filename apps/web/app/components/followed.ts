const MIDDLE = 1

/** For a link: `open` is told when it is followed, by the middle button too. The right one follows nothing. */
export const followed = (open?: () => void) => ({
  onClick: open,
  onAuxClick: ({ button }: { button: number }) => {
    if (button === MIDDLE) open?.()
  },
})
