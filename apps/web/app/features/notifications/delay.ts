/** How long something took, as people say it: '0.4 s', '12 s', '3 mins', '1 hour', '2 days'. */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * In the largest unit that fits; tenths of a second below ten. What is too short to show, and less than
 * nothing (clocks differ), is 'under 0.1 s'.
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
