import { expect, test } from 'vitest'
import { emptyHistory, isNew, recordListView, recordOpenedJob } from './viewHistory.ts'

const MINUTE = 60_000
const noon = Date.UTC(2025, 0, 3, 12)
const posted = (before: number) => new Date(noon - before * MINUTE).toISOString()

test('marks jobs of the last ten minutes as new on the first visit', () => {
  const seen = recordListView(emptyHistory, noon)
  expect(isNew(seen, posted(9), noon)).toBe(true)
  expect(isNew(seen, posted(11), noon)).toBe(false)
})

test('marks jobs since the previous visit as new during the whole next visit', () => {
  const before = recordListView(emptyHistory, noon - 120 * MINUTE)
  const now = recordListView(before, noon)
  const later = recordListView(now, noon + 20 * MINUTE)
  for (const seen of [now, later]) {
    expect(isNew(seen, posted(100), noon)).toBe(true)
    expect(isNew(seen, posted(130), noon)).toBe(false)
  }
})

test('remembers up to 500 opened jobs, latest first and without duplicates', () => {
  let seen = recordOpenedJob(recordOpenedJob(recordOpenedJob(emptyHistory, 'a'), 'b'), 'a')
  expect(seen.opened).toEqual(['a', 'b'])
  for (let id = 0; id < 600; id++) seen = recordOpenedJob(seen, String(id))
  expect(seen.opened).toHaveLength(500)
  expect(seen.opened[0]).toBe('599')
})
