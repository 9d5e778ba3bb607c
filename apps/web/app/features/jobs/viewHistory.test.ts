import { expect, test } from 'vitest'
import { emptyHistory, isNew, opened, recordListView } from './viewHistory.ts'

const MINUTE = 60_000
const noon = Date.UTC(2025, 0, 3, 12)
const posted = (before: number) => new Date(noon - before * MINUTE).toISOString()

test('to somebody who is here for the first time, what is younger than ten minutes is new', () => {
  const seen = recordListView(emptyHistory, noon)
  expect(isNew(seen, posted(9), noon)).toBe(true)
  expect(isNew(seen, posted(11), noon)).toBe(false)
})

test('after a visit ended, what was posted since is new, and stays so during the next', () => {
  const before = recordListView(emptyHistory, noon - 120 * MINUTE)
  const now = recordListView(before, noon)
  const later = recordListView(now, noon + 20 * MINUTE)
  for (const seen of [now, later]) {
    expect(isNew(seen, posted(100), noon)).toBe(true)
    expect(isNew(seen, posted(130), noon)).toBe(false)
  }
})

test('opened jobs are remembered once, the last one first, five hundred of them', () => {
  let seen = opened(opened(opened(emptyHistory, 'a'), 'b'), 'a')
  expect(seen.opened).toEqual(['a', 'b'])
  for (let id = 0; id < 600; id++) seen = opened(seen, String(id))
  expect(seen.opened).toHaveLength(500)
  expect(seen.opened[0]).toBe('599')
})
