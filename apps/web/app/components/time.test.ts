import { expect, test } from 'vitest'
import { formatDelay, longDate, ordinal, relativeTime, relativeTimeStep } from './time.ts'

const now = Date.parse('2025-01-20T12:00:00Z')
const ago = (seconds: number) => relativeTime(new Date(now - seconds * 1000).toISOString(), now)

test('formats relative times as the specification says, with the singular for one', () => {
  const read = [
    0,
    1,
    5,
    59,
    60,
    12 * 60,
    3599,
    3600,
    3 * 3600,
    86_399,
    86_400,
    2 * 86_400,
    7 * 86_400,
    15 * 86_400,
  ]
  expect(read.map(ago)).toEqual([
    '1 second ago',
    '1 second ago',
    '5 seconds ago',
    '59 seconds ago',
    '1 min ago',
    '12 mins ago',
    '59 mins ago',
    '1 hour ago',
    '3 hours ago',
    '23 hours ago',
    '1 day ago',
    '2 days ago',
    '1 week ago',
    '2 weeks ago',
  ])
})

test('accepts future times and invalid texts', () => {
  expect(ago(-90)).toBe('1 second ago')
  expect(relativeTime('yesterday', now)).toBe('')
  expect(longDate('yesterday')).toBe('')
})

test('updates recent times every second and older ones less often', () => {
  const step = (seconds: number) => relativeTimeStep(new Date(now - seconds * 1000).toISOString(), now)
  expect([step(5), step(300), step(86_400)]).toEqual([1000, 15_000, 600_000])
})

test('formats dates like 3rd Jan, 2025', () => {
  expect(longDate('2025-01-03T12:00:00Z')).toBe('3rd Jan, 2025')
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30].map(ordinal)).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 30th'.split(' '),
  )
})

test.each([
  [-5, 'under 0.1 s'],
  [49, 'under 0.1 s'],
  [50, '0.1 s'],
  [412, '0.4 s'],
  [9_940, '9.9 s'],
  [9_960, '9 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [185_000, '3 mins'],
  [3_600_000, '1 hour'],
  [86_400_000, '1 day'],
  [200_000_000, '2 days'],
])('%i ms reads %s', (milliseconds, text) => expect(formatDelay(milliseconds)).toBe(text))
