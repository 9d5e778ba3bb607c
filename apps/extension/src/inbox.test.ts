import type { Notification } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { findNew, formatUnread, pathOf } from './inbox.ts'

const entry = (id: string, read = false) =>
  ({ id, read_at: read ? '2026-11-22T10:00:00Z' : null }) as Notification

test('only unread entries after the newest known one are new', () => {
  const entries = [entry('d'), entry('c', true), entry('b'), entry('a')]
  expect(findNew(entries, 'b').map(({ id }) => id)).toEqual(['d'])
  expect(findNew(entries, 'd')).toEqual([])
  expect(findNew(entries, '').map(({ id }) => id)).toEqual(['d', 'b', 'a'])
})

test('the badge has at most three characters', () => {
  expect([0, 1, 99, 100, 5000].map(formatUnread)).toEqual(['', '1', '99', '99+', '99+'])
})

test('an entry opens its letter, its job or the inbox', () => {
  const job = { id: 'j1' } as Notification['job']
  expect(pathOf({ job, letter: null })).toBe('/dashboard/job-details/j1')
  expect(pathOf({ job, letter: { id: 'l1', title: '' } })).toBe('/dashboard/letters/l1')
  expect(pathOf({ job: null, letter: null })).toBe('/dashboard/notifications')
})
