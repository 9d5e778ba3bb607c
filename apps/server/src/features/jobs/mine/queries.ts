/**
 * The SQL of what a person has done with jobs: the marks saved, hidden and seen. Their letters are read through the
 * function letters_of_jobs, which the letters' migrations keep up to date. The conditions of lists are in
 * conditions.ts.
 */
import type { JobOfMine } from '@gigbell/contract'
import { type RawBuilder, sql } from 'kysely'
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

/** A person's marks of a job. */
export interface MarksOfJob extends Pick<JobOfMine, 'saved' | 'hidden' | 'seen'> {
  person: UserId
  job: string
}

/** A person's latest letter for a job. */
export interface LetterOfJob extends Pick<JobOfMine, 'letter_id' | 'status'> {
  person: UserId
  job: string
}

/**
 * Finds what each person has done with each job, in the order given; null for nothing. Two small statements at the same
 * time take half as long as one that joins their results, which PostgreSQL plans for longer than it runs.
 */
export async function findMine(db: Db, pairs: readonly JobOfPerson[]): Promise<(JobOfMine | null)[]> {
  if (pairs.length === 0) return []
  const people = [...new Set(pairs.map(({ person }) => person))]
  const jobs = [...new Set(pairs.map(({ job }) => job.toLowerCase()))]
  const [marks, letters] = await Promise.all([
    selectMarks(people, jobs).execute(db),
    selectLetters(people, jobs).execute(db),
  ])
  return joinMine(pairs, marks.rows, letters.rows)
}

/** Selects what some people have marked of some jobs. */
export const selectMarks = (people: readonly UserId[], jobs: readonly string[]): RawBuilder<MarksOfJob> =>
  sql`select user_id as person, job_id as job, saved_at is not null as saved, hidden_at is not null as hidden,
      seen_at is not null as seen
    from job_marks where user_id = any(${people}::uuid[]) and job_id = any(${jobs}::uuid[])`

/** Selects the latest letters of some people for some jobs. */
export const selectLetters = (people: readonly UserId[], jobs: readonly string[]): RawBuilder<LetterOfJob> =>
  sql`select person, job_id as job, letter_id, status
    from unnest(${people}::uuid[]) as person cross join lateral letters_of_jobs(person)
    where job_id = any(${jobs}::uuid[])`

const unmarked = { saved: false, hidden: false, seen: false }
const keyOf = (person: string, job: string) => `${person} ${job}`

/** Joins marks and letters to what each person has done with each job, in the order of the pairs. */
export function joinMine(
  pairs: readonly JobOfPerson[],
  marks: readonly MarksOfJob[],
  letters: readonly LetterOfJob[],
): (JobOfMine | null)[] {
  const marksOf = new Map(marks.map((mark) => [keyOf(mark.person, mark.job), mark]))
  const letterOf = new Map(letters.map((letter) => [keyOf(letter.person, letter.job), letter]))
  return pairs.map(({ person, job }) => {
    const key = keyOf(person, job.toLowerCase())
    const letter = letterOf.get(key)
    const mark = marksOf.get(key)
    if (!letter && !mark) return null
    const { saved, hidden, seen } = mark ?? unmarked
    return { saved, hidden, seen, letter_id: letter?.letter_id ?? null, status: letter?.status ?? null }
  })
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
