/**
 * Measures saving, changing and deleting one alert among many, and the effect of many edits on matching, at once and at
 * a steady rate while jobs arrive; then the sweep that deletes the former anchors.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { NewAlert } from '@gigbell/contract'
import { changeAlert, createAlert } from '../../apps/server/src/features/alerts/alerts.ts'
import { sweepFormerAnchors } from '../../apps/server/src/features/alerts/index.ts'
import { deleteAlert } from '../../apps/server/src/features/alerts/queries.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { Database } from '../../apps/server/src/platform/db/database.ts'
import type { UserId } from '../../apps/server/src/platform/ids.ts'
import { percentiles, type Timing, table } from './figures.ts'
import { lookUp, match, times } from './looking-up.ts'

/** The number of edits among a million alerts; with fewer alerts the same share, a hundredth. */
const EDITS = 10_000
/** The edits a second at the steady rate: the 10,000 of a morning take less than two minutes. */
const PACE = 100
const ASKED = 200
const plain = NewAlert.parse({ name: 'Measured' })

/** Measures and prints both tables, and restores the alerts afterwards. */
export async function benchEdits(database: Database, jobs: string[]): Promise<void> {
  await oneByOne(database)
  await aMorning(database, jobs.slice(0, ASKED))
}

const portsOf = ({ db }: Database) => ({ db, clock: systemClock() })

async function oneByOne(database: Database): Promise<void> {
  const { db, pool } = database
  const ports = portsOf(database)
  // The alerts are kept between runs, and these sessions with them.
  await pool.query(
    'delete from sessions where token_hash in (select sha256(id::text::bytea) from users order by id limit 300)',
  )
  const { rows: people } = await pool.query<{ id: UserId; sessionId: string }>(
    `insert into sessions (token_hash, user_id, created_at, last_used_at, confirmed_at)
     select sha256(id::text::bytea), id, now(), now(), now() from users order by id limit 300
     returning user_id as id, id as "sessionId"`,
  )
  const queries = ['react native', 'logo OR brand', 'python -django', '"data entry" excel', 'title:shopify']
  const taken = { save: [] as number[], change: [] as number[], delete: [] as number[] }
  const timed = async <T>(into: number[], work: () => Promise<T>): Promise<T> => {
    const begun = performance.now()
    const result = await work()
    into.push(performance.now() - begun)
    return result
  }
  for (const [i, asking] of people.entries()) {
    const { id: owner } = asking
    const query = (step: number) => queries[(i + step) % queries.length]!
    const { id } = await timed(taken.save, () => createAlert(ports, asking, { ...plain, query: query(0) }))
    await timed(taken.change, () => changeAlert(ports, owner, id, { query: query(1) }))
    await timed(taken.delete, () => deleteAlert(db, owner, id))
  }
  await sweepFormerAnchors(db, new AbortController().signal)
  table(
    'One alert among these, ms (to reach: p99 under 20)',
    ['', 'p50', 'p99'],
    Object.entries(taken).map(([name, all]) => [name, percentiles(all).p50, percentiles(all).p99]),
  )
}

async function aMorning(database: Database, jobs: string[]): Promise<void> {
  const { db, pool } = database
  const { rows: changed } = await pool.query<Changed>(
    'select id, user_id, query from alerts order by id limit (select least(count(*) / 100, $1) from alerts)',
    [EDITS],
  )
  const measure = async () => ({
    found: await times(jobs, (id) => lookUp(database, id)),
    whole: await times(jobs, (id) => match(database, id)),
  })
  const rows: (string | number)[][] = []
  await pool.query('vacuum analyze alert_anchors')
  const before = await measure()
  const note = (name: string, { found, whole }: Awaited<ReturnType<typeof measure>>) => {
    const row = (now: Timing, then: Timing) => [now.p50, now.p50 / then.p50, now.p99]
    rows.push([name, ...row(found, before.found), ...row(whole, before.whole)])
  }
  const sweep = () => sweepFormerAnchors(db, new AbortController().signal)
  note('before', before)

  const begun = performance.now()
  await changeAll(database, changed, (query) => `(${query}) -zebra`)
  const oneGo = performance.now() - begun
  note('right after all in one go', await measure())
  const swept = performance.now()
  const sweeping = sweep()
  const during = await measure()
  await sweeping
  note('while they are swept', during)
  const took = performance.now() - swept
  note('after the sweep', await measure())

  const steady = atPace(database, changed)
  note(`while ${PACE} a second are changed`, await measure())
  note('later, while they are changed', await measure())
  await steady
  note('right after these', await measure())
  await sweep()
  note('after their sweep', await measure())
  table(
    `Matching around ${changed.length.toLocaleString('en')} changed queries, ms (to reach: at most 1.1 times as long as before)`,
    ['', 'look-up p50', 'times', 'p99', 'with filters and plans p50', 'times', 'p99'],
    rows,
  )
  const seconds = (time: number) => (time / 1000).toFixed(1)
  console.log(
    `  all in one go took ${seconds(oneGo)} s; sweeping them, measuring beside it, ${seconds(took)} s`,
  )
}

interface Changed {
  id: string
  user_id: UserId
  query: string
}

/** Changes all alerts as fast as four people at once can. */
async function changeAll(
  database: Database,
  changed: Changed[],
  queryOf: (query: string) => string,
): Promise<void> {
  const ports = portsOf(database)
  const waiting = [...changed]
  const someOfThem = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop())
      await changeAlert(ports, one.user_id, one.id, { query: queryOf(one.query) })
  }
  await Promise.all([someOfThem(), someOfThem(), someOfThem(), someOfThem()])
}

/** Restores all alerts at a steady rate a second. */
async function atPace(database: Database, changed: Changed[]): Promise<void> {
  const ports = portsOf(database)
  const begun = performance.now()
  for (const [i, one] of changed.entries()) {
    const due = begun + (i * 1000) / PACE
    if (due > performance.now()) await wait(due - performance.now())
    await changeAlert(ports, one.user_id, one.id, { query: one.query })
  }
}
