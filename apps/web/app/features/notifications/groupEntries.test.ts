/** Tests which entries of the inbox are shown together. */
import type { Notification } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { groupEntries, keepHidden } from './groupEntries.ts'

const newest = Date.parse('2026-11-23T08:00:00Z')
const minutesBefore = (minutes: number, id: string, ...alerts: string[]) =>
  ({
    id,
    alerts: alerts.map((name) => ({ id: name, name })),
    created_at: new Date(newest - minutes * 60_000).toISOString(),
  }) as Notification

const grouped = (...entries: Notification[]) =>
  groupEntries(entries).map(({ entry, others }) => [entry, ...others].map(({ id }) => id).join(''))

test('four entries of the same alerts within ten minutes are one group', () => {
  expect(
    grouped(
      minutesBefore(0, 'a', 'react', 'vue'),
      minutesBefore(1, 'b', 'vue', 'react'),
      minutesBefore(9, 'c', 'react', 'vue'),
      minutesBefore(10, 'd', 'react', 'vue'),
    ),
  ).toEqual(['abcd'])
})

test('three entries are shown one by one', () => {
  expect(
    grouped(minutesBefore(0, 'a', 'react'), minutesBefore(1, 'b', 'react'), minutesBefore(2, 'c', 'react')),
  ).toEqual(['a', 'b', 'c'])
})

test('an entry of another alert, or of an earlier time, ends a group', () => {
  const react = (minutes: number, id: string) => minutesBefore(minutes, id, 'react')
  expect(grouped(react(0, 'a'), react(1, 'b'), minutesBefore(2, 'c', 'vue'), react(3, 'd'))).toEqual([
    'a',
    'b',
    'c',
    'd',
  ])
  expect(
    grouped(react(0, 'a'), react(1, 'b'), react(2, 'c'), react(10, 'd'), react(10.1, 'e'), react(11, 'f')),
  ).toEqual(['abcd', 'e', 'f'])
})

test('notices and reminders, which have no alerts, are never grouped', () => {
  expect(grouped(...['a', 'b', 'c', 'd', 'e'].map((id, minutes) => minutesBefore(minutes, id)))).toHaveLength(
    5,
  )
})

test('an entry that was hidden keeps its place when it is no longer listed, and is shown once', () => {
  const [first, hidden, last] = [0, 1, 2].map((minutes) => minutesBefore(minutes, `${minutes}`, 'react'))
  const ids = (listed: (Notification | undefined)[]) =>
    keepHidden(listed as Notification[], [hidden!, hidden!]).map(({ id }) => id)
  expect(ids([first, last])).toEqual(['0', '1', '2'])
  expect(ids([first, hidden, last])).toEqual(['0', '1', '2'])
})
