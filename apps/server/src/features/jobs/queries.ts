/**
 * The SQL of jobs: what briefs are read from, the state of the list, and the selects that the SQL of other features
 * builds on. Jobs as they are shown are read in job-rows.ts, the ids of a page in paging.ts, skills in skills.ts.
 */
import { type RawBuilder, sql } from 'kysely'
import { DAY, HOUR } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { UserId } from '../../platform/ids.ts'
import { type ProfileVersion, selectProfileVersions } from '../profiles/index.ts'
import type { BriefedJob } from './brief/brief.ts'
import { selectHiddenJobs } from './mine/conditions.ts'
import { type LetterOfJob, type MarksOfJob, selectLetters, selectMarks } from './mine/queries.ts'

/** Upwork's API terms allow 24 hours. Deletion runs every 15 minutes, so no job exceeds them. */
export const OWNED_JOB_RETENTION = DAY - HOUR

/** How long a job is kept that a person has added. */
const ADDED_JOB_RETENTION = 90 * DAY

/** Finds what the brief of a job is read from. A job that belongs to another person is not found. */
export async function findBriefedJob(db: Db, person: UserId, id: string): Promise<BriefedJob | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select(['title', 'description', 'category', 'skill_names', 'hidden_text'])
    .where('id', '=', id)
    .where((job) => job.or([job('owner_id', 'is', null), job('owner_id', '=', person)]))
    .executeTakeFirst()
  return (
    row && {
      title: row.title,
      description: row.description,
      category: row.category,
      skills: row.skill_names,
      hidden: row.hidden_text === '' ? [] : row.hidden_text.split('\n'),
    }
  )
}

/** Evaluates a tsquery expression to its text, which is empty when the expression has only stop words. */
export async function evaluateTsquery(db: Db, expression: RawBuilder<string>): Promise<string> {
  const { rows } = await sql<{ words: string }>`select (${expression})::text as words`.execute(db)
  return rows[0]!.words
}

/** The state of the shared jobs, and of what some people have. */
export interface ListState {
  version: number
  position: string
  /** Who has a list of their own, because of jobs of their own or hidden ones. */
  others: UserId[]
  /** Who has marks, and who has letters. */
  marking: UserId[]
  writing: UserId[]
  profiles: ProfileVersion[]
  marks: MarksOfJob[]
  letters: LetterOfJob[]
}

/** The jobs whose marks and letters are read together with the state, and the people whose they are. */
export interface AskedMarks {
  jobs: readonly string[]
  marking: readonly UserId[]
  writing: readonly UserId[]
}

/** Finds the state of the list for some people, in one statement: each further one costs as much as what it reads. */
export async function findListState(
  db: Db,
  people: readonly UserId[],
  { jobs, marking, writing }: AskedMarks,
): Promise<ListState> {
  const json = (rows: RawBuilder<unknown>) =>
    sql`(select coalesce(json_agg(found), '[]') from (${rows}) as found)`
  const nothing = sql`'[]'::json`
  const { rows } = await sql<ListState>`${prepared}
    select version, arrivals::text as position, array(
      select person from unnest(${people}::uuid[]) as person
      where exists (select from jobs where owner_id = person)
        or exists (select from job_marks where user_id = person and hidden_at is not null)) as others, array(
      select person from unnest(${people}::uuid[]) as person
      where exists (select from job_marks where user_id = person)) as marking, array(
      select person from unnest(${people}::uuid[]) as person where has_letters(person)) as writing,
      ${json(selectProfileVersions(people))} as profiles,
      ${marking.length > 0 ? json(selectMarks(marking, jobs)) : nothing} as marks,
      ${writing.length > 0 ? json(selectLetters(writing, jobs)) : nothing} as letters
    from job_totals`.execute(db)
  return rows[0]!
}

/** What a person's list contains. Its position counts the jobs that had arrived when it was read. */
export interface ListView {
  /** The person, when they have jobs of their own: the list then contains these, too. */
  owner?: UserId
  /** The person has hidden jobs, which the list leaves out. */
  hides?: true
  position: string
}

