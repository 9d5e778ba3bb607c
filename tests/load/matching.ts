/**
 * `npm run bench -- matching`: measures the cost of finding and writing the notifications of one job by the number of
 * alerts, beside a scan of all queries, the bare INSERT of as many rows (writing.ts) and Lucene (lucene.ts), all in one
 * run, and the effect of edits (edits.ts). It uses 10,000, 100,000 and 1,000,000 alerts unless `--alerts` names other
 * numbers. A million take four minutes to store the first time, twice, and are kept in .cache.
 */
import { manyAlerts } from './alerts.ts'
import { benchEdits } from './edits.ts'
import { table } from './figures.ts'
import { lookUp, match, scan, times } from './looking-up.ts'
import { besideLucene, type LuceneFolders } from './lucene.ts'
import { benchWriting } from './writing.ts'

/** Measures with these numbers of alerts and prints the tables; writing, edits and Lucene only with the last number. */
export async function benchMatching(sizes: number[], lucene: LuceneFolders): Promise<void> {
  const natural: (string | number)[][] = []
  for (const alerts of sizes) {
    const { database, jobs, queries, close } = await manyAlerts({ alerts, fitting: alerts })
    const found = await times(jobs, (id) => lookUp(database, id))
    const whole = await times(jobs, (id) => match(database, id))
    const few = jobs.filter((_, i) => i % 12 === 0)
    const naive = await times(few, (id) => scan(database, id))
    natural.push([
      alerts.toLocaleString('en'),
      found.mean,
      found.p50,
      found.p99,
      whole.p50,
      whole.p99,
      naive.p50,
      naive.p99,
      naive.p50 / found.p50,
    ])
    if (alerts === sizes.at(-1)) {
      await benchWriting(database, few)
      await benchEdits(database, jobs)
    }
    await close()
    if (alerts === sizes.at(-1)) await besideLucene(lucene, queries, found)
  }
  table(
    'One job among so many alerts, ms (to reach at a million: the scan 20 times as long as the look-up)',
    [
      'alerts',
      'matches',
      'look-up p50',
      'p99',
      'with filters and plans p50',
      'p99',
      'scan p50',
      'p99',
      'times',
    ],
    natural,
  )
  await fixedMatches(sizes)
}

/** Measures the same matches among more and more alerts, all in this run. */
async function fixedMatches(sizes: number[]): Promise<void> {
  const rows: (string | number)[][] = []
  const medians: number[] = []
  for (const alerts of sizes) {
    const { database, jobs, close } = await manyAlerts({ alerts, fitting: sizes[0]! })
    const found = await times(jobs, (id) => lookUp(database, id))
    medians.push(found.p50)
    rows.push([alerts.toLocaleString('en'), found.mean, found.p50, found.p99])
    await close()
  }
  table('The same matches among ever more alerts, ms', ['alerts', 'matches', 'look-up p50', 'p99'], rows)
  console.log(
    `  exponent against the number of alerts: ${slope(sizes.map(Math.log), medians.map(Math.log)).toFixed(3)} (to reach: at most 0.3)`,
  )
}

/** Returns the slope of the line through these points, by least squares. */
function slope(x: number[], y: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [middle, level] = [mean(x), mean(y)]
  const rise = x.reduce((sum, value, i) => sum + (value - middle) * (y[i]! - level), 0)
  return rise / x.reduce((sum, value) => sum + (value - middle) ** 2, 0)
}
