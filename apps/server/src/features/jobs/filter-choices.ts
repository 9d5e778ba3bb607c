/** The choices that filters offer: the categories and sources that jobs have, and the check of chosen ones. */
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { findExistingSkillIds } from './skills.ts'

/** The choices of the filters, with the readable name of each source. */
interface FilterChoices {
  categories: string[]
  sources: string[]
  source_names: Record<string, string>
}

/** Finds the readable names of all sources that jobs came from. */
export async function findSourceNames(db: Db): Promise<Map<string, string>> {
  const sources = await db.selectFrom('job_sources').select(['source', 'name']).execute()
  return new Map(sources.map(({ source, name }) => [source, name]))
}

/** Finds the categories and sources of the shared jobs and of this person's own. */
export async function findFilterChoices(db: Db, person: UserId): Promise<FilterChoices> {
  const { rows } = await sql<{ kind: string; name: string; label: string }>`
    select kind, choice.name, coalesce(job_sources.name, choice.name) as label
    from (
      select kind, name from job_choices
      union select unnest(array['category', 'source']), unnest(array[category, source])
        from jobs where owner_id = ${person}
    ) as choice left join job_sources on kind = 'source' and source = choice.name
    order by choice.name`.execute(db)
  const sources = rows.filter((row) => row.kind === 'source')
  return {
    categories: rows.filter((row) => row.kind === 'category').map((row) => row.name),
    sources: sources.map((row) => row.name),
    source_names: Object.fromEntries(sources.map((row) => [row.name, row.label])),
  }
}

/** Finds the categories of the shared jobs. */
export async function findCategories(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('job_choices')
    .select('name')
    .where('kind', '=', 'category')
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** What a search or an alert chooses, under the names of its fields in the API. */
interface Chosen {
  category?: readonly string[] | undefined
  source?: readonly string[] | undefined
  sources?: readonly string[] | undefined
  skills?: readonly string[] | undefined
}

/**
 * Refuses categories, sources and skills that do not exist.
 * @throws Refusal validation_failed, with a message for each field
 */
export async function refuseUnknownChoices(
  db: Db,
  person: UserId,
  { category = [], source = [], sources = [], skills = [] }: Chosen,
): Promise<void> {
  const fields: Record<string, string> = {}
  if (category.length + source.length + sources.length > 0) {
    const known = await findFilterChoices(db, person)
    const isUnknownSource = (name: string) => !known.sources.includes(name)
    const unknown = {
      category: category.find((name) => !known.categories.includes(name)),
      source: source.find(isUnknownSource),
      sources: sources.find(isUnknownSource),
    }
    for (const [field, name] of Object.entries(unknown))
      if (name !== undefined)
        fields[field] = `There is no ${field === 'category' ? 'category' : 'source'} “${name}”.`
  }
  if (skills.length > 0) {
    const known = await findExistingSkillIds(db, skills)
    const unknown = skills.find((id) => !known.includes(id.toLowerCase()))
    if (unknown !== undefined) fields.skills = `There is no skill with the id ${unknown}.`
  }
  const first = Object.values(fields)[0]
  if (first !== undefined) throw new Refusal('validation_failed', first, { fields })
}
