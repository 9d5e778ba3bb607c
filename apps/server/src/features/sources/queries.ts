/**
 * The SQL of ingesting posts. Every statement works on a whole batch, so a batch of 200 posts costs the same dozen
 * statements as one post. The record of polls is in poll-records.ts.
 */
import type { Client, JobLevel, JobType, Repost } from '@gigbell/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import type { KnownSkill } from '../jobs/index.ts'
import type { JobDraft } from './mapping.ts'
import { describeSource } from './source-list.ts'

/** The columns of a job that come from its post. */
export interface JobRow {
  id: string
  owner_id: string | null
  added_by_owner: boolean
  source: string
  url: string | null
  title: string
  description: string
  hidden_text: string
  category: string
  type: JobType | null
  level: JobLevel | null
  budget_min: number | null
  budget_max: number | null
  currency: string | null
  location: string | null
  applicants: number | null
  client: Client | null
  skill_ids: string[]
  skill_names: string[]
  published_at: Date
  published_known: boolean
  fingerprint: Buffer
}

/** A job that is inserted, and the earlier post that it repeats. */
export interface NewJobRow extends JobRow {
  repost: Repost | null
}

/** A recent job with the fingerprint of a new post, and the sources it came from. */
export interface CopyCandidate {
  id: string
  fingerprint: Buffer
  published_at: Date
  published_known: boolean
  sources: string[]
}

/** An arbitrary number that identifies the lock. */
const INGESTION_LOCK = 4_918_275

