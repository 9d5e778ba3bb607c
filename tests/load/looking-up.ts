/** The ways to find the alerts that a job matches, and the time that each takes. */
import { sql } from 'kysely'
import { selectMatches } from '../../apps/server/src/features/alerts/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { Database } from '../../apps/server/src/platform/db/database.ts'
import { percentiles, type Timing } from './figures.ts'

/** The look-up alone: finds the alerts whose queries match a job, by the index. */
export const lookUp = ({ pool }: Database, job: string): Promise<number> =>
  count(
    pool,
    `with posts as materialized (
       select search || ''::tsvector as words, post_keys(search, skill_ids, category) as keys from jobs where id = $1)
     select count(distinct alert)::int as found from posts
     join alert_anchors as anchor on anchor.key = any(posts.keys) and anchor.words @@ posts.words`,
    job,
  )

/** Finds the same alerts by checking every query. */
export const scan = ({ pool }: Database, job: string): Promise<number> =>
  count(
    pool,
    `select count(*)::int as found from alerts
     where words @@ (select search || ''::tsvector from jobs where id = $1)`,
    job,
  )

/** The complete matching: includes the alerts themselves, their filters and the plans. */
export async function match({ db }: Database, job: string): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (${selectMatches([job], systemClock().now())}) as found`.execute(db)
  return rows[0]!.found
}

async function count(pool: Database['pool'], statement: string, job: string): Promise<number> {
  const { rows } = await pool.query<{ found: number }>(statement, [job])
  return rows[0]!.found
}

/** Times a query for each job, after a tenth of them for the warm-up, and returns how many rows it found on average. */
export async function times(
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
