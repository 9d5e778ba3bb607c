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
import { selectExchangeRates, selectPostsBetween, selectPostsById } from '../jobs/index.ts'
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
  const passes = sql`a.plan_until > ${now} and ${isAwake(now)}
    and (not a.narrowed or (${passesFilters(sql`p.countries`)})) and ${isNewPost(arrivedPost)}`
  // The concatenation decompresses the lexemes once. As stored, they would be decompressed for each alert.
  return sql<Match>`
    with posts as materialized (
      select *, search || ''::tsvector as words, post_keys(search, skill_ids, category) as keys,
        post_countries(client ->> 'country', location) as countries,
        owners_of_earlier_posts(id) as earlier_owners, applicants_of_post(id) as applied_people
      from (${selectPostsById(jobIds)}) as arrived
      where not published_known or published_at >= ${since}
    ),
    rates as materialized (${selectExchangeRates}),
    candidates as materialized (
      select p.*, found.checked, found.unchecked from posts as p cross join lateral (
        select array_agg(alert) filter (where words is not null) as checked,
          array_agg(alert) filter (where words is null) as unchecked
        from alert_anchors as anchor
        where anchor.key = any(p.keys) and (anchor.words is null or anchor.words @@ p.words)
      ) as found
      where p.owner_id is null
    )
    -- One index scan for a whole array of numbers is faster than one for each, and reads a repeated number once.
    select ${matchColumns}
    from candidates as p cross join rates join alerts as a on a.number = any(p.checked)
    where ${passes}
    union all
    select ${matchColumns}
    from candidates as p cross join rates join alerts as a on a.number = any(p.unchecked)
    where (a.words is null or a.words @@ p.words) and ${passes}
    union all
    select ${matchColumns}
    from posts as p cross join rates join alerts as a on a.user_id = p.owner_id and a.enabled
    where (a.words is null or a.words @@ p.words) and ${passes}`
}

/** The people to whom a post is not new: the owners of earlier posts of its group, and those with a letter for one. */
interface EarlierPosts {
  earlierOwners: RawBuilder<unknown>
  appliedPeople: RawBuilder<unknown>
}

const arrivedPost: EarlierPosts = {
  earlierOwners: sql`p.earlier_owners`,
  appliedPeople: sql`p.applied_people`,
}
const storedPost: EarlierPosts = {
  earlierOwners: sql`owners_of_earlier_posts(p.id)`,
  appliedPeople: sql`applicants_of_post(p.id)`,
}

/** The owner of posts that everybody sees, as `owners_of_earlier_posts` names it. */
const EVERYBODY = '00000000-0000-0000-0000-000000000000'

/** The condition that a post is as new to the owner of an alert `a` as the alert demands. */
const isNewPost = ({ earlierOwners, appliedPeople }: EarlierPosts) => sql`
  (not a.hide_similar or not ${earlierOwners} && array[a.user_id, ${EVERYBODY}::uuid])
  and (not a.hide_applied or not a.user_id = any(${appliedPeople}))`

/** The condition that an alert `a` is not snoozed. */
const isAwake = (now: Date) => sql`(a.snoozed_until is null or a.snoozed_until <= ${now})`

