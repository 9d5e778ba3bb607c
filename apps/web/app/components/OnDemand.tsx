import { type ReactNode, useEffect, useState } from 'react'
import { WhenLoaded } from './WhenLoaded.tsx'

interface OnDemandProps {
  wanted: boolean
  /** Renders the dialog, closed or open. */
  children: (opened: boolean) => ReactNode
}

/**
 * Mounts a dialog when it is first `wanted` and keeps it mounted. A `lazyComponent` is loaded then. The dialog is
 * mounted closed and then opened, because it returns the focus to the element that had it at the opening.
 */
export function OnDemand({ wanted, children }: OnDemandProps) {
  const [mounted, setMounted] = useState(wanted)
  if (wanted && !mounted) setMounted(true)
  if (!mounted) return null
  return (
    <WhenLoaded apart>
      <Opening wanted={wanted}>{children}</Opening>
    </WhenLoaded>
  )
}

function Opening({ wanted, children }: OnDemandProps) {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return children(wanted && ready)
}
