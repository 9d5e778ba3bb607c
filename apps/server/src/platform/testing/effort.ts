/** How much work something is, and how that grows with its input, whatever else the machine is doing at the time. */

/** Milliseconds of processor time that `work` takes; a busy machine makes it wait, but not work, longer. */
export function effortOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Some systems count processor time in steps of 10 ms: less than two of them says nothing about the work. */
const LEAST = 20
const TRIES = 3

/**
 * How many times as much work `size` is as a quarter of it: about 4 where work grows with its input, 16 where it
 * grows with its square; and the work itself, in milliseconds of processor time. A slow machine is slow at both sizes; of
 * several tries the least disturbed one counts.
 */
export function growthOf(size: number, work: (size: number) => void): { growth: number; effort: number } {
  let [quarter, whole] = [Infinity, Infinity]
  for (let turn = 0; turn < TRIES; turn++) {
    quarter = Math.min(
      quarter,
      effortOf(() => work(size / 4)),
    )
    whole = Math.min(
      whole,
      effortOf(() => work(size)),
    )
  }
  return { growth: whole / Math.max(quarter, LEAST), effort: whole }
}

/** What is no more than this grows with its input; the rest is room for a machine's caches and what it cleans up. */
export const WITH_ITS_INPUT = 8