/** Finds the view of one person. A list read after this contains every job up to the position. */
export async function findListView(db: Db, person: UserId): Promise<ListView> {
  const { rows } = await sql<{ shared: string; own: string | null; hides: boolean }>`${prepared}
    select arrivals::text as shared,
      exists (select from job_marks where user_id = ${person} and hidden_at is not null) as hides, (
      select count(*) || '.' || extract(epoch from max(arrived_at))
      from jobs where owner_id = ${person} having count(*) > 0) as own
    from job_totals`.execute(db)
  const { shared, own, hides } = rows[0]!
  return {
    ...(own === null ? { position: shared } : { owner: person, position: `${shared}.${own}` }),
    ...(hides ? { hides } : {}),
  }
}

/** Deletes the jobs that belong to one person. */
export async function deleteOwnedJobs(db: Db, owner: UserId): Promise<void> {
  await db.deleteFrom('jobs').where('owner_id', '=', owner).execute()
}

/** Deletes the jobs that were found in a person's name. Those that they have added stay. */
export async function deleteFoundJobs(db: Db, owner: UserId): Promise<void> {
  await db.deleteFrom('jobs').where('owner_id', '=', owner).where('added_by_owner', '=', false).execute()
}

/** Deletes the oldest jobs that a person has added, so that `most` remain. */
export async function deleteOldestAddedJobs(db: Db, owner: UserId, most: number): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('id', 'in', (oldest) =>
      oldest
        .selectFrom('jobs')
        .select('id')
        .where('owner_id', '=', owner)
        .where('added_by_owner', '=', true)
        .orderBy('arrived_at', 'desc')
        .orderBy('id')
        .offset(most),
    )
    .execute()
}

/** The jobs that a person has added, for their download. */
export async function exportAddedJobs(db: Db, owner: UserId) {
  return db
    .selectFrom('jobs')
    .select([
      'url',
      'source',
      'title',
      'description',
      'type',
      'budget_min',
      'budget_max',
      'currency',
      'client',
    ])
    .select(['skill_names as skills', 'arrived_at as added_at'])
    .where('owner_id', '=', owner)
    .where('added_by_owner', '=', true)
    .orderBy('arrived_at')
    .execute()
}

/** Deletes people's own jobs after their retention time. Must run at least every 15 minutes. */
export async function deleteExpiredOwnedJobs(db: Db, now: Date): Promise<void> {
  const before = (retention: number) => new Date(now.getTime() - retention)
  await db
    .deleteFrom('jobs')
    .where('owner_id', 'is not', null)
    .where('added_by_owner', '=', false)
    .where('arrived_at', '<', before(OWNED_JOB_RETENTION))
    .execute()
  await db
    .deleteFrom('jobs')
    .where('added_by_owner', '=', true)
    .where('arrived_at', '<', before(ADDED_JOB_RETENTION))
    .execute()
}

/** The columns that describe a job, without its texts. */
const postColumns = sql`id, owner_id, search, source, category, type, level, skill_ids, budget_min, budget_max, currency, applicants,
  location, client, published_at, published_known`

/** Selects the jobs with these ids. */
export const selectPostsById = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`select ${postColumns} from jobs where id = any(${ids}::uuid[])`

/** Selects the jobs posted from one time to another: the shared ones and this person's own, without hidden ones. */
export const selectPostsBetween = (from: Date, to: Date, person: UserId): RawBuilder<unknown> => {
  const posted = sql`published_at >= ${from} and published_at <= ${to}
    and jobs.id not in ${selectHiddenJobs(person)}`
  return sql`select ${postColumns} from jobs where owner_id is null and ${posted}
    union all select ${postColumns} from jobs where owner_id = ${person} and ${posted}`
}

/** Selects the newest shared jobs. */
export const selectNewestPosts = (limit: number): RawBuilder<unknown> =>
  sql`select ${postColumns} from jobs where owner_id is null order by published_at desc, id desc limit ${limit}`
