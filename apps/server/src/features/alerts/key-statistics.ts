/**
 * Statistics of the keys that anchors are chosen by: how many of the newest jobs have each key. They are
 * refreshed daily, and alerts whose anchors have become frequent get rarer ones. The matches of an alert never
 * depend on this, only the cost of finding them.
 */
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { selectNewestPosts } from '../jobs/index.ts'
import { replaceAnchors } from './anchor-index.ts'
import {
  type AnchorConditions,
  chooseAnchors,
  createKeyFrequency,
  listKeys,
  sumFrequencies,
} from './anchors.ts'
import { type AlertRow, findKeyCounts } from './queries.ts'

/** Counting takes 20 µs a job, and with more jobs the frequencies of words hardly change. */
const MAX_COUNTED_JOBS = 20_000
const BATCH_SIZE = 500
/** Anchors are replaced when they are more than this many times as frequent as the best ones. */
const MAX_FREQUENCY_RATIO = 2

/**
 * Counts how many of the newest jobs have each key, and replaces the former counts. Keys that only one job has
 * are left out. Returns the number of jobs that were counted.
 */
export async function refreshKeyStatistics(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table key_counts in share row exclusive mode`.execute(tx)
    await sql`delete from key_counts`.execute(tx)
    await sql`
      with posts as materialized (
        select post_keys(search, skill_ids, category) as keys from (${selectNewestPosts(MAX_COUNTED_JOBS)}) as newest
      )
      insert into key_counts (key, jobs)
      select key, count(*) from posts cross join unnest(keys) as key group by key having count(*) > 1
      union all select '', count(*) from posts`.execute(tx)
    return (await findKeyCounts(tx, [])).counted
  })
}

type AnchoredAlert = AnchorConditions & Pick<AlertRow, 'number'> & { anchors: string[] }

/** Chooses better anchors for the enabled alerts. Works in batches, so that few alerts are locked at a time. */
export async function improveAnchors(db: Db, signal: AbortSignal): Promise<void> {
  let after = 0
  while (!signal.aborted) {
    const last = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<AnchoredAlert>`
        select number, words, skills, skills_match, category,
          array(select key from alert_anchors where alert = number) as anchors
        from alerts where number > ${after} and enabled order by number limit ${BATCH_SIZE}
        for update skip locked`.execute(tx)
      const keys = rows.flatMap((alert) => [...alert.anchors, ...listKeys(alert)])
      const { counts, counted } = await findKeyCounts(tx, [...new Set(keys)])
      const frequencyOf = createKeyFrequency(counts, counted)
      for (const { number, words, anchors, ...conditions } of rows) {
        const best = chooseAnchors({ words, ...conditions }, frequencyOf)
        if (
          best &&
          sumFrequencies(anchors, frequencyOf) > MAX_FREQUENCY_RATIO * sumFrequencies(best, frequencyOf)
        )
          await replaceAnchors(tx, number, best, words)
      }
      return rows.at(-1)?.number
    })
    if (last === undefined) return
    after = last
  }
}
