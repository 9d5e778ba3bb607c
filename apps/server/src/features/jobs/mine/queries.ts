/**
 * The SQL of what a person has done with jobs: the marks saved, hidden and seen. Their letters are read through the
 * function letters_of_jobs, which the letters' migrations keep up to date. The conditions of lists are in
 * conditions.ts.
 */
import type { JobOfMine } from '@gigbell/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'

/** The marks to set or to remove; those that are absent stay as they are. */
export interface MarkChanges {
  saved?: boolean | undefined
  hidden?: boolean | undefined
  seen?: boolean | undefined
}

/** A job as one person sees it. */
export interface JobOfPerson {
  person: UserId
  job: string
}

/** Finds what each person has done with each job, in the order given; null for nothing. */
export async function findMine(db: Db, pairs: readonly JobOfPerson[]): Promise<(JobOfMine | null)[]> {
  if (pairs.length === 0) return []
  const people = [...new Set(pairs.map(({ person }) => person))]
  const jobs = [...new Set(pairs.map(({ job }) => job))]
  const { rows } = await sql<JobOfMine & { person: UserId; job: string }>`
    select person, mine.* from unnest(${people}::uuid[]) as person cross join lateral (
      select job_id as job, saved_at is not null as saved, hidden_at is not null as hidden, seen_at is not null as seen,
        letter_id, status
      from (select * from job_marks where user_id = person and job_id = any(${jobs}::uuid[])) as marks
      full join (select * from letters_of_jobs(person) where job_id = any(${jobs}::uuid[])) as letters using (job_id)
    ) as mine`.execute(db)
  const found = new Map(
    rows.map(({ person, job, saved, hidden, seen, letter_id, status }) => [
      `${person} ${job}`,
      { saved, hidden, seen, letter_id, status },
    ]),
  )
  return pairs.map(({ person, job }) => found.get(`${person} ${job.toLowerCase()}`) ?? null)
}

/**
 * Changes a person's marks of a job; false when they cannot see the job. A mark that is set again keeps its first
 * time.
 */
export async function saveMarks(
  tx: Tx,
  { person, job }: JobOfPerson,
  { saved, hidden, seen }: MarkChanges,
  now: Date,
): Promise<boolean> {
  const timeOf = (mark: boolean | undefined) => (mark ? now : null)
  const changed = (column: string, mark: boolean | undefined) => {
    const current = sql.ref(`job_marks.${column}`)
    if (mark === undefined) return current
    return mark ? sql`coalesce(${current}, ${now})` : sql`null`
  }
  // The lock keeps the job from being deleted between the check and the insert.
  const { numAffectedRows } = await sql`
    insert into job_marks (user_id, job_id, saved_at, hidden_at, seen_at)
    select ${person}::uuid, id, ${timeOf(saved)}::timestamptz, ${timeOf(hidden)}::timestamptz, ${timeOf(seen)}::timestamptz
    from jobs where id = ${job} and (owner_id is null or owner_id = ${person}) for key share
    on conflict (user_id, job_id) do update set saved_at = ${changed('saved_at', saved)},
      hidden_at = ${changed('hidden_at', hidden)}, seen_at = ${changed('seen_at', seen)}`.execute(tx)
  if (numAffectedRows !== 1n) return false
  await sql`
    delete from job_marks where user_id = ${person} and job_id = ${job}
      and saved_at is null and hidden_at is null and seen_at is null`.execute(tx)
  return true
}

/** Exports a person's marks, without the titles of jobs that belong to one person: their terms do not allow that. */
export async function exportMarks(db: Db, person: UserId): Promise<Record<string, unknown>[]> {
  return db
    .selectFrom('job_marks')
    .leftJoin('jobs', (on) => on.onRef('jobs.id', '=', 'job_id').on('jobs.owner_id', 'is', null))
    .select(['job_id', 'jobs.title', 'jobs.url', 'saved_at', 'hidden_at', 'seen_at'])
    .where('user_id', '=', person)
    .orderBy(sql`least(saved_at, hidden_at, seen_at)`)
    .orderBy('job_id')
    .execute()
}

/** Deletes a person's marks. */
export async function deleteMarks(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('job_marks').where('user_id', '=', person).execute()
}
