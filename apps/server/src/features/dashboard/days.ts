/** The last days of a person, by the clock on their wall. */
import { DAY } from '../../platform/clock.ts'

/** The moments at which the last `count` days begin in a time zone, today last. */
export function lastDays(now: Date, timeZone: string, count: number): Date[] {
  const today = wallTime(now.getTime(), timeZone)
  const midnight = today - (((today % DAY) + DAY) % DAY)
  return Array.from({ length: count }, (_, index) => momentOf(midnight - (count - 1 - index) * DAY, timeZone))
}

/** What clocks in the zone show at a moment, as if they showed UTC. */
function wallTime(moment: number, timeZone: string): number {
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

/** The moment at which clocks in the zone show this; twice, since the first guess may lie across a change of clocks. */
function momentOf(wall: number, timeZone: string): Date {
  const guess = wall - (wallTime(wall, timeZone) - wall)
  return new Date(wall - (wallTime(guess, timeZone) - guess))
}
