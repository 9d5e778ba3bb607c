/**
 * Measures processor time and how it grows with the input. Another process on the same core, or a slower machine, makes the
 * same work take longer, so what would exceed a limit is measured beside work of a known effort.
 */

/**
 * Returns the milliseconds of processor time that `work` takes, as on the idle machine on which the limits of tests were
 * set.
 */
export function measureCpuTime(work: () => void): number {
  const before = measureSlowdown()
  const spent = measure(work)
  return (spent * 2) / (before + measureSlowdown())
}

/** Returns how many times longer work takes now than on that machine. */
export const measureSlowdown = (): number => measureReference() / REFERENCE

/** Waiting for other processes is not counted. */
function measure(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The milliseconds that the work of known effort takes on that machine, from its third run on. */
const REFERENCE = 16
const words = Array.from({ length: 200_000 }, (_, at) => `word${at % 977}`).join(' ')

/** Reads a text by a pattern and counts its words, as the measured work does. */
function countWords() {
  const counts = new Map<string, number>()
  for (const [word] of words.matchAll(/(?<![\p{L}\d])\p{L}+\d*(?![\p{L}\d])/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1)
}

let isWarm = false

/** The first runs take four times as long, since their code is compiled, and would hide how slow the machine is. */
function measureReference(): number {
  if (!isWarm) for (let run = 0; run < 2; run++) countWords()
  isWarm = true
  return measure(countWords)
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
  let whole = measure(() => work(size))
  // It is linear whatever a quarter takes.
  const growth = whole / MIN_MILLISECONDS
  if (growth < LINEAR_GROWTH && whole < limit) return { growth, milliseconds: whole }

  const measurePart = (part: number) => measureCpuTime(() => work(part))
  const quarters = Array.from({ length: TRIES }, () => measurePart(size / 4))
  const quarter = Math.max(Math.min(...quarters), MIN_MILLISECONDS)
  whole = measurePart(size)
  for (let turn = 1; turn < TRIES && (whole / quarter >= LINEAR_GROWTH || whole >= limit); turn++)
    whole = Math.min(whole, measurePart(size))
  return { growth: whole / quarter, milliseconds: whole }
}
