/**
 * Orders jobs by how well they fit a person's profiles: the score that is shown (fit/fit.ts), over all jobs, without
 * reading them all (decision 0016).
 *
 * 1. Candidates come from the indexes: the newest jobs of the list, the newest of the categories of the person's
 *    trades, and all jobs with their rare skills. A search with few matches has all of them as candidates.
 * 2. SQL ranks the candidates roughly, by the skills and the category.
 * 3. The best few hundred are scored exactly and put in order. All other jobs follow, newest first.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { findCategories } from './filter-choices.ts'
import { assessBestFit, type ReadProfile } from './fit/fit.ts'
import { findReadProfiles } from './fit/person-profiles.ts'
import type { ReadPost } from './fit/read-post.ts'
import { findTradesOfCategory } from './fit/trades.ts'
import {
  allOf,
  indexedConditions,
  type JobConditions,
  NEWEST_FIRST,
  newestRows,
  rowConditions,
  visibleTo,
} from './job-conditions.ts'
import { findPosts } from './job-rows.ts'
import { choosePlan, findPage, type IdPage } from './paging.ts'
import { type Interests as LikelyInterests, recentJobsOf } from './recent-jobs.ts'
import { findSkillsByKeys, skillKey } from './skills.ts'

/** How many candidates are scored exactly. */
const MAX_SCORED = 400
/** How many matches of a search with few matches are candidates. */
const MAX_MATCHES = 10_000
/** How many of the newest jobs are scanned, in the list and in each category. */
const SCANNED = 2_000
const SCANNED_IN_CATEGORY = 500
const MAX_CATEGORIES = 8
/** How many candidates of the newest 100,000 jobs are ranked: some of them may be hidden or deleted. */
const MAX_LIKELY = 800
/** Skills are rare as long as so many jobs have any of them. */
const MAX_WITH_RARE_SKILLS = 1_500

/** What of a person's profiles the indexes are searched for. */
interface Interests extends LikelyInterests {
  rareSkills: string[]
}

/** Finds one page of the jobs that match a search, best fit first; newest first for a person without profiles. */
export async function findBestMatches(
  { db, clock }: { db: Db; clock: Clock },
  person: UserId,
  search: JobConditions,
  { offset, limit }: { offset: number; limit: number },
): Promise<IdPage> {
  const profiles = await findReadProfiles(db, person)
  if (profiles.length === 0) return findPage(db, search, { offset, limit })
  const [candidates, counted] = await Promise.all([
    findInterests(db, profiles).then((interests) => findCandidates(db, search, interests)),
    findPage(db, search, { offset: 0, limit: 0 }),
  ])
  const ordered = (await scoreByFit({ db, clock }, candidates, profiles)).map(({ id }) => id)
  const ids = ordered.slice(offset, offset + limit)
  const missing = limit - ids.length
  if (missing === 0 || offset + ids.length >= counted.total) return { ...counted, ids }
  const others = await findPage(
    db,
    { ...search, except: ordered },
    { offset: Math.max(0, offset - ordered.length), limit: missing },
  )
  return { ...counted, ids: [...ids, ...others.ids] }
}

/**
 * Finds the posts that fit one profile best, best first: at most MAX_SCORED of those that match, each with a score of
 * `minScore` or more.
 */
export async function findFittingPosts(
  { db, clock }: { db: Db; clock: Clock },
  profile: ReadProfile,
  search: JobConditions,
  { minScore, limit }: { minScore: number; limit: number },
): Promise<ReadPost[]> {
  const candidates = await findCandidates(db, search, await findInterests(db, [profile]))
  const scored = await scoreByFit({ db, clock }, candidates, [profile])
  return scored
    .filter(({ score }) => score >= minScore)
    .slice(0, limit)
    .map(({ post }) => post)
}

/** Scores jobs and orders them by their fit; equal ones keep their order. */
async function scoreByFit(
  { db, clock }: { db: Db; clock: Clock },
  ids: readonly string[],
  profiles: readonly ReadProfile[],
): Promise<{ id: string; post: ReadPost; score: number }[]> {
  const posts = await findPosts(db, ids)
  const now = clock.now()
  const scored = ids.flatMap((id) => {
    const post = posts.get(id)
    return post ? [{ id, post, score: assessBestFit(post, profiles, now)?.score ?? 0 }] : []
  })
  return scored.sort((one, other) => other.score - one.score)
}

async function findInterests(db: Db, profiles: readonly ReadProfile[]): Promise<Interests> {
  const keys = profiles.flatMap(({ skills, implied }) => [...skills, ...implied].map(skillKey))
  const [known, categories] = await Promise.all([
    findSkillsByKeys(db, [...new Set(keys)]),
    findCategories(db),
  ])
  return {
    skills: known.map(({ id }) => id),
    rareSkills: chooseRare(known).map(({ id }) => id),
    categories: chooseCategories(categories, profiles),
  }
}

