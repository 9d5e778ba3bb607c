/**
 * Jobs as selects that other features' SQL builds on: what a job says, row by row, without how it is shown.
 */
import { type RawBuilder, sql } from 'kysely'
import type { UserId } from '../../platform/ids.ts'

const said = sql`id, owner_id, search, source, category, type, level, skill_ids, budget_min, budget_max, applicants,
  location, client, published_at, published_known`

/** These jobs. */
export const postsById = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`select ${said} from jobs where id = any(${ids}::uuid[])`

/** The jobs posted from one time to another: everybody's and this person's own. */
export const postsBetween = (from: Date, to: Date, person: UserId): RawBuilder<unknown> => {
  const posted = sql`published_at >= ${from} and published_at <= ${to}`
  return sql`select ${said} from jobs where owner_id is null and ${posted}
    union all select ${said} from jobs where owner_id = ${person} and ${posted}`
}

/** The newest jobs of everybody. */
export const newestPosts = (limit: number): RawBuilder<unknown> =>
  sql`select ${said} from jobs where owner_id is null order by published_at desc, id desc limit ${limit}`
