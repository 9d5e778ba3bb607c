/** The SQL of jobs as they are shown: rows by their ids, skills, choices. Finding the ids is in plans.ts. */
import type { Job, Skill } from '@gigbell/contract'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** What a list carries of a description, the … included. */
const LISTED_DESCRIPTION = 2_000

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

/** One job with its whole text. */
export async function jobOf(db: Db, id: string): Promise<Job | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select([...columns, 'description'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toJob(row)
}

/** Jobs in the order of their ids, with shortened descriptions; ids of jobs that are gone are left out. */
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

/** Known skills whose name contains `search` in any case, most used first. */
export async function skillsNamed(db: Db, search: string | undefined, limit: number): Promise<Skill[]> {
  let query = db.selectFrom('skills').select(['id', 'name'])
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

/** The categories and sources that jobs have. */
export async function choices(db: Db): Promise<{ categories: string[]; sources: string[] }> {
  const rows = await db.selectFrom('job_choices').select(['kind', 'name']).orderBy('name').execute()
  const named = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.name)
  return { categories: named('category'), sources: named('source') }
}
