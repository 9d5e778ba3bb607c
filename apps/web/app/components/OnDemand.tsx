import { type ReactNode, useEffect, useState } from 'react'
import { WhenLoaded } from './WhenLoaded.tsx'

interface OnDemandProps {
  wanted: boolean
  /** Draws the dialog, closed or open. */
  children: (opened: boolean) => ReactNode
}

/**
 * Mounts a dialog when it is first `wanted` and leaves it there: code split off with `late` comes then, and the
 * dialog opens after it was mounted closed, which is how it learns where to give the focus back.
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
