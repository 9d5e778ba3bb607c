/** Computes the page links of a list (spec §9 "Pagination"). */

/** A page number, or a gap in place of at least two pages. */
export type PageLink = number | 'gap'

/** How many pages are linked on each side of the current one. */
const NEIGHBORS = 2

/**
 * Returns the first, the last and the current page with two neighbors on each side. Omitted pages between them
 * become a gap, except a single one, which is linked. A page outside 1…`total` counts as the nearest one.
 */
export function pageLinks(current: number, total: number): PageLink[] {
  if (!(total >= 1)) return []
  const here = Math.min(Math.max(current, 1), total)
  const from = Math.max(here - NEIGHBORS, 2)
  const to = Math.min(here + NEIGHBORS, total - 1)

  const steps: PageLink[] = [1, ...between(1, from)]
  for (let page = from; page <= to; page++) steps.push(page)
  steps.push(...between(to, total))
  if (total > 1) steps.push(total)
  return steps
}

/** Returns the links between two pages: none, the single page between them, or a gap. */
function between(left: number, right: number): PageLink[] {
  const missing = right - left - 1
  if (missing <= 0) return []
  return missing === 1 ? [left + 1] : ['gap']
}

/** Returns whether a page exists; others are ignored (spec §4 "Pagination"). */
export const isValidPage = (page: number, total: number) =>
  Number.isInteger(page) && page >= 1 && page <= total
