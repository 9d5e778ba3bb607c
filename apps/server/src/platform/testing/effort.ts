/** How much work something is, whatever else the machine is doing at the time. */

/** Milliseconds of processor time that `work` takes; a busy machine makes it wait, but not work, longer. */
export function effortOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
