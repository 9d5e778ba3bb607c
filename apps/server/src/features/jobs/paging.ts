/**
 * Finds one page of a million jobs: the ids on the page, and the total. Chooses between two plans of the
 * database; the rows themselves are read in queries.ts.
 *
 * Each plan is slow where the other is fast. Measured on PostgreSQL 18 with 1,000,000 jobs made of real
 * sentences (1.5 GB) and 128 MB of shared buffers, first page of 10:
 *
 * | term, matches                      | GIN bitmap, count, sort | walk the dates, filter |
 * | ---------------------------------- | ----------------------- | ---------------------- |
 * | words no job has both of, 0        | 0.5 ms                  | 47 ms (20,000 rows)    |
 * | translation spanish, 3,519         | 5 ms                    | 6 ms                   |
 * | logo design, 4,310                 | 14 ms                   | 10 ms                  |
 * | react, 55,311                      | 277 ms                  | 0.9 ms                 |
 * | wordpress, 159,456                 | 582 ms                  | 0.6 ms                 |
 *
 * A match costs the bitmap 3 to 5 µs, and a scanned row costs the walk 2.5 µs. The planner's estimate is cheap
 * (0.5 ms) and good for single words (within 2 %), but it assumes that words are independent: it estimates
 * "full stack" at 8,480 rows instead of 61,739, and the phrase "work team" at 101,559 instead of 6. So an estimate
 * above 1,000 is compared with a sample of the newest 1,000 jobs (2 to 3 ms).
 *
 * With all its statements a first page takes 3 to 6 ms for frequent words and 10 to 25 ms for rare ones. A
 * person's own jobs (few, and none for most people) are read beside the shared jobs in the same statements; only
 * the shared jobs decide on the plan.
 *
 * What stays slow at a million jobs: a phrase of two frequent words (1.4 s, because 100,000 candidates are read), a
 * page behind thousands of matches (0.3 s), and filters without a word that few jobs pass and no index covers
 * (0.8 s).
 */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import {
  allOf,
  type Condition,
  indexedConditions,
  type JobConditions,
  NEWEST_FIRST,
  newestRows,
  rowConditions,
  SHARED_JOBS,
  visibleTo,
} from './job-conditions.ts'
import { countLeftOut, isListOfMarked } from './mine/conditions.ts'

/** The ids of one page in order, and the total, which is exact up to 10,000 and may be an estimate above. */
export interface IdPage {
  ids: string[]
  total: number
  estimated: boolean
}

/** An order other than newest first: an expression over the columns of `jobs`, largest value first. */
export type Rank = RawBuilder<number>

/** Totals up to this number are exact. */
const MAX_EXACT_TOTAL = 10_000
/** The total is an estimate when the planner's estimate and the sample are both above this, */
const AGREED_MINIMUM = 1.2 * MAX_EXACT_TOTAL
/** or when the sample alone is above this. With 10,000 matches in a million jobs, 1 sample in 300 has that many. */
const SAMPLE_MINIMUM = 2 * MAX_EXACT_TOTAL
/** A smaller estimate of the planner is accepted without a sample. */
const TRUSTED_ESTIMATE = 1_000
const SAMPLE_SIZE = 1_000
/** How many matches are ranked. Ranking takes 43 ms for 4,310 by the bitmap, and 50 ms for 1,000 by the walk. */
const MAX_RANKED = { few: 10_000, many: 1_000 }

/** How the matches of a search are found: all by the indexes, or the newest by scanning dates. */
type Plan =
  | { is: 'few'; needsIndex: boolean }
  | {
      is: 'many'
      total: number
      estimated: boolean
      /** How many rows the walk scans for each match. */
      scannedPerMatch: number
    }

/** Finds one page of jobs, newest first or by `rank`, which orders only the newest few thousand matches. */
export async function findPage(
  db: Db,
  search: JobConditions,
  page: { offset: number; limit: number },
  rank?: Rank,
): Promise<IdPage> {
  const indexed = indexedConditions(search)
  const all = [...indexed, ...rowConditions(search)]
  const isMarked = search.personal !== undefined && isListOfMarked(search.personal)
  if (all.length === 0 && !rank && !isMarked) return findUnfilteredPage(db, search, page)
  const plan = await choosePlan(db, search, indexed, all)
  // Behind the ranked matches the order is newest first. Their number is a multiple of the page size.
  const window = Math.floor(MAX_RANKED[plan.is] / page.limit) * page.limit
  const ranked = rank && page.offset < window ? { rank, window } : undefined
  if (plan.is === 'few') return findByBitmap(db, search, all, page, plan.needsIndex, ranked)

  const { total, estimated } = plan
  if (page.offset >= total) return { ids: [], total, estimated }
  const rows = Math.ceil((ranked ? window : page.offset + page.limit) * plan.scannedPerMatch)
  // For a page far behind the first, both plans are slow, and the bitmap is the faster one.
  if (rows < 2 * total) {
    const ids = await findByDate(db, search, indexed, 2 * rows + 2_000, page, ranked)
    if (ids.length === page.limit) return { ids, total, estimated }
  }
  const found = await findByBitmap(db, search, all, page, true, ranked)
  return found.total > MAX_EXACT_TOTAL ? { ids: found.ids, total, estimated } : found
}

