/** Tests quiet hours as the open app sees them. */
import { expect, test } from 'vitest'
import { isQuietTime } from './quietHours.ts'

test.each([
  // [from, to, zone, time in UTC, quiet]
  ['22:00', '07:30', 'UTC', '2026-11-23T22:00:00Z', true],
  ['22:00', '07:30', 'UTC', '2026-11-23T00:00:00Z', true],
  ['22:00', '07:30', 'UTC', '2026-11-23T07:29:59Z', true],
  ['22:00', '07:30', 'UTC', '2026-11-23T07:30:00Z', false],
  ['22:00', '07:30', 'UTC', '2026-11-23T21:59:59Z', false],
  ['12:00', '13:00', 'UTC', '2026-11-23T12:30:00Z', true],
  ['12:00', '13:00', 'Europe/Berlin', '2026-11-23T11:30:00Z', true],
  ['12:00', '13:00', 'Europe/Berlin', '2026-11-23T12:30:00Z', false],
  // An hour earlier by the clock in summer.
  ['12:00', '13:00', 'Europe/Berlin', '2026-07-23T10:30:00Z', true],
  ['12:00', '12:00', 'UTC', '2026-11-23T12:00:00Z', false],
  ['12:00', '13:00', 'Mars/Olympus', '2026-11-23T12:30:00Z', true],
  [null, null, 'UTC', '2026-11-23T12:30:00Z', false],
])('from %s to %s in %s, %s is quiet: %s', (quiet_from, quiet_to, time_zone, time, quiet) => {
  expect(isQuietTime({ quiet_from, quiet_to, time_zone }, new Date(time))).toBe(quiet)
})
