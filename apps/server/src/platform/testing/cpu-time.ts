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

/**
 * Returns how many times longer `size` takes than a quarter of it: about 4 for linear time, 16 for quadratic
 * time; and the processor time in milliseconds. The fastest of several runs counts.
 */
export function measureGrowth(
  size: number,
  work: (size: number) => void,
): { growth: number; milliseconds: number } {
  let [quarter, whole] = [Infinity, Infinity]
  for (let turn = 0; turn < TRIES; turn++) {
    quarter = Math.min(
      quarter,
      measureCpuTime(() => work(size / 4)),
    )
    whole = Math.min(
      whole,
      measureCpuTime(() => work(size)),
    )
  }
  return { growth: whole / Math.max(quarter, MIN_MILLISECONDS), milliseconds: whole }
}

/** Up to this growth, work is linear in its input; the rest allows for caches and garbage collection. */
export const LINEAR_GROWTH = 8
