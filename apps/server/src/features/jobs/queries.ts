/** The SQL of jobs as they are shown: rows by their ids, skills, choices. Finding the ids is in paging.ts. */
import type { Job, Skill } from '@gigbell/contract'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { DAY, HOUR } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { UserId } from '../../platform/ids.ts'

/** What a list carries of a description, the … included. */
const LISTED_DESCRIPTION = 2_000
/** Upwork's API terms let posts be kept for 24 hours; what is deleted every 15 minutes is never older than that. */
export const OWNED_KEPT = DAY - HOUR

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

type Row = Pick<Selectable<Tables['jobs']>, (typeof columns)[number] | 'description'>

/** One job with its whole text; what is somebody else's own is not there. */
export async function jobOf(db: Db, person: UserId, id: string): Promise<Job | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select([...columns, 'description'])
    .where('id', '=', id)
    .where((job) => job.or([job('owner_id', 'is', null), job('owner_id', '=', person)]))
    .executeTakeFirst()
  return row && toJob(row)
}

/**
 * Jobs in the order of their ids, with shortened descriptions; ids of jobs that are gone are left out. Whose
 * they are is not asked: the ids come from what was found for a person or rang for them.
 */
export async function jobsOf(db: Db, ids: string[]): Promise<Job[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('jobs')
    .select([...columns, sql<string>`left(description, ${LISTED_DESCRIPTION + 1})`.as('description')])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toJob({ ...row, description: shortened(row.description) })] : []
  })
}

function toJob(row: Row): Job {
  return {
    id: row.id,
    source: row.source,
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
  }
}

/** At most 2,000 units, never ending in half a character. */
function shortened(text: string): string {
  if (text.length <= LISTED_DESCRIPTION) return text
  return `${text.slice(0, LISTED_DESCRIPTION - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** The words of a tsquery expression as text; empty where stop words were all there was. */
export async function wordsOf(db: Db, expression: RawBuilder<string>): Promise<string> {
  const { rows } = await sql<{ words: string }>`select (${expression})::text as words`.execute(db)
  return rows[0]!.words
}

/** Known skills whose name contains `search` in any case, most used first. Those of one person's jobs alone aren't offered. */
export async function skillsNamed(db: Db, search: string | undefined, limit: number): Promise<Skill[]> {
  let query = db.selectFrom('skills').select(['id', 'name']).where('jobs', '>', 0)
  if (search) query = query.where(sql<boolean>`position(lower(${search}) in lower(name)) > 0`)
  return query.orderBy('jobs', 'desc').orderBy('name').limit(limit).execute()
}

/** The ids of skills by their keys. */
export async function skillIdsOf(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('skills')
    .select('id')
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  return rows.map((row) => row.id)
}

/** The skills of these keys, with the key of each. */
export async function skillsByKeys(db: Db, keys: readonly string[]): Promise<(Skill & { key: string })[]> {
  if (keys.length === 0) return []
  return db
    .selectFrom('skills')
    .select(['id', 'name', 'key'])
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
}

/** Of these skill ids those that exist. */
export async function knownSkillIds(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('skills')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return rows.map((row) => row.id)
}

/** The categories and sources that everybody's jobs and this person's own have. */
export async function choices(db: Db, person: UserId): Promise<{ categories: string[]; sources: string[] }> {
  const { rows } = await sql<{ kind: string; name: string }>`
    select kind, name from job_choices
    union select unnest(array['category', 'source']), unnest(array[category, source])
      from jobs where owner_id = ${person}
    order by name`.execute(db)
  const named = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.name)
  return { categories: named('category'), sources: named('source') }
}

/** The version and the position of everybody's jobs, and those of these people who have jobs of their own. */
export async function versionFor(
  db: Db,
  people: readonly UserId[],
): Promise<{ version: number; position: string; owners: string[] }> {
  const { rows } = await sql<{ version: number; position: string; owners: string[] }>`
    select version, arrivals::text as position, array(
      select person from unnest(${people}::uuid[]) as person
      where exists (select from jobs where owner_id = person)) as owners
    from job_totals`.execute(db)
  return rows[0]!
}

/** Whose own jobs a person's list contains, and its position: how far jobs had arrived when it was asked. */
export interface ListView {
  /** The person, where they have jobs of their own: these are among the others then. */
  owner?: UserId
  position: string
}

/** The view of one person. A list that is read after it has everything that arrived up to its position. */
export async function viewOf(db: Db, person: UserId): Promise<ListView> {
  const { rows } = await sql<{ shared: string; own: string | null }>`
    select arrivals::text as shared, (
      select count(*) || '.' || extract(epoch from max(arrived_at))
      from jobs where owner_id = ${person} having count(*) > 0) as own
    from job_totals`.execute(db)
  const { shared, own } = rows[0]!
  return own === null ? { position: shared } : { owner: person, position: `${shared}.${own}` }
}

/** Deletes the jobs that are one person's own. */
export async function removeOwnedJobs(db: Db, owner: UserId): Promise<void> {
  await db.deleteFrom('jobs').where('owner_id', '=', owner).execute()
}

/** Deletes everyone's own jobs that have had their day. To be called at least every 15 minutes. */
export async function tidyOwnedJobs(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - OWNED_KEPT)
  await db.deleteFrom('jobs').where('owner_id', 'is not', null).where('arrived_at', '<', before).execute()
}
