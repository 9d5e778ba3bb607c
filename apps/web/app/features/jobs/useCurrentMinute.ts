import { useEffect, useState } from 'react'

/** Returns the current time, updated every minute, so that jobs stop being new while the list is shown. */
export function useCurrentMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