const matchColumns = sql`a.user_id, p.id as job_id, a.id as alert_id, a.name as alert_name, a.query, a.skills as skill_ids,
  a.budget_currency, a.channels, a.delivery`

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
  | 'client_rating_min'
  | 'client_spent_min'
  | 'client_hires_min'
  | 'budget_currency'
  | 'strict'
  | 'hide_similar'
  | 'hide_applied'
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
    with rates as materialized (${selectExchangeRates}), matching as materialized (
      select p.id, p.published_at
      from (${posts}) as p
      cross join rates
      cross join (select ${alert.type}::text as type, ${alert.level}::text[] as level,
        ${alert.category}::text[] as category, ${alert.skills}::uuid[] as skills,
        country_keys(${alert.countries}::text[]) as country_keys,
        country_keys(${alert.countries_out}::text[]) as country_out_keys, ${alert.sources}::text[] as sources,
        ${alert.skills_match}::text as skills_match, ${alert.budget_min}::numeric as budget_min,
        ${alert.budget_max}::numeric as budget_max, ${alert.applicants_max}::integer as applicants_max,
        ${alert.client_verified}::boolean as client_verified,
        ${alert.client_rating_min}::numeric as client_rating_min,
        ${alert.client_spent_min}::numeric as client_spent_min,
        ${alert.client_hires_min}::integer as client_hires_min, ${alert.budget_currency}::text as budget_currency,
        ${alert.strict}::boolean as strict,
        ${alert.hide_similar}::boolean as hide_similar, ${alert.hide_applied}::boolean as hide_applied,
        ${person}::uuid as user_id) as a
      where ${words} and ${passesFilters(sql`post_countries(p.client ->> 'country', p.location)`)}
        and ${isNewPost(storedPost)}
    )
    select (select count(*) from matching) as matches,
      array(select id from matching order by published_at desc, id desc limit ${sample}) as newest`.execute(
    db,
  )
  return rows[0]!
}

/**
 * The condition that a post `p` passes the filters of an alert `a`. A filter passes posts that do not state the
 * value unless the alert is strict; skills, category and a verified client must be stated. `rates` has the exchange
 * rates.
 */
function passesFilters(countries: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(a.type is null or coalesce(p.type = a.type, not a.strict))
    and (cardinality(a.level) = 0 or coalesce(p.level = any(a.level), not a.strict))
    and (cardinality(a.category) = 0 or p.category = any(a.category))
    and (cardinality(a.sources) = 0 or p.source = any(a.sources))
    and (cardinality(a.skills) = 0
      or case a.skills_match when 'all' then p.skill_ids @> a.skills else p.skill_ids && a.skills end)
    and ((a.budget_min is null and a.budget_max is null) or ${passesBudget})
    and (a.applicants_max is null or coalesce(p.applicants <= a.applicants_max, not a.strict))
    and (not a.client_verified or (p.client -> 'verified') = 'true'::jsonb)
    and (a.client_rating_min is null
      or coalesce((p.client ->> 'rating')::numeric >= a.client_rating_min, not a.strict))
    and (a.client_spent_min is null or coalesce((p.client ->> 'spent')::numeric >= a.client_spent_min, not a.strict))
    and (a.client_hires_min is null or coalesce((p.client ->> 'hires')::numeric >= a.client_hires_min, not a.strict))
    and (cardinality(a.country_keys) = 0
      or case cardinality(${countries}) when 0 then not a.strict else ${countries} && a.country_keys end)
    and (cardinality(a.country_out_keys) = 0
      or case cardinality(${countries}) when 0 then not a.strict else not ${countries} && a.country_out_keys end)`
}

const postRate = sql`(rates.per_euro ->> p.currency)::numeric`
const alertRate = sql`(rates.per_euro ->> a.budget_currency)::numeric`
/**
 * Compares the budgets of a post and an alert as ranges. A post that states one amount has a budget from this amount to
 * this amount.
 */
const passesBudget = sql`case
  when p.budget_min is null and p.budget_max is null then not a.strict
  when a.budget_currency is null or a.budget_currency = p.currency then ${overlaps(sql`1`, sql`1`)}
  when ${postRate} is null or ${alertRate} is null then not a.strict and ${overlaps(sql`1`, sql`1`)}
  else ${overlaps(alertRate, postRate)} end`

/** Multiplies each side with the rate of the other one, which is exact where a division would be rounded. */
function overlaps(byPost: RawBuilder<unknown>, byAlert: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`((a.budget_min is null or coalesce(p.budget_max, p.budget_min) * ${byPost} >= a.budget_min * ${byAlert})
    and (a.budget_max is null or coalesce(p.budget_min, p.budget_max) * ${byPost} <= a.budget_max * ${byAlert}))`
}
