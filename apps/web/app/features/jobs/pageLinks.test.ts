import { describe, expect, test } from 'vitest'
import { isValidPage, pageLinks } from './pageLinks.ts'

/** '1 … 5 6 [7] 8 9 … 20' as text. */
const shown = (current: number, total: number) =>
  pageLinks(current, total)
    .map((step) => (step === 'gap' ? '…' : step === current ? `[${step}]` : step))
    .join(' ')

describe('page links', () => {
  test.each([
    [1, 1, '[1]'],
    [1, 2, '[1] 2'],
    [2, 2, '1 [2]'],
    [1, 3, '[1] 2 3'],
    [1, 4, '[1] 2 3 4'],
    [1, 5, '[1] 2 3 4 5'],
    [1, 6, '[1] 2 3 … 6'],
    [3, 7, '1 2 [3] 4 5 6 7'],
    [4, 7, '1 2 3 [4] 5 6 7'],
    [4, 9, '1 2 3 [4] 5 6 … 9'],
    [5, 9, '1 2 3 4 [5] 6 7 8 9'],
    [6, 12, '1 … 4 5 [6] 7 8 … 12'],
    [7, 20, '1 … 5 6 [7] 8 9 … 20'],
    [16, 20, '1 … 14 15 [16] 17 18 19 20'],
    [20, 20, '1 … 18 19 [20]'],
  ])('page %i of %i: %s', (current, total, row) => {
    expect(shown(current, total)).toBe(row)
  })

  test('returns nothing without pages', () => {
    expect(pageLinks(1, 0)).toEqual([])
    expect(pageLinks(1, Number.NaN)).toEqual([])
  })

  test('treats a page out of range as the nearest one', () => {
    expect(pageLinks(0, 9)).toEqual(pageLinks(1, 9))
    expect(pageLinks(99, 9)).toEqual(pageLinks(9, 9))
  })

  test('is ascending, has both ends and the neighbors of the current page, and no gap of one page', () => {
    for (let total = 1; total <= 30; total++) {
      for (let current = 1; current <= total; current++) {
        const steps = pageLinks(current, total)
        expect(steps.at(0)).toBe(1)
        expect(steps.at(-1)).toBe(total)
        for (let page = Math.max(1, current - 2); page <= Math.min(total, current + 2); page++) {
          expect(steps).toContain(page)
        }
        steps.forEach((step, at) => {
          const [before, after] = [steps[at - 1], steps[at + 1]]
          if (step === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
          else if (typeof before === 'number') expect(step - before).toBe(1)
        })
      }
    }
  })
})

test('rejects pages below 1, above the total and fractions', () => {
  expect([0, -1, 1.5, 8, Number.NaN].some((page) => isValidPage(page, 7))).toBe(false)
  expect([1, 7].every((page) => isValidPage(page, 7))).toBe(true)
})
