/**
 * Jobs as selects that other features' SQL builds on: what a job says, row by row, without how it is shown.
 */
import { type RawBuilder, sql } from 'kysely'

const said = sql`id, search, source, category, type, level, skill_ids, budget_min, budget_max, applicants,
  location, client, published_at, published_known`

/** These jobs. */
export const postsById = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`select ${said} from jobs where id = any(${ids}::uuid[])`

/** The jobs posted from one time to another. */
export const postsBetween = (from: Date, to: Date): RawBuilder<unknown> =>
  sql`select ${said} from jobs where published_at >= ${from} and published_at <= ${to}`

/** The newest jobs. */
export const newestPosts = (limit: number): RawBuilder<unknown> =>
  sql`select ${said} from jobs order by published_at desc, id desc limit ${limit}`
