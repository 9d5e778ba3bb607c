import { expect, test } from 'vitest'
import { describeRepost } from './repost.ts'

const post = (ts_publish: string, sums: number[], more: object = {}) => ({
  ts_publish,
  type: 'fixed' as const,
  budget_amount: sums[0] ?? null,
  budget_max: sums[1] ?? null,
  currency: 'USD',
  ...more,
})
const first = (...sums: number[]) => post('2026-03-01T08:00:00Z', sums)
const again = (...sums: number[]) => post('2026-03-07T09:00:00Z', sums)

test.each([
  ['a higher budget', first(300), again(450), ', budget up from $300 to $450'],
  ['a lower budget', first(300, 500), again(300, 400), ', budget down from $300–500 to $300–400'],
  ['a higher lower end', first(100, 500), again(300, 500), ', budget up from $100–500 to $300–500'],
  ['the same budget', first(300), again(300), ''],
  ['no budget before', first(), again(300), ''],
  ['no budget now', first(300), again(), ''],
  ['another currency', first(300), { ...again(450), currency: 'EUR' }, ''],
  ['another type', first(300), { ...again(25), type: 'hourly' as const }, ''],
])('a job that was posted again with %s', (_name, last, job, change) => {
  expect(describeRepost({ ...job, repost: { posts: 1, last } })).toBe(`Posted again after 6 days${change}`)
})

test('a job that was posted more often says how often', () => {
  expect(describeRepost({ ...again(), repost: { posts: 3, last: first() } })).toBe(
    'Posted for the 4th time, 6 days after the last',
  )
})

test('any other job has no description of a repost', () => {
  expect(describeRepost(first())).toBeNull()
})
