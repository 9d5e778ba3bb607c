/**
 * Groups the jobs that are the same post again, by another id or lightly changed. Of a group, only the newest post is
 * found by its bands (bands.ts): a post that is published daily does not fill the index. A job of one person joins the
 * group of a job that everybody sees, never the other way round: what one person has found changes nothing for others.
 */
import type { Repost } from '@gigbell/contract'
import { DAY } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { JobRow, NewJobRow } from '../queries.ts'
import { createBands } from './bands.ts'
import { compareWith } from './is-repost.ts'
import * as queries from './queries.ts'

/** A post that appears again within this time is the same one; after that it is a new job. */
const REPOST_PERIOD = 30 * DAY
/** The start of the period in which earlier posts are recognized. */
export const repostsSince = (now: Date) => new Date(now.getTime() - REPOST_PERIOD)

/** A new job with its group. */
export interface GroupedJob extends NewJobRow {
  bands: number[]
  group: string
  /** The earlier jobs of the group that this one replaces in the index. */
  replaces: string[]
  /** The groups of single people that this group absorbs. */
  absorbs: string[]
}

/** Finds the groups of new jobs of one owner, each among the stored jobs and the ones before it. */
export async function findReposts(tx: Tx, arrivals: readonly JobRow[], now: Date): Promise<GroupedJob[]> {
  const posts = arrivals.map((job) => ({ ...job, bands: createBands(job) }))
  const stored = await queries.findSimilarPosts(tx, posts, repostsSince(now))
  const grouped: GroupedJob[] = []
  for (const job of posts) {
    const isSame = compareWith(job)
    const earlier = [
      ...grouped
        .filter((other) => shareBand(job, other))
        .map((other) => ({ ...other, group_id: other.group, arrived_at: now }))
        .reverse(),
      ...(stored.get(job.id) ?? []),
    ].filter(isSame)
    grouped.push(joinGroup(job, earlier))
  }
  return grouped
}

/** Stores the groups of jobs that were inserted. */
export async function insertPostGroups(tx: Tx, jobs: readonly GroupedJob[], now: Date): Promise<void> {
  if (jobs.length === 0) return
  await queries.insertPostGroups(tx, jobs, now)
  for (const { group, absorbs } of jobs)
    if (absorbs.length > 0) await queries.absorbGroups(tx, group, absorbs)
}

/** Replaces the bands of jobs whose texts have changed. Their groups stay. */
export async function indexChangedPosts(tx: Tx, jobs: readonly JobRow[]): Promise<void> {
  if (jobs.length === 0) return
  await queries.replaceBands(
    tx,
    jobs.map((job) => ({ id: job.id, bands: createBands(job) })),
  )
}

/** Joins the group of the newest earlier post, if possible one that everybody sees. Earlier posts come newest first. */
function joinGroup(job: JobRow & { bands: number[] }, earlier: readonly queries.SimilarPost[]): GroupedJob {
  const shared = earlier.find((other) => other.owner_id === null)
  const own = earlier.find((other) => other.owner_id !== null && other.owner_id === job.owner_id)
  const group = (shared ?? own)?.group_id ?? job.id
  const last = shared && own ? newer(shared, own) : (shared ?? own)
  return {
    ...job,
    group,
    repost: last ? describeRepost(last) : null,
    replaces: earlier.filter((other) => other.owner_id === job.owner_id).map(({ id }) => id),
    absorbs: [
      ...new Set(earlier.filter((other) => other.owner_id !== null).map(({ group_id }) => group_id)),
    ].filter((id) => id !== group),
  }
}

const newer = (one: queries.SimilarPost, other: queries.SimilarPost) =>
  one.arrived_at >= other.arrived_at ? one : other

const describeRepost = (last: queries.SimilarPost): Repost => ({
  posts: (last.repost?.posts ?? 0) + 1,
  last: {
    ts_publish: last.published_at.toISOString(),
    type: last.type,
    budget_amount: last.budget_min ?? last.budget_max,
    budget_max: last.budget_max,
    currency: last.currency,
  },
})

const shareBand = (one: { bands: number[] }, other: { bands: number[] }) =>
  one.bands.some((band) => other.bands.includes(band))
