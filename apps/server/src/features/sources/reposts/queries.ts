/** The SQL of the groups of jobs that are the same post. */
import type { JobType, Repost } from '@gigbell/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { BANDS_OF_POST } from './bands.ts'

/** An earlier job whose text may be that of a new one. */
export interface SimilarPost {
  id: string
  owner_id: string | null
  group_id: string
  arrived_at: Date
  title: string
  description: string
  type: JobType | null
  budget_min: number | null
  budget_max: number | null
  currency: string | null
  published_at: Date
  repost: Repost | null
}

/** Posts made from one template have bands in common. This many of them are looked at, so that their number costs no time. */
const MAX_FOUND = 300
/** How many of these are compared: of the jobs that everybody sees, and of single people's. */
const MAX_COMPARED = 3
const MAX_COMPARED_OWNED = 20

/** The number of bands that a post has in common with the given ones, by their places, which takes less time than comparing sets. */
const bandsInCommon = sql.raw(
  Array.from(
    { length: BANDS_OF_POST },
    (_, index) => `(post_groups.bands[${index + 1}] = bands.list[${index + 1}])::integer`,
  ).join(' + '),
)

/**
 * Finds the jobs that arrived after `since` and have a band in common with a new job that may see them: by new job, the
 * newest first. If there are too many, those with the most bands in common are found.
 */
export async function findSimilarPosts(
  tx: Tx,
  jobs: readonly { id: string; owner_id: string | null; bands: number[] }[],
  since: Date,
): Promise<Map<string, SimilarPost[]>> {
  const banded = jobs.filter(({ bands }) => bands.length > 0)
  if (banded.length === 0) return new Map()
  const given = JSON.stringify(banded.map(({ id, owner_id, bands }) => ({ id, owner_id, bands })))
  // Planning takes half a millisecond. The subselect without a limit is planned with the index, and read only as far as
  // needed.
  const { rows } = await sql<SimilarPost & { similar_to: string }>`${prepared}
    select given.id as similar_to, job.id, job.owner_id, best.group_id, best.arrived_at, job.title, job.description,
      job.type, job.budget_min, job.budget_max, job.currency, job.published_at, job.repost
    from jsonb_to_recordset(${given}::jsonb) as given (id uuid, owner_id uuid, bands jsonb)
    cross join lateral (
      select array(select value::integer from jsonb_array_elements_text(given.bands)) as list) as bands
    cross join lateral (
      with found as materialized (
        select job_id, number, group_id, arrived_at, post_groups.owner_id,
          ${bandsInCommon} as common
        from post_groups
        where post_groups.bands && bands.list
          and arrived_at > ${since}
          and (given.owner_id is null or post_groups.owner_id is null or post_groups.owner_id = given.owner_id)
      )
      select *, row_number() over (partition by owner_id is null order by common desc nulls last, number desc) as rank
      from (select * from found limit ${MAX_FOUND}) as first
    ) as best
    join jobs as job on job.id = best.job_id
    where best.rank <= case when best.owner_id is null then ${MAX_COMPARED}::integer else ${MAX_COMPARED_OWNED} end
    order by best.number desc`.execute(tx)
  return Map.groupBy(rows, ({ similar_to }) => similar_to)
}

/** Inserts the groups of new jobs, in their order, and removes the ones they replace from the index; those stay in their groups. */
export async function insertPostGroups(
  tx: Tx,
  jobs: readonly {
    id: string
    owner_id: string | null
    group: string
    bands: number[]
    replaces: string[]
  }[],
  now: Date,
): Promise<void> {
  const replaced = new Set(jobs.flatMap(({ replaces }) => replaces))
  // The statement does not see its own rows, so a job that another of these replaces is inserted without bands.
  const given = JSON.stringify(
    jobs.map(({ id, owner_id, group, bands }) => ({
      id,
      owner_id,
      group_id: group,
      bands: replaced.has(id) ? [] : bands,
    })),
  )
  await sql`
    with inserted as (
      insert into post_groups (job_id, owner_id, group_id, arrived_at, bands)
      select id, owner_id, group_id, ${now}, array(select value::integer from jsonb_array_elements_text(bands))
      from jsonb_to_recordset(${given}::jsonb) as job (id uuid, owner_id uuid, group_id uuid, bands jsonb)
    )
    update post_groups set bands = '{}'
    where job_id = any(${[...replaced]}::uuid[]) and bands <> '{}'`.execute(tx)
}

/** Replaces the bands of jobs that are found by them. */
export async function replaceBands(tx: Tx, jobs: readonly { id: string; bands: number[] }[]): Promise<void> {
  await sql`
    update post_groups
    set bands = array(select value::integer from jsonb_array_elements_text(job.bands))
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as job (id uuid, bands jsonb)
    where job_id = job.id and post_groups.bands <> '{}'`.execute(tx)
}

/** Moves the jobs of single people's groups to another group. Groups with a job that everybody sees stay. */
export async function absorbGroups(tx: Tx, group: string, absorbed: readonly string[]): Promise<void> {
  await sql`
    update post_groups as moved set group_id = ${group}
    where group_id = any(${absorbed}::uuid[]) and not exists (
      select from post_groups as shared where shared.group_id = moved.group_id and shared.owner_id is null)`.execute(
    tx,
  )
}

/** Removes the jobs that arrived before a time from the index. */
export async function clearOldBands(db: Db, before: Date): Promise<void> {
  await sql`update post_groups set bands = '{}' where arrived_at < ${before} and bands <> '{}'`.execute(db)
}
