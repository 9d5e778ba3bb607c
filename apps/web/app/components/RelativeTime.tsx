import { useEffect, useState } from 'react'
import { relativeTime, relativeTimeStep } from './time.ts'

/** A relative time such as '12 mins ago', updated while the page is open; the tooltip has the exact time. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), relativeTimeStep(at, now))
    return () => clearTimeout(timer)
  }, [at, now])
  return (
    <time dateTime={at} title={new Date(at).toLocaleString()} className={className}>
      {relativeTime(at, now)}
    </time>
  )
}
