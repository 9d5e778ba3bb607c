/** Computes percentiles of timed calls, and prints figures as tables. */

/** The milliseconds of many calls of the same kind. */
export interface Timing {
  p50: number
  p99: number
}

/** Times `rounds` calls, one after the other, after a tenth as many for the warm-up. */
export async function timed(rounds: number, call: () => Promise<unknown>): Promise<Timing> {
  for (let round = 0; round < rounds / 10; round++) await call()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    await call()
    times.push(performance.now() - begun)
  }
  return percentiles(times)
}

/** The median and the 99th percentile. */
export function percentiles(times: number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

/** Prints rows under their headings, with figures aligned to the right. */
export function table(title: string, headings: string[], rows: (string | number)[][]): void {
  const cells = [
    headings,
    ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? shown(cell) : cell))),
  ]
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  console.log(`\n${title}`)
  for (const row of cells)
    console.log(
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join('  ')}`,
    )
}

const shown = (figure: number) =>
  figure >= 100 ? figure.toFixed(0) : figure >= 10 ? figure.toFixed(1) : figure.toFixed(2)
