/** Tests the statistics against published values, and against plain computations with whole numbers. */
import { describe, expect, test } from 'vitest'
import { findSignificant, fisherProbability, wilsonInterval } from './statistics.ts'

describe('the interval of a share', () => {
  // Newcombe (1998), Statistics in Medicine 17: table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (hits, n, low, high) => {
    const interval = wilsonInterval(hits, n)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })

  test('is everything without anything, and ends at 0 and 1', () => {
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 })
    expect(wilsonInterval(7, 7).high).toBe(1)
    expect(wilsonInterval(100_000, 100_000)).toMatchObject({ high: 1 })
  })
})

describe('the probability of a difference by chance', () => {
  test('is that of the lady who tastes tea', () => {
    expect(fisherProbability({ hits: 3, n: 4 }, { hits: 1, n: 4 })).toBeCloseTo(17 / 70, 12)
    expect(fisherProbability({ hits: 4, n: 4 }, { hits: 0, n: 4 })).toBeCloseTo(1 / 70, 12)
  })

  test('equals the counted selections of all small tables', () => {
    for (let n = 0; n <= 9; n++)
      for (let hits = 0; hits <= n; hits++)
        for (let other = 0; other <= 9; other++)
          for (let otherHits = 0; otherHits <= other; otherHits++)
            expect(fisherProbability({ hits, n }, { hits: otherHits, n: other })).toBeCloseTo(
              countedProbability({ hits, n }, { hits: otherHits, n: other }),
              10,
            )
  })

  test('equals the counted selections of large tables', () => {
    for (const [hits, n, otherHits, other] of [
      [60, 300, 30, 300],
      [301, 2000, 260, 2000],
      [12, 900, 3, 4000],
    ] as const) {
      const expected = countedProbability({ hits, n }, { hits: otherHits, n: other })
      const found = fisherProbability({ hits, n }, { hits: otherHits, n: other })
      expect(found / expected).toBeCloseTo(1, 8)
    }
  })

  test('is 1 without hits, and never above', () => {
    expect(fisherProbability({ hits: 0, n: 50_000 }, { hits: 0, n: 50_000 })).toBe(1)
    expect(fisherProbability({ hits: 0, n: 500 }, { hits: 100, n: 500 })).toBe(1)
  })
})

test('Holm’s correction compares each probability with what is left, and stops at the first that fails', () => {
  expect(findSignificant([0.01, 0.04, 0.03, 0.005], 0.05)).toEqual([3, 0])
  expect(findSignificant([0.02, 0.02, 0.02], 0.05)).toEqual([])
  expect(findSignificant([0.001], 0.05)).toEqual([0])
  expect(findSignificant([], 0.05)).toEqual([])
})

/** Counts the selections with at least as many hits, with whole numbers of any size. */
function countedProbability(sample: { hits: number; n: number }, other: { hits: number; n: number }): number {
  const all = sample.n + other.n
  const hits = sample.hits + other.hits
  let selections = 0n
  for (let k = sample.hits; k <= Math.min(hits, sample.n); k++)
    if (sample.n - k <= all - hits) selections += choices(hits, k) * choices(all - hits, sample.n - k)
  const scale = 10n ** 30n
  return Number((selections * scale) / choices(all, sample.n)) / 1e30
}

function choices(n: number, k: number): bigint {
  let result = 1n
  for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i)
  return result
}
