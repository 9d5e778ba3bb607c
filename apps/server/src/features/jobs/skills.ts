/** Skills that jobs name: when two spellings are one skill, and the SQL that finds skills. */
import type { Skill } from '@gigbell/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/**
 * Folds the name of a skill so that its spellings are equal: "Node.js", "NodeJS" and "Node JS" become nodejs.
 * C, C++ and C# stay different.
 */
export function skillKey(name: string): string {
  return name.toLowerCase().replace(/[\s._/-]/g, '')
}

/** Searches skills whose name contains `search` in any case, most used first. Skills without shared jobs are left out. */
export async function searchSkills(db: Db, search: string | undefined, limit: number): Promise<Skill[]> {
  let query = db.selectFrom('skills').select(['id', 'name']).where('jobs', '>', 0)
  if (search) query = query.where(sql<boolean>`position(lower(${search}) in lower(name)) > 0`)
  return query.orderBy('jobs', 'desc').orderBy('name').limit(limit).execute()
}

/** Finds the skills with these keys, with the key of each and the number of shared jobs that name it. */
export async function findSkillsByKeys(
  db: Db,
  keys: readonly string[],
): Promise<(Skill & { key: string; jobs: number })[]> {
  if (keys.length === 0) return []
  return db
    .selectFrom('skills')
    .select(['id', 'name', 'key', 'jobs'])
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
}

/** Returns those of these skill ids that exist. */
export async function findExistingSkillIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('skills')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return rows.map((row) => row.id)
}