/** Chooses the categories of the profiles' trades: those of a profile's strongest trade come first. */
function chooseCategories(categories: readonly string[], profiles: readonly ReadProfile[]): string[] {
  const strengthOf = (category: string) => {
    const [main] = findTradesOfCategory(category)
    const places = profiles.map(({ trades }) => (main === undefined ? -1 : trades.indexOf(main)))
    return Math.min(...places.filter((place) => place >= 0))
  }
  return categories
    .map((category) => ({ category, strength: strengthOf(category) }))
    .filter(({ strength }) => strength !== Number.POSITIVE_INFINITY)
    .sort((one, other) => one.strength - other.strength)
    .map(({ category }) => category)
}

/** Chooses the rarest skills, as many as few enough jobs have. */
function chooseRare<Known extends { jobs: number }>(skills: readonly Known[]): Known[] {
  const rarest = skills.toSorted((one, other) => one.jobs - other.jobs)
  let jobs = 0
  const end = rarest.findIndex((skill) => {
    jobs += skill.jobs
    return jobs > MAX_WITH_RARE_SKILLS
  })
  return end < 0 ? rarest : rarest.slice(0, end)
}

/** Finds the ids of the candidates that are scored exactly, newest first. */
async function findCandidates(db: Db, search: JobConditions, interests: Interests): Promise<string[]> {
  const { skills, categories } = interests
  const { is } = await choosePlan(db, search)
  const sources = is === 'few' ? allMatches(search) : await likelyMatches(db, search, interests)
  const skillShare = sql`(select count(*) from unnest(skill_ids) as skill where skill = any(${skills}::uuid[]))::real
    / least(greatest(cardinality(skill_ids), 1), 6)`
  // The shares of the two in the exact score (fit/fit.ts) have the same ratio.
  const { rows } = await sql<{ ids: string[] }>`
    with candidates as materialized (${sql.join(sources, sql` union `)}),
    best as (
      select id, published_at from candidates
      order by ${skillShare} + case when category = any(${categories}::text[]) then 0.6 else 0 end desc,
        published_at desc, id desc limit ${MAX_SCORED})
    select array(select id from best ${NEWEST_FIRST}) as ids`.execute(db)
  return rows[0]!.ids
}

const candidateColumns = sql`id, published_at, category, skill_ids`

function allMatches(search: JobConditions): RawBuilder<unknown>[] {
  const conditions = [...indexedConditions(search), ...rowConditions(search)]
  return visibleTo(search).map(
    (visible) => sql`(select ${candidateColumns} from jobs where ${allOf([visible, ...conditions])}
      ${NEWEST_FIRST} limit ${MAX_MATCHES})`,
  )
}

/** Whether a list contains all jobs that are not hidden. */
const isUnfiltered = (search: JobConditions) =>
  indexedConditions(search).length === 0 &&
  rowConditions(search).length === 0 &&
  search.personal?.only === undefined

async function likelyMatches(
  db: Db,
  search: JobConditions,
  interests: Interests,
): Promise<RawBuilder<unknown>[]> {
  const likely = isUnfiltered(search) && (await recentJobsOf(db).findLikely(interests, MAX_LIKELY))
  const rare = rareMatches(search, interests)
  return likely ? [selectShared(search, likely), ...rare] : [...newestMatches(search, interests), ...rare]
}

function selectShared(search: JobConditions, ids: readonly string[]): RawBuilder<unknown> {
  const [shared] = visibleTo(search)
  return sql`(select ${candidateColumns} from jobs where ${allOf([sql`id = any(${ids}::uuid[])`, shared!])})`
}

/** The newest matches of a search, and the newest in each category of the person's trades. */
function newestMatches(search: JobConditions, { skills, categories }: Interests): RawBuilder<unknown>[] {
  const indexed = indexedConditions(search)
  const rest = rowConditions(search)
  const [shared] = visibleTo(search)
  const ofInterest = sql<boolean>`skill_ids && ${skills}::uuid[]`
  const newest = sql`(select ${candidateColumns} from ${newestRows(visibleTo(search), indexed, SCANNED)} as jobs
    where ${allOf([sql`(${ofInterest} or category = any(${categories}::text[]))`, ...rest])})`
  const inCategories = categories.slice(0, MAX_CATEGORIES).map(
    (category) => sql`
      (select ${candidateColumns}
      from ${newestRows([shared!], [sql`category = ${category}`], SCANNED_IN_CATEGORY)} as jobs
      where ${allOf([...indexed, ...rest])})`,
  )
  return [newest, ...inCategories]
}

/** All matches with a rare skill, and the person's own jobs. */
function rareMatches(search: JobConditions, { rareSkills }: Interests): RawBuilder<unknown>[] {
  const conditions = [...indexedConditions(search), ...rowConditions(search)]
  const [shared, ...own] = visibleTo(search)
  const rare = [sql<boolean>`skill_ids && ${rareSkills}::uuid[]`, shared!, ...conditions]
  return [
    ...(rareSkills.length > 0 ? [sql`(select ${candidateColumns} from jobs where ${allOf(rare)})`] : []),
    ...own.map(
      (visible) => sql`(select ${candidateColumns} from jobs where ${allOf([visible, ...conditions])})`,
    ),
  ]
}
