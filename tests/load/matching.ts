/**
 * What it costs to find and to write what one job rings, by the number of alerts: beside a scan of all
 * queries, and beside the bare INSERT of as many rows, in the same run on the same machine.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NewAlert } from '@gigbell/contract'
import { sql } from 'kysely'
import { changeAlert, createAlert } from '../../apps/server/src/features/alerts/alerts.ts'
import { matchesOf } from '../../apps/server/src/features/alerts/index.ts'
import { deleteAlert } from '../../apps/server/src/features/alerts/queries.ts'
import { ring } from '../../apps/server/src/features/notifications/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { Database, Tx } from '../../apps/server/src/platform/db/database.ts'
import type { UserId } from '../../apps/server/src/platform/http/serve.ts'
import { manyAlerts } from './alerts.ts'
import { percentiles, type Timing, table } from './figures.ts'
import { basePosts } from './jobs.ts'

const clock = systemClock()
const EDITS = 10_000

/** Measures at these numbers of alerts and prints the tables. */
export async function benchMatching(sizes: number[]): Promise<void> {
  const natural: (string | number)[][] = []
  for (const alerts of sizes) {
    const { database, jobs, queries, close } = await manyAlerts({ alerts, fitting: alerts })
    const found = await times(jobs, (id) => lookUp(database, id))
    const whole = await times(jobs, (id) => matches(database, id))
    const few = jobs.filter((_, i) => i % 12 === 0)
    const naive = await times(few, (id) => scan(database, id))
    const name = alerts.toLocaleString('en')
    natural.push([
      name,
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
      await writing(database, few)
      await edits(database, jobs)
      layOutForLucene(queries)
    }
    await close()
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
  const same: (string | number)[][] = []
  const medians: number[] = []
  for (const alerts of sizes) {
    const { database, jobs, close } = await manyAlerts({ alerts, fitting: sizes[0]! })
    const found = await times(jobs, (id) => lookUp(database, id))
    medians.push(found.p50)
    same.push([alerts.toLocaleString('en'), found.mean, found.p50, found.p99])
    await close()
  }
  table('The same matches among ever more alerts, ms', ['alerts', 'matches', 'look-up p50', 'p99'], same)
  const exponent = Math.log(medians.at(-1)! / medians[0]!) / Math.log(sizes.at(-1)! / sizes[0]!)
  console.log(`  exponent against the number of alerts: ${exponent.toFixed(3)} (to reach: at most 0.3)`)
}

/** Which alerts' queries a job fits, off the index alone. */
const lookUp = ({ pool }: Database, job: string) =>
  count(
    pool,
    `with posts as materialized (
       select search || ''::tsvector as words, post_keys(search, skill_ids, category) as keys from jobs where id = $1)
     select count(distinct alert)::int as found from posts
     join alert_anchors as anchor on anchor.key = any(posts.keys) and anchor.words @@ posts.words`,
    job,
  )

/** The same by looking at every query. */
const scan = ({ pool }: Database, job: string) =>
  count(
    pool,
    `select count(*)::int as found from alerts
     where words @@ (select search || ''::tsvector from jobs where id = $1)`,
    job,
  )

/** All of it: what rings, with the filters and the plans. */
async function matches({ db }: Database, job: string): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (${matchesOf([job], clock.now())}) as found`.execute(db)
  return rows[0]!.found
}

async function count(pool: Database['pool'], statement: string, job: string): Promise<number> {
  const { rows } = await pool.query<{ found: number }>(statement, [job])
  return rows[0]!.found
}

/** Times a question about each job, after a tenth of them to warm up, and says how many it found on average. */
async function times(
  jobs: string[],
  ask: (job: string) => Promise<number>,
): Promise<Timing & { mean: number }> {
  for (const job of jobs.slice(0, jobs.length / 10)) await ask(job)
  const taken: number[] = []
  let found = 0
  for (const job of jobs) {
    const begun = performance.now()
    found += await ask(job)
    taken.push(performance.now() - begun)
  }
  return { ...percentiles(taken), mean: found / jobs.length }
}

/** Thrown to end a transaction whose writing was only measured. */
class Measured extends Error {}

/** Matching and writing what rings beside the bare INSERT of as many rows. */
async function writing(database: Database, jobs: string[]): Promise<void> {
  const { db } = database
  const whole: number[] = []
  const bare: number[] = []
  let rows = 0
  const timed = async (
    into: number[],
    prepare: (tx: Tx) => Promise<void>,
    work: (tx: Tx) => Promise<void>,
  ) => {
    await db
      .transaction()
      .execute(async (tx) => {
        await prepare(tx)
        const begun = performance.now()
        await work(tx)
        into.push(performance.now() - begun)
        throw new Measured()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Measured)) throw error
      })
  }
  for (const job of jobs) {
    const now = clock.now()
    await timed(
      whole,
      async () => {},
      (tx) => ring(tx, matchesOf([job], now), now),
    )
    await timed(
      bare,
      async (tx) => {
        await ring(tx, matchesOf([job], now), now)
        await sql`create temp table rung on commit drop as select * from notifications where job_id = ${job}`.execute(
          tx,
        )
        await sql`delete from notifications where job_id = ${job}`.execute(tx)
        const { rows: counted } = await sql<{ rung: number }>`select count(*) as rung from rung`.execute(tx)
        rows += counted[0]!.rung
      },
      async (tx) => {
        await sql`insert into notifications (user_id, job_id, alerts, shown, created_at, delay_ms)
          select user_id, job_id, alerts, shown, created_at, delay_ms from rung`.execute(tx)
      },
    )
  }
  const [ours, theirs] = [percentiles(whole), percentiles(bare)]
  table(
    `Matching and writing what one job rings, ${(rows / jobs.length).toFixed(0)} entries on average, ms (to reach: 2.5 times the INSERT)`,
    ['', 'p50', 'p99'],
    [
      ['match and write', ours.p50, ours.p99],
      ['bare INSERT of the same rows', theirs.p50, theirs.p99],
      ['times', ours.p50 / theirs.p50, ours.p99 / theirs.p99],
    ],
  )
}

/** Saving, changing and deleting, and what many changes do to matching. */
async function edits(database: Database, jobs: string[]): Promise<void> {
  const { db, pool } = database
  const ports = { db, clock, lastRung: async () => new Map<string, Date>(), profilesOf: async () => [] }
  const { rows: people } = await pool.query<{ id: UserId }>('select id from users order by id limit 300')
  const queries = ['react native', 'logo OR brand', 'python -django', '"data entry" excel', 'title:shopify']
  const taken = { save: [] as number[], change: [] as number[], delete: [] as number[] }
  const timed = async <T>(into: number[], work: () => Promise<T>): Promise<T> => {
    const begun = performance.now()
    const result = await work()
    into.push(performance.now() - begun)
    return result
  }
  for (const [i, { id: owner }] of people.entries()) {
    const query = (step: number) => queries[(i + step) % queries.length]!
    const { id } = await timed(taken.save, () => createAlert(ports, owner, { ...plain, query: query(0) }))
    await timed(taken.change, () => changeAlert(ports, owner, id, { query: query(1) }))
    await timed(taken.delete, () => deleteAlert(db, owner, id))
  }
  table(
    'One alert among these, ms (to reach: p99 under 20)',
    ['', 'p50', 'p99'],
    Object.entries(taken).map(([name, all]) => [name, percentiles(all).p50, percentiles(all).p99]),
  )
  const asked = jobs.slice(0, 200)
  await pool.query('vacuum alert_anchors')
  const before = await times(asked, (id) => lookUp(database, id))
  const { rows: changed } = await pool.query<{ id: string; user_id: UserId; query: string }>(
    'select id, user_id, query from alerts where number % (select max(number) / $1 + 1 from alerts) = 0',
    [EDITS],
  )
  const changeAll = (queryOf: (query: string) => string) => {
    const waiting = [...changed]
    const someOfThem = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop())
        await changeAlert(ports, one.user_id, one.id, { query: queryOf(one.query) })
    }
    return Promise.all([someOfThem(), someOfThem(), someOfThem(), someOfThem()])
  }
  await changeAll((query) => `(${query}) -zebra`)
  const after = await times(asked, (id) => lookUp(database, id))
  await pool.query('vacuum alert_anchors')
  const vacuumed = await times(asked, (id) => lookUp(database, id))
  // As it was, for the next run.
  await changeAll((query) => query)
  await pool.query('vacuum alert_anchors')
  table(
    `The look-up around ${changed.length.toLocaleString('en')} changes, ms (to reach: at most a tenth slower)`,
    ['', 'p50', 'p99'],
    [
      ['before', before.p50, before.p99],
      ['right after', after.p50, after.p99],
      ['after the vacuum that follows', vacuumed.p50, vacuumed.p99],
    ],
  )
}

/** Writes the same queries and posts where another engine can read them (a line each). */
function layOutForLucene(queries: string[]): void {
  const folder = join(import.meta.dirname, '../../.cache')
  mkdirSync(folder, { recursive: true })
  const line = (text: string) => text.replace(/\s+/g, ' ')
  writeFileSync(join(folder, 'matching-queries.txt'), queries.join('\n'))
  const texts = basePosts().posts.map((post) =>
    line(`${post.title} ${post.skills.join(' ')} ${post.description}`),
  )
  writeFileSync(join(folder, 'matching-texts.txt'), texts.join('\n'))
}

const plain = NewAlert.parse({ name: 'Measured' })
