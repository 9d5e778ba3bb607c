import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { openHandlers } from './openHandlers.ts'

interface TrackedLinkProps extends ComponentProps<typeof Link> {
  /** Called when the link is followed, also by the middle mouse button. */
  onOpen?: () => void
}

/** A link that reports when it is followed. */
export function TrackedLink({ onOpen, ...props }: TrackedLinkProps) {
  return <Link {...props} {...openHandlers(onOpen)} />
}
