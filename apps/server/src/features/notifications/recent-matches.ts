/** The SQL of recent matches: how many there are, per day, and the newest ones. */
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { selectHiddenJobs } from '../jobs/index.ts'

/** Counts the jobs in a person's inbox that matched after a moment, and finds the ids of the `newest`. */
export async function findMatchesSince(
  db: Db,
  person: UserId,
  since: Date,
  newest: number,
): Promise<{ count: number; newest: string[] }> {
  const { rows } = await sql<{ job_id: string; count: number }>`
    select job_id, count(*) over () as count
    from notifications
    where user_id = ${person} and shown and letter_id is null and created_at > ${since} and job_id not in ${selectHiddenJobs(person)}
    order by created_at desc, position desc
    limit ${newest}`.execute(db)
  return { count: Number(rows[0]?.count ?? 0), newest: rows.map(({ job_id }) => job_id) }
}

/** Counts the jobs that matched on each of the days that begin at these moments; the last day has no end. */
export async function countMatchesByDay(db: Db, person: UserId, days: readonly Date[]): Promise<number[]> {
  const { rows } = await sql<{ day: number; matched: number }>`
    select width_bucket(created_at, ${days}::timestamptz[]) as day, count(*) as matched
    from notifications
    where user_id = ${person} and shown and job_id is not null and letter_id is null and created_at >= ${days[0]}
    group by day`.execute(db)
  const matched = new Map(rows.map((row) => [row.day, Number(row.matched)]))
  return days.map((_, index) => matched.get(index + 1) ?? 0)
}
