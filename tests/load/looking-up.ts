/** The ways to find the alerts that a job matches, and how long each takes. */
import { sql } from 'kysely'
import { selectMatches } from '../../apps/server/src/features/alerts/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { Database } from '../../apps/server/src/platform/db/database.ts'
import { percentiles, type Timing } from './figures.ts'

/** The look-up alone: which alerts' queries a job fits, off the index. */
export const lookUp = ({ pool }: Database, job: string): Promise<number> =>
  count(
    pool,
    `with posts as materialized (
       select search || ''::tsvector as words, post_keys(search, skill_ids, category) as keys from jobs where id = $1)
     select count(distinct alert)::int as found from posts
     join alert_anchors as anchor on anchor.key = any(posts.keys) and anchor.words @@ posts.words`,
    job,
  )

/** The same by looking at every query. */
export const scan = ({ pool }: Database, job: string): Promise<number> =>
  count(
    pool,
    `select count(*)::int as found from alerts
     where words @@ (select search || ''::tsvector from jobs where id = $1)`,
    job,
  )

/** All of it: what rings, with the alerts themselves, their filters and the plans. */
export async function match({ db }: Database, job: string): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (${selectMatches([job], systemClock().now())}) as found`.execute(db)
  return rows[0]!.found
}

async function count(pool: Database['pool'], statement: string, job: string): Promise<number> {
  const { rows } = await pool.query<{ found: number }>(statement, [job])
  return rows[0]!.found
}

/** Times a question about each job, after a tenth of them to warm up, and says how many it found on average. */
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
