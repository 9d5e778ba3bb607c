/**
 * Reads jobs as they are shown, and what of their posts is compared with profiles. Both are kept in memory by the version
 * of the job's row. Reading red flags and comparisons from the texts of a page of 50 takes 5 ms, reading and parsing its
 * rows 1.5 ms, and reading their versions 0.2 ms.
 */
import type { Flag, Job } from '@gigbell/contract'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { UserId } from '../../platform/ids.ts'
import { createRecentCache } from '../../platform/recent-cache.ts'
import { readExcerpt } from './brief/excerpt.ts'
import { findFlags } from './brief/flags.ts'
import { LANGUAGE_SAMPLE, type ReadPost, readPost } from './fit/read-post.ts'

/**
 * How many characters of a description are read, the … included. A card of a list shows two lines. An entry of the inbox
 * shows the lines around the first matched word (matched-excerpt.ts), which is looked for in more of them.
 */
export const descriptionLengths = { card: 400, entry: 2_000 } as const
export type Shown = keyof typeof descriptionLengths

/** How many posts are kept; one has about 1 kB. */
const MAX_READ_POSTS = 10_000
/** How many jobs of lists are kept; one has about 5 kB, with its JSON (encode-page.ts). */
const MAX_LISTED_JOBS = 2_000

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
  'repost',
] as const

const ofSource = sql`from job_sources where job_sources.source = jobs.source`
const sourceColumns = [
  sql<string | null>`(select name ${ofSource})`.as('source_name'),
  sql<string | null>`(select credit_url ${ofSource})`.as('credit_url'),
]

/** The version of a row: every change of the job replaces it. */
const rowVersion = sql<string>`jobs.xmin::text`.as('version')

/** The version of the row with the name of the job's source. */
const sourceVersion = sql<string | null>`(select job_sources.xmin::text ${ofSource})`.as('source_version')

type Row = Pick<Selectable<Tables['jobs']>, (typeof columns)[number] | 'description'> & {
  source_name: string | null
  credit_url: string | null
}

/** A stored version of a job. */
interface JobVersion {
  id: string
  version: string
}

/** A job as it is shown, and what of its post is compared with profiles. Several calls share one: it is never changed. */
export interface ShownJob {
  readonly job: Readonly<Job>
  readonly post: ReadPost
}

const knownFlags = createRecentCache<string, Flag[]>(MAX_READ_POSTS)
const knownPosts = createRecentCache<string, ReadPost>(MAX_READ_POSTS)
const listedJobs = createRecentCache<string, ShownJob>(MAX_LISTED_JOBS)
const keyOf = ({ id, version }: JobVersion) => `${id} ${version}`
const listedKey = (job: JobVersion & { source_version: string | null }) =>
  `${keyOf(job)} ${job.source_version}`

/** Finds one job with its whole text. A job that belongs to another person is not found. */
export async function findJob(db: Db, person: UserId, id: string): Promise<ShownJob | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select([...columns, ...sourceColumns, rowVersion, 'description'])
    .where('id', '=', id)
    .where((job) => job.or([job('owner_id', 'is', null), job('owner_id', '=', person)]))
    .executeTakeFirst()
  return row && toShown(row, row.description)
}

/**
 * Finds jobs by their ids, in the order of the ids and with shortened descriptions. Jobs that no longer exist are
 * left out. Does not check who owns a job: the ids come from a search or an inbox of the same person.
 */
export async function findJobsByIds(
  db: Db,
  ids: readonly string[],
  shownIn: Shown = 'card',
): Promise<ShownJob[]> {
  const found = shownIn === 'card' ? await findListed(db, ids) : await findEntries(db, ids)
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Finds the jobs of a list. Only those that were not read before are read; the others are compared by their versions. */
async function findListed(db: Db, ids: readonly string[]): Promise<Map<string, ShownJob>> {
  if (ids.length === 0) return new Map()
  const versions = await db
    .selectFrom('jobs')
    .modifyFront(prepared)
    .select(['id', rowVersion, sourceVersion])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const known = new Map(versions.map((job) => [job.id, listedJobs.get(listedKey(job))]))
  const unread = versions.filter(({ id }) => !known.get(id)).map(({ id }) => id)
  const rows =
    unread.length === 0
      ? []
      : await db
          .selectFrom('jobs')
          .select([...columns, ...sourceColumns, rowVersion, sourceVersion, 'description'])
          .where('id', '=', sql<string>`any(${unread}::uuid[])`)
          .execute()
  for (const row of rows) {
    const shown = toShown(
      { ...row, description: shorten(row.description, descriptionLengths.card) },
      row.description,
    )
    listedJobs.set(listedKey(row), shown)
    known.set(row.id, shown)
  }
  return new Map([...known].flatMap(([id, shown]) => (shown ? [[id, shown] as const] : [])))
}

/** Finds the jobs of entries of the inbox. */
async function findEntries(db: Db, ids: readonly string[]): Promise<Map<string, ShownJob>> {
  if (ids.length === 0) return new Map()
  const length = descriptionLengths.entry
  const rows = await db
    .selectFrom('jobs')
    .select([
      ...columns,
      ...sourceColumns,
      rowVersion,
      sql<string>`left(description, ${length + 1})`.as('description'),
    ])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const unread = rows.filter((row) => !knownFlags.get(keyOf(row)) || !knownPosts.get(keyOf(row)))
  const texts = await findTexts(
    db,
    unread.map(({ id }) => id),
  )
  return new Map(
    rows.map((row) => [
      row.id,
      toShown({ ...row, description: shorten(row.description, length) }, texts.get(row.id)),
    ]),
  )
}

/** Finds what of these posts is compared with profiles. Jobs that no longer exist are left out. */
export async function findPosts(db: Db, ids: readonly string[]): Promise<Map<string, ReadPost>> {
  const versions = await db
    .selectFrom('jobs')
    .modifyFront(prepared)
    .select(['id', rowVersion])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const unread = versions.filter((job) => !knownPosts.get(keyOf(job))).map(({ id }) => id)
  const rows =
    unread.length === 0
      ? []
      : await db
          .selectFrom('jobs')
          .select([
            ...columns,
            rowVersion,
            sql<string>`left(description, ${LANGUAGE_SAMPLE})`.as('description'),
          ])
          .where('id', '=', sql<string>`any(${unread}::uuid[])`)
          .execute()
  const fresh = rows.map((row) => [row.id, rememberPost(row, toJob({ ...row, ...noSource }, []))] as const)
  const known = versions.flatMap((job) => {
    const post = knownPosts.get(keyOf(job))
    return post ? [[job.id, post] as const] : []
  })
  return new Map([...known, ...fresh])
}

const noSource = { source_name: null, credit_url: null }

async function findTexts(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'description'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, description }) => [id, description]))
}

/** Puts a row into the form that is shown. The whole text is needed only for a post that was not read before. */
function toShown(row: Row & JobVersion, text: string = row.description): ShownJob {
  const key = keyOf(row)
  const flags = knownFlags.get(key) ?? findFlags(`${row.title}\n\n${readExcerpt(text)}`)
  knownFlags.set(key, flags)
  const job = toJob(row, flags)
  return { job, post: knownPosts.get(key) ?? rememberPost(row, { ...job, description: text }) }
}

function rememberPost(version: JobVersion, job: Job): ReadPost {
  const post = readPost(job)
  knownPosts.set(keyOf(version), post)
  return post
}

function toJob(row: Row, flags: Flag[]): Job {
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
    flags,
    ...(row.repost ? { repost: row.repost } : {}),
  }
}

/** Shortens a text to this many UTF-16 units without splitting a character. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
