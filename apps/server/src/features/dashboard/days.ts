/** The last days of a user in their time zone. */
import { DAY } from '../../platform/clock.ts'

/** Returns the moments at which the last `count` days begin in a time zone, today last. */
export function startsOfLastDays(now: Date, timeZone: string, count: number): Date[] {
  const today = toLocalTime(now.getTime(), timeZone)
  const midnight = today - (((today % DAY) + DAY) % DAY)
  return Array.from({ length: count }, (_, index) =>
    fromLocalTime(midnight - (count - 1 - index) * DAY, timeZone),
  )
}

/** Returns the local time of a moment as if it were UTC. */
function toLocalTime(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/**
 * Returns the moment of a local time. It is computed twice, because the first guess may be on the other side
 * of a clock change.
 */
function fromLocalTime(wall: number, timeZone: string): Date {
  const guess = wall - (toLocalTime(wall, timeZone) - wall)
  return new Date(wall - (toLocalTime(guess, timeZone) - guess))
}
