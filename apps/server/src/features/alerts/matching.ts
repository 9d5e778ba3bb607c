/**
 * Which alerts a job rings, and which jobs an alert would have rung for: the same conditions from both
 * sides. A select, so that what rings is written in one statement (notifications). Which keys anchor an
 * alert is in anchors.ts; the figures behind the way this is done are in docs/decisions/0008-matching.md.
 */
import { type RawBuilder, sql } from 'kysely'
import { DAY } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { hasCurrentPlan } from '../billing/index.ts'
import { postsBetween, postsById } from '../jobs/index.ts'
import type { Match } from '../notifications/index.ts'
import type { AlertRow } from './queries.ts'

/** Older posts are no news: a source read for the first time would ring for weeks of them. */
const NEWS = 2 * DAY
/** How far back a preview looks. */
const PREVIEWED = 7 * DAY

/**
 * A select of what newly arrived jobs ring: one row an alert and job. Alerts that are off have no anchors;
 * those of people without a current plan rest. A job that is one person's own rings that person's alerts alone,
 * which are few: they are all looked at.
 */
export function matchesOf(jobIds: readonly string[], now: Date): RawBuilder<Match> {
  const since = new Date(now.getTime() - NEWS)
  // `search ||` unpacks the words once; as stored they would be unpacked again for each alert looked at.
  return sql<Match>`
    with posts as materialized (
      select *, search || ''::tsvector as words, post_keys(search, skill_ids, category) as keys,
        post_countries(client ->> 'country', location) as countries
      from (${postsById(jobIds)}) as arrived
      where not published_known or published_at >= ${since}
    )
    select ${rung}
    from posts as p
    cross join lateral (
      select distinct anchor.alert, anchor.words is not null as checked from alert_anchors as anchor
      where anchor.key = any(p.keys) and (anchor.words is null or anchor.words @@ p.words)
    ) as found
    join alerts as a on a.number = found.alert
    where p.owner_id is null and (found.checked or a.words is null or a.words @@ p.words)
      and (not a.narrowed or (${filtersHold(sql`p.countries`)}))
      and ${hasCurrentPlan(sql`a.user_id`, now)}
    union all
    select ${rung}
    from posts as p
    join alerts as a on a.user_id = p.owner_id and a.enabled
    where (a.words is null or a.words @@ p.words) and (not a.narrowed or (${filtersHold(sql`p.countries`)}))
      and ${hasCurrentPlan(sql`a.user_id`, now)}`
}

const rung = sql`a.user_id, p.id as job_id, a.id as alert_id, a.name as alert_name, a.query, a.skills as skill_ids,
  a.channels, a.delivery`

/** What of an alert decides about jobs. */
export type Conditions = Pick<
  AlertRow,
  | 'words'
  | 'type'
  | 'level'
  | 'category'
  | 'skills'
  | 'countries'
  | 'countries_out'
  | 'sources'
  | 'skills_match'
  | 'budget_min'
  | 'budget_max'
  | 'applicants_max'
  | 'client_verified'
>

/** How many jobs of the last 7 days an alert fits, by their posts' own times, and the newest `sample` of them. */
export async function previewOf(
  db: Db,
  alert: Conditions,
  person: UserId,
  now: Date,
  sample: number,
): Promise<{ matches: number; newest: string[] }> {
  const since = new Date(now.getTime() - PREVIEWED)
  const words = alert.words === null ? sql`true` : sql`p.search @@ ${alert.words}::tsquery`
  const { rows } = await sql<{ matches: number; newest: string[] }>`
    with found as materialized (
      select p.id, p.published_at
      from (${postsBetween(since, now, person)}) as p
      cross join (select ${alert.type}::text as type, ${alert.level}::text[] as level,
        ${alert.category}::text[] as category, ${alert.skills}::uuid[] as skills,
        country_keys(${alert.countries}::text[]) as country_keys,
        country_keys(${alert.countries_out}::text[]) as country_out_keys, ${alert.sources}::text[] as sources,
        ${alert.skills_match}::text as skills_match, ${alert.budget_min}::numeric as budget_min,
        ${alert.budget_max}::numeric as budget_max, ${alert.applicants_max}::integer as applicants_max,
        ${alert.client_verified}::boolean as client_verified) as a
      where ${words} and ${filtersHold(sql`post_countries(p.client ->> 'country', p.location)`)}
    )
    select (select count(*) from found) as matches,
      array(select id from found order by published_at desc, id desc limit ${sample}) as newest`.execute(db)
  return rows[0]!
}

/**
 * Whether a post `p` passes the filters of an alert `a`. What the post doesn't state passes, but for skills,
 * category and a verified client. A post that states one sum has a budget from it to it.
 */
function filtersHold(countries: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(a.type is null or p.type is null or p.type = a.type)
    and (cardinality(a.level) = 0 or p.level is null or p.level = any(a.level))
    and (cardinality(a.category) = 0 or p.category = any(a.category))
    and (cardinality(a.sources) = 0 or p.source = any(a.sources))
    and (cardinality(a.skills) = 0
      or case a.skills_match when 'all' then p.skill_ids @> a.skills else p.skill_ids && a.skills end)
    and (a.budget_min is null or (coalesce(p.budget_max, p.budget_min) >= a.budget_min) is not false)
    and (a.budget_max is null or (coalesce(p.budget_min, p.budget_max) <= a.budget_max) is not false)
    and (a.applicants_max is null or p.applicants is null or p.applicants <= a.applicants_max)
    and (not a.client_verified or (p.client -> 'verified') = 'true'::jsonb)
    and (cardinality(a.country_keys) = 0 or cardinality(${countries}) = 0 or ${countries} && a.country_keys)
    and (cardinality(a.country_out_keys) = 0 or not ${countries} && a.country_out_keys)`
}
