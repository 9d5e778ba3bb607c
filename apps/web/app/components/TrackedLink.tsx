import type { ComponentProps } from 'react'
import { Link } from 'react-router'

const MIDDLE_BUTTON = 1

interface TrackedLinkProps extends ComponentProps<typeof Link> {
  /** Called when the link is followed, also by the middle mouse button. */
  onOpen?: () => void
}

/** A link that reports when it is followed. */
export function TrackedLink({ onOpen, ...props }: TrackedLinkProps) {
  return (
    <Link
      {...props}
      onClick={onOpen}
      onAuxClick={({ button }) => {
        if (button === MIDDLE_BUTTON) onOpen?.()
      }}
    />
  )
}
