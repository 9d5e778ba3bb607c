/** The history of a post: the jobs that are the same post again. They are recognized when they arrive, by `sources`. */
import type { PostInHistory } from '@gigbell/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

/** How many posts of a history are shown. */
const MAX_POSTS = 20

/** Finds the jobs that are the same post as a job, itself included, newest first: those that this person can see. */
export async function findHistory(db: Db, person: UserId, id: string): Promise<PostInHistory[]> {
  const rows = await db
    .selectFrom('post_groups as post')
    .innerJoin('post_groups as other', 'other.group_id', 'post.group_id')
    .innerJoin('jobs as job', 'job.id', 'other.job_id')
    .leftJoin('job_sources as source', 'source.source', 'job.source')
    .select(['job.id', 'job.type', 'job.budget_min', 'job.budget_max', 'job.currency', 'job.published_at'])
    .select(sql<string>`coalesce(source.name, job.source)`.as('source_name'))
    .where('post.job_id', '=', id)
    .where((row) => row.or([row('job.owner_id', 'is', null), row('job.owner_id', '=', person)]))
    .orderBy('other.number', 'desc')
    .limit(MAX_POSTS)
    .execute()
  return rows.map(({ budget_min, published_at, ...post }) => ({
    ...post,
    ts_publish: published_at.toISOString(),
    budget_amount: budget_min ?? post.budget_max,
  }))
}
