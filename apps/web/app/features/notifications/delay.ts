/** Formats a duration: '0.4 s', '12 s', '3 mins', '1 hour', '2 days'. */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

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
