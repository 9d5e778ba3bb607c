/** Which jobs of a fresh first page are new to who looks at an older one. */
import type { Job } from '@gigbell/contract'

/**
 * The jobs that stand before the last one that is known: what comes after it was further down before and
 * moved up. Where nothing is known any more, all of them are new.
 */
export function jobsAddedSince(current: readonly Job[], previous: readonly Job[]): Job[] {
  const known = new Set(previous.map(({ id }) => id))
  const last = current.findLastIndex(({ id }) => known.has(id))
  const before = last === -1 ? current : current.slice(0, last)
  return before.filter(({ id }) => !known.has(id))
}
