/** Tests until when an alert can be snoozed. */
import { expect, test } from 'vitest'
import { activeSnooze, snoozeTimes } from './snoozeTimes.ts'

const offered = (now: Date) =>
  snoozeTimes(now).map(({ choice, until }) => {
    const { year, month, day, hour } = {
      year: until.getFullYear(),
      month: until.getMonth() + 1,
      day: until.getDate(),
      hour: until.getHours(),
    }
    return `${choice} ${year}-${month}-${day} ${hour}:${until.getMinutes()}`
  })

test('a snooze ends in an hour, tomorrow or on Monday at 8, or in a week', () => {
  expect(offered(new Date(2026, 11, 30, 22, 15))).toEqual([
    'hour 2026-12-30 23:15',
    'tomorrow 2026-12-31 8:0',
    'monday 2027-1-4 8:0',
    'week 2027-1-6 22:15',
  ])
})

test('on a Monday the next Monday is offered, on a Sunday only tomorrow', () => {
  expect(offered(new Date(2026, 10, 23, 7, 0))).toContain('monday 2026-11-30 8:0')
  expect(offered(new Date(2026, 10, 22, 7, 0)).join()).not.toContain('monday')
})

test('a snooze that has ended is none', () => {
  const now = Date.parse('2026-11-23T08:00:00Z')
  expect(activeSnooze(null, now)).toBeNull()
  expect(activeSnooze('2026-11-23T08:00:00.000Z', now)).toBeNull()
  expect(activeSnooze('2026-11-23T08:00:01.000Z', now)).toEqual(new Date('2026-11-23T08:00:01Z'))
})
