/** Finds the jobs of a current first page that an older one lacks. */
import type { Job } from '@gigbell/contract'

/**
 * Returns the unknown jobs before the last known one: those after it only moved up from the next page. When none is
 * known, all jobs are new.
 */
export function jobsAddedSince(current: readonly Job[], previous: readonly Job[]): Job[] {
  const known = new Set(previous.map(({ id }) => id))
  const last = current.findLastIndex(({ id }) => known.has(id))
  const before = last === -1 ? current : current.slice(0, last)
  return before.filter(({ id }) => !known.has(id))
}
