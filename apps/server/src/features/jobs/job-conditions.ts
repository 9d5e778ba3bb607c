/** The conditions of a list of jobs in SQL, as parts of the statements in paging.ts and best-match.ts. */
import { type RawBuilder, sql } from 'kysely'
import type { UserId } from '../../platform/ids.ts'
import { type PersonalConditions, personalCondition } from './mine/conditions.ts'

/** The conditions of a search, already validated. An absent condition does not restrict the result. */
export interface JobConditions {
  /** A person who has jobs of their own, which are found among the shared jobs. */
  owner?: UserId
  /** The marks that restrict the list; absent for a person who has hidden nothing. */
  personal?: PersonalConditions
  /** Jobs that are left out; the totals of lists do not count them. */
  except?: readonly string[]
  /** A tsquery, in text. */
  words?: string
  types?: string[]
  levels?: string[]
  categories?: string[]
  sources?: string[]
  skills?: string[]
  budgetMin?: number
  budgetMax?: number
  since?: Date
}

/** A condition over the columns of `jobs`. */
export type Condition = RawBuilder<boolean>

/** The jobs that everybody sees. The indexes that the list uses contain only these. */
export const SHARED_JOBS = sql<boolean>`owner_id is null`
/** The order of lists. */
export const NEWEST_FIRST = sql`order by published_at desc, id desc`

/** The conditions of the parts that a list is made of: the shared jobs, and the person's own. */
export function visibleTo({ owner, personal, except }: JobConditions): Condition[] {
  const parts = owner === undefined ? [SHARED_JOBS] : [SHARED_JOBS, sql<boolean>`owner_id = ${owner}`]
  const more = [
    ...(personal ? [personalCondition(personal)] : []),
    ...(except ? [sql<boolean>`jobs.id <> all(${except}::uuid[])`] : []),
  ]
  return parts.map((part) => allOf([part, ...more]))
}

/** The newest rows as a subquery. Its limit keeps the planner from moving the filter into it. */
export function newestRows(visibility: Condition[], indexed: Condition[], rows: number): RawBuilder<unknown> {
  const parts = visibility.map(
    (visible) =>
      sql`(select * from jobs where ${allOf([visible, ...indexed])} ${NEWEST_FIRST} limit ${rows})`,
  )
  if (parts.length === 1) return parts[0]!
  return sql`(select * from (${sql.join(parts, sql` union all `)}) as newest ${NEWEST_FIRST} limit ${rows})`
}

/** The conditions that an index in date order covers: one category or one source, and the time. */
export function indexedConditions({ categories, sources, since }: JobConditions): Condition[] {
  const indexed: Condition[] = []
  if (categories?.length === 1) indexed.push(sql`category = ${categories[0]}`)
  else if (sources?.length === 1) indexed.push(sql`source = ${sources[0]}`)
  if (since) indexed.push(sql`published_at >= ${since}`)
  return indexed
}

/** The conditions that are checked row by row. */
export function rowConditions(search: JobConditions): Condition[] {
  const { words, types, levels, categories, sources, skills, budgetMin, budgetMax } = search
  const rest: Condition[] = []
  if (words !== undefined) rest.push(sql`search @@ ${words}::tsquery`)
  if (skills) rest.push(sql`skill_ids && ${skills}::uuid[]`)
  if (types) rest.push(sql`type = any(${types}::text[])`)
  if (levels) rest.push(sql`level = any(${levels}::text[])`)
  if (categories && categories.length > 1) rest.push(sql`category = any(${categories}::text[])`)
  if (sources && (sources.length > 1 || categories?.length === 1))
    rest.push(sql`source = any(${sources}::text[])`)
  // Budgets match when the ranges overlap. A post that states one amount has a range of one; one that states none matches.
  if (budgetMin !== undefined)
    rest.push(sql`(coalesce(budget_max, budget_min) >= ${budgetMin}::numeric) is not false`)
  if (budgetMax !== undefined)
    rest.push(sql`(coalesce(budget_min, budget_max) <= ${budgetMax}::numeric) is not false`)
  return rest
}

/** Joins conditions that must all be met. */
export const allOf = (conditions: Condition[]) =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`
