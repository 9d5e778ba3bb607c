/**
 * The SQL of jobs: the rows that are shown, and the selects that the SQL of other features builds on. Finding the
 * ids of a page is in paging.ts; skills are in skills.ts.
 */
import type { Job } from '@gigbell/contract'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { DAY, HOUR } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { UserId } from '../../platform/ids.ts'
import type { BriefedJob } from './brief/brief.ts'
import { readExcerpt } from './brief/excerpt.ts'
import { findFlags } from './brief/flags.ts'
import { selectHiddenJobs } from './mine/conditions.ts'

/** A list shows this many characters of a description, the … included. */
const MAX_LISTED_DESCRIPTION = 2_000
/** Upwork's API terms allow 24 hours. Deletion runs every 15 minutes, so no job exceeds them. */
export const OWNED_JOB_RETENTION = DAY - HOUR

const columns = [
  'id',
  'source',
  'category',
  'type',
  'level',
  'title',
  'published_at',
  'budget_min',
  'budget_max',
  'currency',
  'url',
  'location',
  'applicants',
  'client',
  'skill_ids',
  'skill_names',
] as const

const ofSource = sql`from job_sources where job_sources.source = jobs.source`
const sourceColumns = [
  sql<string | null>`(select name ${ofSource})`.as('source_name'),
  sql<string | null>`(select credit_url ${ofSource})`.as('credit_url'),
]

type Row = Pick<Selectable<Tables['jobs']>, (typeof columns)[number] | 'description'> & {
  source_name: string | null
  credit_url: string | null
}

/** Finds one job with its whole text. A job that belongs to another person is not found. */
export async function findJob(db: Db, person: UserId, id: string): Promise<Job | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select([...columns, ...sourceColumns, 'description'])
    .where('id', '=', id)
    .where((job) => job.or([job('owner_id', 'is', null), job('owner_id', '=', person)]))
    .executeTakeFirst()
  return row && toJob(row)
}

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

/**
 * Finds jobs by their ids, in the order of the ids and with shortened descriptions. Jobs that no longer exist are
 * left out. Does not check who owns a job: the ids come from a search or an inbox of the same person.
 */
export async function findJobsByIds(db: Db, ids: string[]): Promise<Job[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('jobs')
    .select([
      ...columns,
      ...sourceColumns,
      sql<string>`left(description, ${MAX_LISTED_DESCRIPTION + 1})`.as('description'),
    ])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toJob({ ...row, description: shorten(row.description) })] : []
  })
}

function toJob(row: Row): Job {
  const sourceName = row.source_name ?? row.source
  return {
    id: row.id,
    source: row.source,
    source_name: sourceName,
    credit: row.credit_url === null ? null : { name: sourceName, url: row.credit_url },
    category_id: row.category,
    type: row.type,
    level: row.level,
    title: row.title,
    description: row.description,
    ts_publish: row.published_at.toISOString(),
    budget_amount: row.budget_min ?? row.budget_max,
    budget_max: row.budget_max,
    currency: row.currency,
    url: row.url,
    location: row.location,
    applicants: row.applicants,
    client: row.client,
    skills: row.skill_ids.map((id, i) => ({ id, name: row.skill_names[i] ?? '' })),
    flags: findFlags(`${row.title}\n\n${readExcerpt(row.description)}`),
  }
}

/** Shortens a text to 2,000 UTF-16 units without splitting a character. */
function shorten(text: string): string {
  if (text.length <= MAX_LISTED_DESCRIPTION) return text
  return `${text.slice(0, MAX_LISTED_DESCRIPTION - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** Evaluates a tsquery expression to its text, which is empty when the expression has only stop words. */
export async function evaluateTsquery(db: Db, expression: RawBuilder<string>): Promise<string> {
  const { rows } = await sql<{ words: string }>`select (${expression})::text as words`.execute(db)
  return rows[0]!.words
}

/**
 * Finds the version and the position of the shared jobs, which of these people have a list of their own (because of
 * jobs of their own or hidden ones), and which of them have marks or letters.
 */
export async function findListVersion(
  db: Db,
  people: readonly UserId[],
): Promise<{ version: number; position: string; others: string[]; active: string[] }> {
  const { rows } = await sql<{ version: number; position: string; others: string[]; active: string[] }>`
    select version, arrivals::text as position, array(
      select person from unnest(${people}::uuid[]) as person
      where exists (select from jobs where owner_id = person)
        or exists (select from job_marks where user_id = person and hidden_at is not null)) as others, array(
      select person from unnest(${people}::uuid[]) as person
      where exists (select from job_marks where user_id = person)
        or has_letters(person)) as active
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
  const { rows } = await sql<{ shared: string; own: string | null; hides: boolean }>`
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

/** Deletes people's own jobs after their retention time. Must run at least every 15 minutes. */
export async function deleteExpiredOwnedJobs(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - OWNED_JOB_RETENTION)
  await db.deleteFrom('jobs').where('owner_id', 'is not', null).where('arrived_at', '<', before).execute()
}

/** The columns that describe a job, without its texts. */
const postColumns = sql`id, owner_id, search, source, category, type, level, skill_ids, budget_min, budget_max, applicants,
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
