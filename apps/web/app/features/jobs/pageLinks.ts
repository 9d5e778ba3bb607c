/** Which page numbers a list offers (spec §9 "Pagination"). */

/** A page number, or a gap that stands for at least two pages. */
export type PageLink = number | 'gap'

/** How many pages stand on each side of the current one. */
const NEIGHBORS = 2

/**
 * First and last page and the current one with two on each side; what is left out between them is a gap,
 * but a gap of exactly one page shows that page. A page outside 1…`total` counts as the nearest one.
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

/** What stands for the pages after `left` and before `right`: nothing, the only one there is, or a gap. */
function between(left: number, right: number): PageLink[] {
  const missing = right - left - 1
  if (missing <= 0) return []
  return missing === 1 ? [left + 1] : ['gap']
}

/** True for a page that can be gone to; others are ignored (spec §4 "Pagination"). */
export const isValidPage = (page: number, total: number) =>
  Number.isInteger(page) && page >= 1 && page <= total
