/**
 * The SQL that counts the outcomes of letters, for insights. Every statement reads the index `letters_outcomes` once, and
 * none of them the letters themselves (decision 0017).
 */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'
import type { ZoneOffset } from '../../../platform/local-time.ts'

/**
 * Which letters are counted. They are bounded by when they were applied, or else created: at `from` or later, and before
 * `before`.
 */
export interface OutcomeFilter {
  from?: Date
  before?: Date
  /** The id of a profile. */
  profile?: string
  source?: string
}

/** How far letters have come: 0 for drafts, 1 applied, 2 replied, 3 interview, 4 won (0054_letter_outcomes.sql). */
export type Stage = 0 | 1 | 2 | 3 | 4

/** The letters of one stage from one profile for jobs of one source and category. */
export interface OutcomesOfJobs {
  profileId: string | null
  /** The title that a deleted profile had. */
  profileTitle: string | null
  source: string | null
  category: string | null
  stage: Stage
  letters: number
  /** How many of them were recorded as viewed. */
  viewed: number
  connects: number
}

/** The letters of one stage from profiles that fitted their jobs about as well. */
export interface OutcomesOfFit {
  /** The position among the ranges of scores; null where the fit is unknown. */
  fit: number | null
  stage: Stage
  letters: number
}

/**
 * Counts letters by their profile, source and category, and in the same scan of the index by their fit, drafts included.
 * Counting by all four together returns five times as many rows, which take longer to read than a second set of groups
 * to count. `scores` are the lower bounds of all ranges of fit but the first.
 */
export async function countOutcomesOfJobs(
  db: Db,
  person: UserId,
  filter: OutcomeFilter,
  scores: readonly number[],
): Promise<{ jobs: OutcomesOfJobs[]; fits: OutcomesOfFit[] }> {
  const { rows } = await sql<OutcomesOfJobs & OutcomesOfFit & { isOfFit: boolean }>`
    select profile_id as "profileId", case when profile_id is null then profile_title end as "profileTitle",
      job_source as source, job_category as category, stage, ${rangeOf(sql`fit`, scores)} as fit,
      grouping(job_source) = 1 as "isOfFit",
      count(*) as letters, count(*) filter (where viewed) as viewed, coalesce(sum(connects), 0) as connects
    from letters where ${counted(person, filter)} group by grouping sets ((1, 2, 3, 4, 5), (5, 6))`.execute(
    db,
  )
  return { jobs: rows.filter(({ isOfFit }) => !isOfFit), fits: rows.filter(({ isOfFit }) => isOfFit) }
}

/** The applications of one stage that were sent on the same weekday, as fast, and with texts of a similar length. */
export interface OutcomesOfHabits {
  /** The position among the ranges of minutes; null where the time of the post or of the application is unknown. */
  speed: number | null
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
  /** The position among the ranges of words; null without a text. */
  length: number | null
  stage: Stage
  letters: number
}

/** By what habits are counted: the lower bounds of all ranges but the first, and the offsets, the latest first. */
export interface HabitRanges {
  minutes: readonly number[]
  words: readonly number[]
  offsets: readonly ZoneOffset[]
}

/** Counts applications by their speed, weekday and length. */
export async function countOutcomesOfHabits(
  db: Db,
  person: UserId,
  filter: OutcomeFilter,
  ranges: HabitRanges,
): Promise<OutcomesOfHabits[]> {
  const { rows } = await sql<OutcomesOfHabits>`
    select ${rangeOf(sql`minutes_to_apply`, ranges.minutes)} as speed, ${daysFromMonday(ranges.offsets)} as weekday,
      case when words > 0 then ${rangeOf(sql`words`, ranges.words)} end as length, stage, count(*) as letters
    from letters where ${counted(person, filter)} and stage > 0 group by 1, 2, 3, 4`.execute(db)
  return rows.map((row) => ({ ...row, weekday: ((row.weekday + 7) % 7) + 1 }))
}

/** Returns the median of minutes from the post to the application, where both are known; null if there are none. */
export async function findMedianMinutes(
  db: Db,
  person: UserId,
  filter: OutcomeFilter,
): Promise<number | null> {
  const { rows } = await sql<{ median: number | null }>`
    select percentile_cont(0.5) within group (order by minutes_to_apply) as median
    from letters where ${counted(person, filter)}`.execute(db)
  return rows[0]!.median
}

/**
 * Returns when the first and the last letter within the time of the filter were applied or created; undefined if there are
 * none. The profile and the source are ignored, so that both ends of the index suffice.
 */
export async function findTimesOfLetters(
  db: Db,
  person: UserId,
  filter: OutcomeFilter,
): Promise<{ first: Date; last: Date } | undefined> {
  const { rows } = await sql<{ first: Date | null; last: Date }>`
    select min(effective_at) as first, max(effective_at) as last from letters
    where ${bounded(person, filter)}`.execute(db)
  const { first, last } = rows[0]!
  return first === null ? undefined : { first, last }
}

/** Bounds the person and the time, which is what the index is ordered by. */
function bounded(person: UserId, { from, before }: OutcomeFilter): RawBuilder<boolean> {
  return every([
    sql`user_id = ${person}`,
    from && sql`effective_at >= ${from}`,
    before && sql`effective_at < ${before}`,
  ])
}

function counted(person: UserId, filter: OutcomeFilter): RawBuilder<boolean> {
  const { profile, source } = filter
  return every([
    bounded(person, filter),
    profile && sql`profile_id = ${profile}`,
    source && sql`job_source = ${source}`,
  ])
}

function every(conditions: readonly (RawBuilder<unknown> | '' | undefined)[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join(
    conditions.filter((one) => typeof one === 'object'),
    sql` and `,
  )}`
}

/** The position of a value among ranges. A chain of comparisons takes half the time of `width_bucket` with an array. */
function rangeOf(value: RawBuilder<unknown>, bounds: readonly number[]): RawBuilder<number> {
  const cases = bounds.map((bound, index) => sql`when ${value} < ${sql.lit(bound)} then ${sql.lit(index)}`)
  return sql`case ${sql.join(cases, sql` `)} when ${value} is not null then ${sql.lit(bounds.length)} end`
}

/**
 * The days from Monday to the day of a letter in a time zone: 0 to 6, and below 0 before 1970. Adding the offset takes a
 * fifth of the time of `at time zone`. The literals are of the type that is computed with, because casts take time too.
 */
function daysFromMonday(offsets: readonly ZoneOffset[]): RawBuilder<number> {
  // The first day of 1970 was a Thursday.
  const shift = (seconds: number) => sql`${sql.lit(seconds + 3 * 86_400)}::float8`
  const cases = offsets
    .slice(0, -1)
    .map(({ from, seconds }) => sql`when effective_at >= ${from} then ${shift(seconds)}`)
  const other = shift(offsets.at(-1)!.seconds)
  const shifted = cases.length === 0 ? other : sql`case ${sql.join(cases, sql` `)} else ${other} end`
  return sql`floor((date_part('epoch', effective_at) + ${shifted}) / 86400)::int % 7`
}