/** A page of the list without conditions. Its count is stored, and a page near the end is read from the end (62 ms otherwise). */
async function findUnfilteredPage(
  db: Db,
  search: JobConditions,
  { offset, limit }: { offset: number; limit: number },
): Promise<IdPage> {
  const total = await countJobs(db, search)
  const size = Math.min(limit, total - offset)
  if (size <= 0) return { ids: [], total, estimated: false }
  const remaining = total - offset - size
  const fromNewest = offset <= remaining
  const order = fromNewest ? NEWEST_FIRST : sql`order by published_at, id`
  const skipped = fromNewest ? offset : remaining
  const dates = sql.join(
    visibleTo(search).map(
      (visible) => sql`(select id, published_at from jobs where ${visible} ${order} limit ${skipped + size})`,
    ),
    sql` union all `,
  )
  const { rows } = await sql<{ id: string }>`
    select id from (${dates}) as dates ${order} limit ${size} offset ${skipped}`.execute(db)
  const ids = rows.map((row) => row.id)
  return { ids: fromNewest ? ids : ids.reverse(), total, estimated: false }
}

async function countJobs(db: Db, { owner, personal, except }: JobConditions): Promise<number> {
  const [{ rows }, leftOut] = await Promise.all([
    sql<{ jobs: number }>`
      select jobs ${owner ? sql`+ (select count(*) from jobs where owner_id = ${owner})` : sql``} as jobs
      from job_totals`.execute(db),
    personal ? countLeftOut(db, personal) : 0,
  ])
  return rows[0]!.jobs - leftOut - (except?.length ?? 0)
}

/** Chooses the plan for a search. */
export async function choosePlan(
  db: Db,
  search: JobConditions,
  indexed = indexedConditions(search),
  all = [...indexed, ...rowConditions(search)],
): Promise<Plan> {
  // A person's marked jobs are few: they are found by their marks.
  if (search.personal && isListOfMarked(search.personal)) return { is: 'few', needsIndex: false }
  const needsIndex = search.words !== undefined || search.skills !== undefined
  if (all.length === 0) {
    const jobs = await countJobs(db, search)
    return jobs > MAX_EXACT_TOTAL
      ? { is: 'many', total: jobs, estimated: false, scannedPerMatch: 1 }
      : { is: 'few', needsIndex: false }
  }
  const estimate = await estimateRows(db, all)
  if (estimate <= TRUSTED_ESTIMATE) return { is: 'few', needsIndex: false }
  const { rows } = await sql<{ sampled: number; hits: number }>`
    select count(*) as sampled, count(*) filter (where ${allOf(rowConditions(search))}) as hits
    from ${newestRows([SHARED_JOBS], indexed, SAMPLE_SIZE)} as jobs`.execute(db)
  const { sampled, hits } = rows[0]!
  const candidates = indexed.length > 0 ? await estimateRows(db, indexed) : await countJobs(db, {})
  if (sampled < SAMPLE_SIZE || hits === 0) return { is: 'few', needsIndex }
  const projected = (hits / sampled) * candidates
  const agree = estimate > AGREED_MINIMUM && projected > AGREED_MINIMUM
  if (!agree && projected < SAMPLE_MINIMUM) return { is: 'few', needsIndex }
  // The estimate varies less than the sample, so it is preferred unless it is off by a factor of 2.
  const total = Math.round(estimate > projected / 2 && estimate < projected * 2 ? estimate : projected)
  return { is: 'many', total, estimated: true, scannedPerMatch: Math.max(1, candidates / total) }
}

/** Asks the planner how many shared jobs meet these conditions. No rows are read. */
async function estimateRows(db: Db, conditions: Condition[]): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from jobs where ${allOf([SHARED_JOBS, ...conditions])}`.execute(db)
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
}

/** Finds all matches by the indexes, counts them, and returns one page. */
async function findByBitmap(
  db: Db,
  search: JobConditions,
  conditions: Condition[],
  { offset, limit }: { offset: number; limit: number },
  forceIndex: boolean,
  ranked: { rank: Rank; window: number } | undefined,
): Promise<IdPage> {
  const ids = ranked
    ? sql`select id from (select * from matches ${NEWEST_FIRST} limit ${ranked.window}) as newest
        order by rank desc, published_at desc, id desc limit ${limit} offset ${offset}`
    : sql`select id from matches ${NEWEST_FIRST} limit ${limit} offset ${offset}`
  const matches = visibleTo(search).map(
    (visible) => sql`
      select id, published_at ${ranked ? sql`, ${ranked.rank} as rank` : sql``} from jobs
      where ${allOf([visible, ...conditions])}`,
  )
  const statement = sql<{ total: number; ids: string[] }>`
    with matches as materialized (${sql.join(matches, sql` union all `)})
    select (select count(*) from matches) as total, array(${ids}) as ids`
  const run = async (handle: Db) => ({ ...(await statement.execute(handle)).rows[0]!, estimated: false })
  if (!forceIndex) return run(db)
  return db.transaction().execute(async (tx) => {
    // The sample has shown that the planner's estimate, which can lead to a sequential scan, is wrong.
    await sql`select set_config('enable_seqscan', 'off', true), set_config('work_mem', '16MB', true)`.execute(
      tx,
    )
    return run(tx)
  })
}

/** Scans jobs from the newest on until the page is full or `rows` have been scanned. */
async function findByDate(
  db: Db,
  search: JobConditions,
  indexed: Condition[],
  rows: number,
  { offset, limit }: { offset: number; limit: number },
  ranked: { rank: Rank; window: number } | undefined,
): Promise<string[]> {
  const matches = sql`from ${newestRows(visibleTo(search), indexed, rows)} as jobs
    where ${allOf(rowConditions(search))} ${NEWEST_FIRST}`
  const found = ranked
    ? await sql<{ id: string }>`
        select id from (select id, published_at, ${ranked.rank} as rank ${matches} limit ${ranked.window}) as newest
        order by rank desc, published_at desc, id desc limit ${limit} offset ${offset}`.execute(db)
    : await sql<{ id: string }>`select id ${matches} limit ${limit} offset ${offset}`.execute(db)
  return found.rows.map((row) => row.id)
}