/** Locks ingestion for other processes until the end of the transaction. */
export async function lockIngestion(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${INGESTION_LOCK})`.execute(tx)
}

/** The source that identifies posts added by their owner, whatever name of the site is given: a new name makes no new job. */
const ADDED = 'added by its owner'

/** The source that identifies a post, together with the id of the post there. */
export const originSource = ({ added, source }: JobDraft) => (added ? ADDED : source)

/** The key of a source's post. */
export const originKey = (source: string, sourceId: string) => JSON.stringify([source, sourceId])

/** Finds the jobs of those drafts that were ingested before. */
export async function findStoredPosts(tx: Tx, drafts: JobDraft[]): Promise<(JobRow & { origin: string })[]> {
  const { rows } = await sql<JobRow & { origin_source: string; origin_id: string }>`
    select o.source as origin_source, o.source_id as origin_id, j.id, j.owner_id, j.added_by_owner, j.source, j.url, j.title, j.description, j.hidden_text,
      j.category, j.type, j.level, j.budget_min, j.budget_max, j.currency, j.location, j.applicants, j.client,
      j.skill_ids, j.skill_names, j.published_at, j.published_known, j.fingerprint
    from unnest(${drafts.map(originSource)}::text[], ${drafts.map((one) => one.sourceId)}::text[])
      as given (source, source_id)
    join job_origins o on o.source = given.source and o.source_id = given.source_id
    join jobs j on j.id = o.job_id`.execute(tx)
  return rows.map(({ origin_source, origin_id, ...row }) => ({
    ...row,
    origin: originKey(origin_source, origin_id),
  }))
}

/** Finds which of these ids of a source's posts are stored. */
export async function findStoredIds(tx: Tx, source: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('job_origins')
    .select('source_id')
    .where('source', '=', source)
    .where('source_id', '=', sql<string>`any(${ids})`)
    .execute()
  return new Set(rows.map((row) => row.source_id))
}

/** Finds the jobs that arrived after `since` and have the fingerprint of one of the drafts, newest first. */
export async function findRecentCopies(tx: Tx, drafts: JobDraft[], since: Date): Promise<CopyCandidate[]> {
  if (drafts.length === 0) return []
  const { rows } = await sql<CopyCandidate>`
    select j.id, j.fingerprint, j.published_at, j.published_known,
      array(select o.source from job_origins o where o.job_id = j.id) as sources
    from jobs j
    where j.fingerprint = any(${drafts.map((one) => one.fingerprint)}::bytea[]) and j.arrived_at > ${since}
    order by j.arrived_at desc, j.id`.execute(tx)
  return rows
}

/** Finds the skills with these keys, and creates those that are new. */
export async function findOrCreateSkills(
  tx: Tx,
  skillNames: ReadonlyMap<string, string>,
): Promise<KnownSkill[]> {
  if (skillNames.size === 0) return []
  const keys = [...skillNames.keys()]
  await sql`
    insert into skills (key, name)
    select key, name from unnest(${keys}::text[], ${[...skillNames.values()]}::text[]) as given (key, name)
    where not exists (select from skills where skills.key = given.key)`.execute(tx)
  return tx
    .selectFrom('skills')
    .select(['id', 'name', 'key'])
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
}

/** Finds the most used skills, which texts are searched for. */
export async function findMostUsedSkills(tx: Tx): Promise<KnownSkill[]> {
  return tx
    .selectFrom('skills')
    .select(['id', 'name', 'key'])
    .orderBy('jobs', 'desc')
    .orderBy('name')
    .limit(20_000)
    .execute()
}

const recordColumns = sql`(id uuid, owner_id uuid, added_by_owner boolean, source text, url text, title text, description text, hidden_text text, category text, type text, level text,
  budget_min numeric, budget_max numeric, currency text, location text, applicants integer, client jsonb,
  skill_ids jsonb, skill_names jsonb, published_at timestamptz, published_known boolean, fingerprint text, repost jsonb)`
const toJson = (jobs: JobRow[]) =>
  JSON.stringify(jobs.map((job) => ({ ...job, fingerprint: job.fingerprint.toString('hex') })))
const skillIds = sql`array(select value::uuid from jsonb_array_elements_text(post.skill_ids) with ordinality order by ordinality)`
const names = sql`array(select value from jsonb_array_elements_text(post.skill_names) with ordinality order by ordinality)`

/** Inserts new jobs. */
export async function insertJobs(tx: Tx, jobs: NewJobRow[], now: Date): Promise<void> {
  if (jobs.length === 0) return
  await sql`
    insert into jobs (id, owner_id, added_by_owner, source, url, title, description, hidden_text, category, type, level, budget_min, budget_max, currency,
      location, applicants, client, skill_ids, skill_names, published_at, published_known, fingerprint, repost, arrived_at, updated_at)
    select id, owner_id, added_by_owner, source, url, title, description, hidden_text, category, type, level, budget_min, budget_max, currency,
      location, applicants, client, ${skillIds}, ${names}, published_at, published_known,
      decode(fingerprint, 'hex'), nullif(repost, 'null'), ${now}, ${now}
    from jsonb_to_recordset(${toJson(jobs)}::jsonb) as post ${recordColumns}`.execute(tx)
}

/** Updates known jobs. */
export async function updateJobs(tx: Tx, jobs: JobRow[], now: Date): Promise<void> {
  if (jobs.length === 0) return
  await sql`
    update jobs set source = post.source, url = post.url, title = post.title, description = post.description,
      hidden_text = post.hidden_text, category = post.category,
      type = post.type, level = post.level, budget_min = post.budget_min, budget_max = post.budget_max,
      currency = post.currency, location = post.location, applicants = post.applicants,
      client = post.client,
      skill_ids = ${skillIds}, skill_names = ${names},
      published_at = post.published_at, published_known = post.published_known,
      fingerprint = decode(post.fingerprint, 'hex'), updated_at = ${now}
    from jsonb_to_recordset(${toJson(jobs)}::jsonb) as post ${recordColumns}
    where jobs.id = post.id`.execute(tx)
}

/** Inserts the origins of jobs: the sources' posts that became them. */
export async function insertOrigins(tx: Tx, origins: (JobDraft & { jobId: string })[]): Promise<void> {
  if (origins.length === 0) return
  await tx
    .insertInto('job_origins')
    .columns(['source', 'source_id', 'job_id', 'url'])
    .expression(
      sql`select * from unnest(${origins.map(originSource)}::text[], ${origins.map((one) => one.sourceId)}::text[],
        ${origins.map((one) => one.jobId)}::uuid[], ${origins.map((one) => one.url)}::text[])`,
    )
    .execute()
}

/** Updates the number of jobs of skills: up for each gained id, down for each lost one. */
export async function updateSkillCounts(tx: Tx, gained: string[], lost: string[]): Promise<void> {
  if (gained.length + lost.length === 0) return
  await sql`
    update skills set jobs = skills.jobs + change.jobs
    from (
      select id, sum(jobs)::integer as jobs from (
        select unnest(${gained}::uuid[]) as id, 1 as jobs
        union all select unnest(${lost}::uuid[]), -1
      ) as each group by id having sum(jobs) <> 0
    ) as change
    where skills.id = change.id`.execute(tx)
}

/** Saves how the sources of jobs are described, where that has changed. */
export async function saveSourceDescriptions(tx: Tx, jobs: JobRow[]): Promise<void> {
  if (jobs.length === 0) return
  const names = [...new Set(jobs.map((job) => job.source))]
  const descriptions = names.map(describeSource)
  await sql`
    insert into job_sources as stored (source, name, credit_url)
    select * from unnest(${names}::text[], ${descriptions.map((one) => one.name)}::text[],
      ${descriptions.map((one) => one.creditUrl)}::text[])
    on conflict (source) do update set name = excluded.name, credit_url = excluded.credit_url
    where (stored.name, stored.credit_url) is distinct from (excluded.name, excluded.credit_url)`.execute(tx)
}

/** Adds the categories and sources of jobs to the choices that filters offer. */
export async function insertFilterChoices(tx: Tx, jobs: JobRow[]): Promise<void> {
  if (jobs.length === 0) return
  const categories = new Set(jobs.map((job) => job.category))
  const sources = new Set(jobs.map((job) => job.source))
  const kinds = [...[...categories].map(() => 'category'), ...[...sources].map(() => 'source')]
  await sql`
    insert into job_choices (kind, name)
    select * from unnest(${kinds}::text[], ${[...categories, ...sources]}::text[])
    on conflict do nothing`.execute(tx)
}
