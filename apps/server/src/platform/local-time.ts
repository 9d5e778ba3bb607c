/** Converts between moments and the local times of a time zone, and finds when its offset from UTC changes. */
import { DAY } from './clock.ts'

/** Returns the function that gives the local time of a moment as if it were UTC. */
export function localTimeOf(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (moment) => {
    const parts = format.formatToParts(moment)
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
    return Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    )
  }
}

/**
 * Returns the moment of a local time. It is computed twice, because the first guess may be on the other side
 * of a clock change.
 */
export function fromLocalTime(wall: number, timeZone: string): Date {
  const toLocalTime = localTimeOf(timeZone)
  const guess = wall - (toLocalTime(wall) - wall)
  return new Date(wall - (toLocalTime(guess) - guess))
}

/** From `from` on, local times are `seconds` ahead of UTC. */
export interface ZoneOffset {
  from: Date
  seconds: number
}

/** No time zone changes its offset twice within this time. The shortest period is Morocco's for Ramadan, of four weeks. */
const STEP = 7 * DAY

/** Returns the offsets of a time zone between two moments, the latest first. The last one also applies before `from`. */
export function findOffsets(timeZone: string, from: Date, to: Date): ZoneOffset[] {
  const toLocalTime = localTimeOf(timeZone)
  // Local times have whole seconds.
  const offsetAt = (second: number) => toLocalTime(second * 1000) / 1000 - second
  const first = Math.floor(from.getTime() / 1000)
  const last = Math.ceil(to.getTime() / 1000)
  const offsets = [{ from, seconds: offsetAt(first) }]
  for (let known = first; known < last; known += STEP / 1000) {
    const next = known + STEP / 1000
    const seconds = offsetAt(next)
    if (seconds === offsets[0]!.seconds) continue
    const change = findFirst(known, next, (second) => offsetAt(second) === seconds)
    offsets.unshift({ from: new Date(change * 1000), seconds })
  }
  return offsets
}

/** Returns the first number after `low`, up to `high`, from which on a condition holds. */
function findFirst(low: number, high: number, holds: (number: number) => boolean): number {
  if (high - low <= 1) return high
  const middle = Math.floor((low + high) / 2)
  return holds(middle) ? findFirst(low, middle, holds) : findFirst(middle, high, holds)
}
