/** Measures processor time and how it grows with the input, independent of other load on the machine. */

/**
 * Returns the milliseconds of processor time that `work` takes. Other load on the machine does not change
 * them.
 */
export function measureCpuTime(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Some systems count processor time in steps of 10 ms, so less than two steps says nothing. */
const MIN_MILLISECONDS = 20
const TRIES = 3

/** Up to this growth, work is linear in its input; the rest allows for caches and garbage collection. */
export const LINEAR_GROWTH = 8

/**
 * Returns how many times longer `size` takes than a quarter of it: about 4 for linear time, 16 for quadratic
 * time; and the processor time in milliseconds. The fastest of several runs counts, and a run is repeated only
 * while the result would be refused: by LINEAR_GROWTH, or by `limit`, the milliseconds that the caller accepts.
 */
export function measureGrowth(
  size: number,
  limit: number,
  work: (size: number) => void,
): { growth: number; milliseconds: number } {
  const measure = (part: number) => measureCpuTime(() => work(part))
  let whole = measure(size)
  // It is linear whatever a quarter takes.
  const growth = whole / MIN_MILLISECONDS
  if (growth < LINEAR_GROWTH && whole < limit) return { growth, milliseconds: whole }

  const quarters = Array.from({ length: TRIES }, () => measure(size / 4))
  const quarter = Math.max(Math.min(...quarters), MIN_MILLISECONDS)
  for (let turn = 1; turn < TRIES && (whole / quarter >= LINEAR_GROWTH || whole >= limit); turn++)
    whole = Math.min(whole, measure(size))
  return { growth: whole / quarter, milliseconds: whole }
}
