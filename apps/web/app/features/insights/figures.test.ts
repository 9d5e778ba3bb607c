import type { InsightFinding, InsightRate } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { describeFinding, percent, scaleOf } from './figures.ts'

const rate = (high: number, enough = true): InsightRate => ({ value: 0, low: 0, high, n: 10, enough })

test.each([
  [0, '0%'],
  [0.0449, '4.5%'],
  [0.0996, '10%'],
  [0.325, '33%'],
  [1, '100%'],
])('formats the share %d', (share, expected) => {
  expect(percent(share)).toBe(expected)
})

test('a scale ends at the next tenth above the rates that are shown', () => {
  expect(scaleOf([rate(0.21), rate(0.34), rate(0.9, false)])).toBe(0.4)
  expect(scaleOf([rate(0.1 + 0.2)])).toBe(0.3)
  expect(scaleOf([])).toBe(0.1)
  expect(scaleOf([rate(1)])).toBe(1)
})

const finding: InsightFinding = {
  stage: 'replied',
  by: 'speed',
  key: '0-10',
  label: 'Within 10 minutes',
  applied: 20,
  reached: 12,
  others: { applied: 50, reached: 10 },
}

test('says how much more often, with the figures', () => {
  expect(describeFinding(finding)).toEqual({
    sentence: 'Applications sent within 10 minutes are answered 3 times as often as others.',
    figures: '60% (12 of 20) compared with 20% (10 of 50)',
  })
})

test('says what an application with a certain fit has', () => {
  const fit: InsightFinding = { ...finding, by: 'fit', key: '80-', label: '80 or more' }
  expect(describeFinding(fit).sentence).toBe(
    'Applications with a fit of 80 or more are answered 3 times as often as others.',
  )
})

test('says only that it is more often where no number is large enough to name', () => {
  const none = {
    ...finding,
    stage: 'won',
    by: 'source',
    label: 'A board',
    others: { applied: 50, reached: 0 },
  }
  expect(describeFinding(none as InsightFinding).sentence).toBe(
    'Applications to posts from A board win more often than others.',
  )
  const little = { ...finding, others: { applied: 5000, reached: 2500 } }
  expect(describeFinding(little).sentence).toContain('more often than others')
})
