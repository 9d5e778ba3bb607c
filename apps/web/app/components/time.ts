/** Formats times as the specification words them (§9). Callers pass `now`, so that results can be tested. */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

const steps = [
  { from: WEEK, one: 'week', many: 'weeks' },
  { from: DAY, one: 'day', many: 'days' },
  { from: HOUR, one: 'hour', many: 'hours' },
  { from: MINUTE, one: 'min', many: 'mins' },
  { from: SECOND, one: 'second', many: 'seconds' },
] as const

/**
 * Formats how long ago a time was: '5 seconds ago', '1 min ago', '12 mins ago', '3 hours ago', '2 days ago',
 * '1 week ago'. A time after `now` (clocks differ a little) or within the last second reads '1 second ago'; an
 * invalid time gives ''.
 */
export function relativeTime(iso: string, now: number = Date.now()): string {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return ''
  return `${formatPassed(now - at)} ago`
}

/** Formats a period in its largest unit: '12 mins', '3 hours', '1 week'. Less than a second reads '1 second'. */
export function formatPassed(milliseconds: number): string {
  const passed = Math.max(milliseconds, SECOND)
  const step = steps.find(({ from }) => passed >= from) ?? steps[4]
  const count = Math.floor(passed / step.from)
  return `${count} ${count === 1 ? step.one : step.many}`
}

/** Returns after how many milliseconds `relativeTime` should be rendered again. */
export function relativeTimeStep(iso: string, now: number = Date.now()): number {
  const passed = Math.max(now - Date.parse(iso), 0)
  return passed < MINUTE ? SECOND : passed < HOUR ? 15 * SECOND : 10 * MINUTE
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats a date as '3rd Jan, 2025' in the person's time zone; an invalid time gives ''. */
export function longDate(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return `${ordinal(date.getDate())} ${months[date.getMonth()]}, ${date.getFullYear()}`
}

/** Formats a day of the month: 1st, 2nd, 3rd, 4th, 11th, 12th, 13th, 21st … */
export function ordinal(day: number): string {
  const teen = day % 100 >= 11 && day % 100 <= 13
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}

/**
 * Formats milliseconds in the largest unit that fits, below ten seconds with one decimal. Shorter and negative
 * durations (clocks differ) read 'under 0.1 s'.
 */
export function formatDelay(milliseconds: number): string {
  const passed = Math.max(milliseconds, 0)
  if (passed < 0.05 * SECOND) return 'under 0.1 s'
  if (passed < 9.95 * SECOND) return `${(passed / SECOND).toFixed(1)} s`
  if (passed < MINUTE) return `${Math.floor(passed / SECOND)} s`
  const [unit, one, many] =
    passed < HOUR ? [MINUTE, 'min', 'mins'] : passed < DAY ? [HOUR, 'hour', 'hours'] : [DAY, 'day', 'days']
  const whole = Math.floor(passed / (unit as number))
  return `${whole} ${whole === 1 ? one : many}`
}
