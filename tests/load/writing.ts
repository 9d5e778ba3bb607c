/**
 * Measures matching and writing of the notifications of one job, beside the bare INSERT of as many rows, each in a
 * transaction.
 */
import { sql } from 'kysely'
import { selectMatches } from '../../apps/server/src/features/alerts/index.ts'
import { createNotifications } from '../../apps/server/src/features/notifications/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { Database, Tx } from '../../apps/server/src/platform/db/database.ts'
import { percentiles, table } from './figures.ts'

/** Thrown to roll back a transaction that was only measured. */
class Measured extends Error {}

/** Measures these jobs in turns, and prints the table. Nothing stays in the database. */
export async function benchWriting(database: Database, jobs: string[]): Promise<void> {
  const clock = systemClock()
  const whole: number[] = []
  const bare: number[] = []
  let rows = 0
  for (const job of jobs) {
    const now = clock.now()
    whole.push(await timed(database, (tx) => createNotifications(tx, selectMatches([job], now), now)))
    rows += await storeNotified(database, job)
    // Rows that refer to people lock the people's rows: by `createNotifications` itself, and here by the foreign key.
    bare.push(
      await timed(database, async (tx) => {
        await sql`insert into notifications (user_id, job_id, alerts, shown, created_at, delay_ms)
          select user_id, job_id, alerts, shown, created_at, delay_ms from bench_notified`.execute(tx)
      }),
    )
  }
  await database.pool.query('drop table bench_notified')
  await database.pool.query('vacuum analyze notifications')
  const [ours, theirs] = [percentiles(whole), percentiles(bare)]
  table(
    `Matching and writing what one job notifies, ${(rows / jobs.length).toFixed(0)} entries on average, ms (to reach: twice the INSERT)`,
    ['', 'p50', 'p99'],
    [
      ['match and write', ours.p50, ours.p99],
      ['bare INSERT of the same rows', theirs.p50, theirs.p99],
      ['times', ours.p50 / theirs.p50, ours.p99 / theirs.p99],
    ],
  )
}

/** Inserts as many rows as a job has notifications, and returns how many. */
async function storeNotified({ db }: Database, job: string): Promise<number> {
  const now = systemClock().now()
  return db.transaction().execute(async (tx) => {
    await sql`drop table if exists bench_notified`.execute(tx)
    await createNotifications(tx, selectMatches([job], now), now)
    await sql`create table bench_notified as select * from notifications where job_id = ${job} order by position`.execute(
      tx,
    )
    await sql`delete from notifications where job_id = ${job}`.execute(tx)
    const { rows } = await sql<{ notified: number }>`select count(*) as notified from bench_notified`.execute(
      tx,
    )
    return rows[0]!.notified
  })
}

/** Returns how long some work takes in a transaction, which is then rolled back. */
async function timed({ db }: Database, work: (tx: Tx) => Promise<void>): Promise<number> {
  let taken = 0
  await db
    .transaction()
    .execute(async (tx) => {
      const begun = performance.now()
      await work(tx)
      taken = performance.now() - begun
      throw new Measured()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Measured)) throw error
    })
  return taken
}
