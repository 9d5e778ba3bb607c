/**
 * Matches jobs and alerts: which alerts a new job matches, and which recent jobs an alert would have matched,
 * by the same conditions. The former is a select, not a list, so that the notifications it leads to are written
 * by one statement. Anchors are explained in anchors.ts; the figures behind the design are in
 * docs/decisions/0008-matching.md.
 */
import { type RawBuilder, sql } from 'kysely'
import { DAY } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { hasCurrentPlan } from '../billing/index.ts'
import { selectPostsBetween, selectPostsById } from '../jobs/index.ts'
import type { Match } from '../notifications/index.ts'
import type { AlertRow } from './queries.ts'

/** Older posts cause no notification: the first poll of a source can bring posts of many weeks. */
const MAX_POST_AGE = 2 * DAY
/** The period that a preview covers. */
const PREVIEW_PERIOD = 7 * DAY

/**
 * A select of the alerts that new jobs match: one row for each alert and job. Disabled alerts have no anchors,
 * and snoozed alerts and those of people without a current plan match nothing. A job owned by one person matches only that
 * person's alerts; these are few, so all of them are checked without the index.
 */
export function selectMatches(jobIds: readonly string[], now: Date): RawBuilder<Match> {
  const since = new Date(now.getTime() - MAX_POST_AGE)
  // The concatenation decompresses the lexemes once. As stored, they would be decompressed for each alert.
  return sql<Match>`
    with posts as materialized (
      select *, search || ''::tsvector as words, post_keys(search, skill_ids, category) as keys,
        post_countries(client ->> 'country', location) as countries
      from (${selectPostsById(jobIds)}) as arrived
      where not published_known or published_at >= ${since}
    )
    select ${matchColumns}
    from posts as p
    cross join lateral (
      select distinct anchor.alert, anchor.words is not null as checked from alert_anchors as anchor
      where anchor.key = any(p.keys) and (anchor.words is null or anchor.words @@ p.words)
    ) as candidate
    join alerts as a on a.number = candidate.alert
    where p.owner_id is null and (candidate.checked or a.words is null or a.words @@ p.words)
      and (not a.narrowed or (${passesFilters(sql`p.countries`)})) and ${isAwake(now)}
      and ${hasCurrentPlan(sql`a.user_id`, now)}
    union all
    select ${matchColumns}
    from posts as p
    join alerts as a on a.user_id = p.owner_id and a.enabled
    where (a.words is null or a.words @@ p.words) and (not a.narrowed or (${passesFilters(sql`p.countries`)}))
      and ${isAwake(now)}
      and ${hasCurrentPlan(sql`a.user_id`, now)}`
}

/** The condition that an alert `a` is not snoozed. */
const isAwake = (now: Date) => sql`(a.snoozed_until is null or a.snoozed_until <= ${now})`

const matchColumns = sql`a.user_id, p.id as job_id, a.id as alert_id, a.name as alert_name, a.query, a.skills as skill_ids,
  a.channels, a.delivery`

/** The conditions of an alert that decide which jobs match. */
export type AlertConditions = Pick<
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

/** Which jobs a preview is about: those of a period until now, of the last 7 days by default, or only these. */
interface PreviewScope {
  period?: number
  among?: readonly string[]
}

/** Counts the recent jobs that match an alert, and returns the newest `sample` of them. */
export async function findRecentMatches(
  db: Db,
  alert: AlertConditions,
  person: UserId,
  now: Date,
  sample: number,
  { period = PREVIEW_PERIOD, among }: PreviewScope = {},
): Promise<{ matches: number; newest: string[] }> {
  const since = new Date(now.getTime() - period)
  const posts = among ? selectPostsById(among) : selectPostsBetween(since, now, person)
  const words = alert.words === null ? sql`true` : sql`p.search @@ ${alert.words}::tsquery`
  const { rows } = await sql<{ matches: number; newest: string[] }>`
    with matching as materialized (
      select p.id, p.published_at
      from (${posts}) as p
      cross join (select ${alert.type}::text as type, ${alert.level}::text[] as level,
        ${alert.category}::text[] as category, ${alert.skills}::uuid[] as skills,
        country_keys(${alert.countries}::text[]) as country_keys,
        country_keys(${alert.countries_out}::text[]) as country_out_keys, ${alert.sources}::text[] as sources,
        ${alert.skills_match}::text as skills_match, ${alert.budget_min}::numeric as budget_min,
        ${alert.budget_max}::numeric as budget_max, ${alert.applicants_max}::integer as applicants_max,
        ${alert.client_verified}::boolean as client_verified) as a
      where ${words} and ${passesFilters(sql`post_countries(p.client ->> 'country', p.location)`)}
    )
    select (select count(*) from matching) as matches,
      array(select id from matching order by published_at desc, id desc limit ${sample}) as newest`.execute(
    db,
  )
  return rows[0]!
}

/**
 * The condition that a post `p` passes the filters of an alert `a`. A filter passes posts that do not state the
 * value, except for skills, category and a verified client. A post that states one amount has a budget from this
 * amount to this amount.
 */
function passesFilters(countries: RawBuilder<unknown>): RawBuilder<boolean> {
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
