/** The last days of a user in their time zone. */
import { DAY } from '../../platform/clock.ts'
import { fromLocalTime, localTimeOf } from '../../platform/local-time.ts'

/** Returns the moments at which the last `count` days begin in a time zone, today last. */
export function startsOfLastDays(now: Date, timeZone: string, count: number): Date[] {
  const today = localTimeOf(timeZone)(now.getTime())
  const midnight = today - (((today % DAY) + DAY) % DAY)
  return Array.from({ length: count }, (_, index) =>
    fromLocalTime(midnight - (count - 1 - index) * DAY, timeZone),
  )
}
