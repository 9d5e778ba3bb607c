/**
 * Keeps the anchors good: counts daily how many of the newest jobs have each key, and anchors those alerts
 * anew that would be looked at far less often. An alert's matches never depend on it, only what finding
 * them costs.
 */
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { newestPosts } from '../jobs/index.ts'
import { anchorsOf, keysOf, weigher, weightOf } from './anchors.ts'
import { refileAlert } from './filing.ts'
import { type AlertRow, countsOf } from './queries.ts'

/** Counting takes 20 µs a job; the shares of words hardly change beyond so many. */
const COUNTED = 20_000
const AT_ONCE = 500
/** Anchors are left alone while they are looked at less than so many times as often as the best would be. */
const GOOD_ENOUGH = 2

/** Counts the keys of the newest jobs (one that a single job has is as good as none); answers how many jobs. */
export async function countKeys(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table key_counts in share row exclusive mode`.execute(tx)
    await sql`delete from key_counts`.execute(tx)
    await sql`
      with posts as materialized (
        select post_keys(search, skill_ids, category) as keys from (${newestPosts(COUNTED)}) as newest
      )
      insert into key_counts (key, jobs)
      select key, count(*) from posts cross join unnest(keys) as key group by key having count(*) > 1
      union all select '', count(*) from posts`.execute(tx)
    return (await countsOf(tx, [])).counted
  })
}

type Anchored = Pick<AlertRow, 'number' | 'words' | 'skills' | 'skills_match' | 'category'> & {
  anchors: string[]
}

/** Goes through all alerts that are on, in turns that hold few of them for a short time. */
export async function improveAnchors(db: Db, signal: AbortSignal): Promise<void> {
  let after = 0
  while (!signal.aborted) {
    const reached = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<Anchored>`
        select number, words, skills, skills_match, category,
          array(select key from alert_anchors where alert = number) as anchors
        from alerts where number > ${after} and enabled order by number limit ${AT_ONCE}
        for update skip locked`.execute(tx)
      const alerts = rows.map((row) => ({ row, wanted: { ...row, ...partsOf(row) } }))
      const keys = alerts.flatMap(({ row, wanted }) => [...row.anchors, ...keysOf(wanted)])
      const { counts, counted } = await countsOf(tx, [...new Set(keys)])
      const weigh = weigher(counts, counted)
      for (const { row, wanted } of alerts) {
        const best = anchorsOf(wanted, weigh)
        if (best && weightOf(row.anchors, weigh) > GOOD_ENOUGH * weightOf(best, weigh))
          await refileAlert(tx, row.number, best, row.words)
      }
      return rows.at(-1)?.number
    })
    if (reached === undefined) return
    after = reached
  }
}

const partsOf = ({ skills_match, category }: Anchored) => ({
  skillsMatch: skills_match,
  categories: category,
})
