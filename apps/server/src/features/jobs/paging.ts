/**
 * Finds the newest of a million jobs: which ids stand on a page, and how many there are in all. The
 * choice between two plans of the database is made here; what the rows hold is in queries.ts.
 *
 * Each plan is bad where the other is good. Measured on PostgreSQL 18 with 1,000,000 jobs made of real
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
 * A match costs the bitmap 3 to 5 µs and a passed row costs the walk 2.5 µs. The planner's guess is free
 * (0.5 ms) and good for single words (within 2 %), but it takes words for independent: "full stack" was
 * guessed at 8,480 and is 61,739, the phrase "work team" at 101,559 and is 6. So a guess past
 * 1,000 is held against the newest 1,000 jobs (2 to 3 ms) before it is believed.
 *
 * With all its statements a first page takes 3 to 6 ms for frequent words and 10 to 25 ms for rare ones.
 * A person's own jobs (few, and none for most people) are a second shelf, read beside everybody's in the same
 * statements; the choice of the plan is everybody's alone.
 *
 * What stays dear at a million: a phrase of two everyday words (1.4 s: 100,000 candidates are read), a
 * page thousands of matches deep (0.3 s), and filters without a word that few jobs pass and no index
 * serves (0.8 s).
 */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

/** What jobs are wanted, every part already known to be valid; an absent part wants nothing. */
export interface Wanted {
  /** A person who has jobs of their own: these are found among everybody's. */
  owner?: UserId
  /** A tsquery, in text. */
  words?: string
  types?: string[]
  levels?: string[]
  categories?: string[]
  sources?: string[]
  skills?: string[]
  budgetMin?: number
  budgetMax?: number
  since?: Date
}

/** The ids of one page in order, and the total: exact, or an estimate past 10,000. */
export interface FoundPage {
  ids: string[]
  total: number
  estimated: boolean
}

/** An order other than newest first: a number for each job, larger first. It may read the columns of `jobs`. */
export type Rank = RawBuilder<number>

type Condition = RawBuilder<boolean>

/** Everybody's jobs; the indexes of the list hold these alone. */
const SHARED = sql<boolean>`owner_id is null`
const NEWEST_FIRST = sql`order by published_at desc, id desc`

const shelvesOf = (owner: UserId | undefined): Condition[] =>
  owner === undefined ? [SHARED] : [SHARED, sql`owner_id = ${owner}`]

/** Totals up to here are exact. */
const EXACT = 10_000
/** Past it a total is given as an estimate where guess and sample agree, */
const SURELY_MORE = 1.2 * EXACT
/** or where the sample alone says so: of a million jobs with 10,000 matches 1 sample in 300 has as many hits. */
const CLEARLY_MORE = 2 * EXACT
const SURELY_FEW = 1_000
const PROBE = 1_000
/** How many matches are ranked: 4,310 take 43 ms off the bitmap, 1,000 of "react" 50 ms off the walk. */
const RANKED = { few: 10_000, many: 1_000 }

type Plan =
  | { is: 'few'; narrow: boolean }
  | {
      is: 'many'
      total: number
      estimated: boolean
      /** Rows the walk passes for one match. */
      passed: number
    }

/** One page of the wanted jobs, newest first or by `rank` (which holds for the newest few thousand matches). */
export async function findPage(
  db: Db,
  wanted: Wanted,
  page: { offset: number; limit: number },
  rank?: Rank,
): Promise<FoundPage> {
  const base = baseOf(wanted)
  const all = [...base, ...restOf(wanted)]
  if (all.length === 0 && !rank) return everything(db, wanted.owner, page)
  const plan = await planOf(db, wanted, base, all)
  // Past the ranked window the order is newest first again; the window ends where a page ends.
  const window = Math.floor(RANKED[plan.is] / page.limit) * page.limit
  const ranked = rank && page.offset < window ? { rank, window } : undefined
  if (plan.is === 'few') return bitmap(db, wanted, all, page, plan.narrow, ranked)

  const { total, estimated } = plan
  if (page.offset >= total) return { ids: [], total, estimated }
  const rows = Math.ceil((ranked ? window : page.offset + page.limit) * plan.passed)
  // Deep in the list the bitmap is the cheaper of two dear ways.
  if (rows < 2 * total) {
    const ids = await walk(db, wanted, base, 2 * rows + 2_000, page, ranked)
    if (ids.length === page.limit) return { ids, total, estimated }
  }
  const found = await bitmap(db, wanted, all, page, true, ranked)
  return found.total > EXACT ? { ids: found.ids, total, estimated } : found
}

/** The whole list: its count is kept, and a page near its end is read from there (62 ms otherwise). */
async function everything(
  db: Db,
  owner: UserId | undefined,
  { offset, limit }: { offset: number; limit: number },
): Promise<FoundPage> {
  const total = await totalOf(db, owner)
  const size = Math.min(limit, total - offset)
  if (size <= 0) return { ids: [], total, estimated: false }
  const left = total - offset - size
  const fromTop = offset <= left
  const order = fromTop ? NEWEST_FIRST : sql`order by published_at, id`
  const passed = fromTop ? offset : left
  const dates = sql.join(
    shelvesOf(owner).map(
      (shelf) => sql`(select id, published_at from jobs where ${shelf} ${order} limit ${passed + size})`,
    ),
    sql` union all `,
  )
  const { rows } = await sql<{ id: string }>`
    select id from (${dates}) as dates ${order} limit ${size} offset ${passed}`.execute(db)
  const ids = rows.map((row) => row.id)
  return { ids: fromTop ? ids : ids.reverse(), total, estimated: false }
}

async function totalOf(db: Db, owner: UserId | undefined): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select jobs ${owner ? sql`+ (select count(*) from jobs where owner_id = ${owner})` : sql``} as jobs
    from job_totals`.execute(db)
  return rows[0]!.jobs
}

async function planOf(db: Db, wanted: Wanted, base: Condition[], all: Condition[]): Promise<Plan> {
  const narrow = wanted.words !== undefined || wanted.skills !== undefined
  if (all.length === 0) {
    const jobs = await totalOf(db, wanted.owner)
    return jobs > EXACT
      ? { is: 'many', total: jobs, estimated: false, passed: 1 }
      : { is: 'few', narrow: false }
  }
  const guess = await guessOf(db, all)
  if (guess <= SURELY_FEW) return { is: 'few', narrow: false }
  const { rows } = await sql<{ seen: number; hits: number }>`
    select count(*) as seen, count(*) filter (where ${every(restOf(wanted))}) as hits
    from ${newest([SHARED], base, PROBE)} as jobs`.execute(db)
  const { seen, hits } = rows[0]!
  const passable = base.length > 0 ? await guessOf(db, base) : await totalOf(db, undefined)
  if (seen < PROBE || hits === 0) return { is: 'few', narrow }
  const likely = (hits / seen) * passable
  const agree = guess > SURELY_MORE && likely > SURELY_MORE
  if (!agree && likely < CLEARLY_MORE) return { is: 'few', narrow }
  // The guess is the steadier of the two, as long as it isn't far off.
  const total = Math.round(guess > likely / 2 && guess < likely * 2 ? guess : likely)
  return { is: 'many', total, estimated: true, passed: Math.max(1, passable / total) }
}

/** The planner's guess at for how many of everybody's jobs this holds; nothing is read for it. */
async function guessOf(db: Db, conditions: Condition[]): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from jobs where ${every([SHARED, ...conditions])}`.execute(db)
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
}

/** All matches off the indexes, counted, and one page of them. */
async function bitmap(
  db: Db,
  { owner }: Wanted,
  conditions: Condition[],
  { offset, limit }: { offset: number; limit: number },
  forceIndex: boolean,
  ranked: { rank: Rank; window: number } | undefined,
): Promise<FoundPage> {
  const ids = ranked
    ? sql`select id from (select * from matches ${NEWEST_FIRST} limit ${ranked.window}) as newest
        order by rank desc, published_at desc, id desc limit ${limit} offset ${offset}`
    : sql`select id from matches ${NEWEST_FIRST} limit ${limit} offset ${offset}`
  const matches = shelvesOf(owner).map(
    (shelf) => sql`
      select id, published_at ${ranked ? sql`, ${ranked.rank} as rank` : sql``} from jobs
      where ${every([shelf, ...conditions])}`,
  )
  const statement = sql<{ total: number; ids: string[] }>`
    with matches as materialized (${sql.join(matches, sql` union all `)})
    select (select count(*) from matches) as total, array(${ids}) as ids`
  const run = async (handle: Db) => ({ ...(await statement.execute(handle)).rows[0]!, estimated: false })
  if (!forceIndex) return run(db)
  return db.transaction().execute(async (tx) => {
    // The guess that would make the planner read the whole table has just been found wrong.
    await sql`select set_config('enable_seqscan', 'off', true), set_config('work_mem', '16MB', true)`.execute(
      tx,
    )
    return run(tx)
  })
}

/** Down the dates until the page is full or `rows` have been passed. */
async function walk(
  db: Db,
  wanted: Wanted,
  base: Condition[],
  rows: number,
  { offset, limit }: { offset: number; limit: number },
  ranked: { rank: Rank; window: number } | undefined,
): Promise<string[]> {
  const matches = sql`from ${newest(shelvesOf(wanted.owner), base, rows)} as jobs
    where ${every(restOf(wanted))} ${NEWEST_FIRST}`
  const found = ranked
    ? await sql<{ id: string }>`
        select id from (select id, published_at, ${ranked.rank} as rank ${matches} limit ${ranked.window}) as newest
        order by rank desc, published_at desc, id desc limit ${limit} offset ${offset}`.execute(db)
    : await sql<{ id: string }>`select id ${matches} limit ${limit} offset ${offset}`.execute(db)
  return found.rows.map((row) => row.id)
}

/** The newest rows as a table. Its own limit keeps the planner from moving the filter into it. */
function newest(shelves: Condition[], base: Condition[], rows: number): RawBuilder<unknown> {
  const parts = shelves.map(
    (shelf) => sql`(select * from jobs where ${every([shelf, ...base])} ${NEWEST_FIRST} limit ${rows})`,
  )
  if (parts.length === 1) return parts[0]!
  return sql`(select * from (${sql.join(parts, sql` union all `)}) as shelves ${NEWEST_FIRST} limit ${rows})`
}

/** What an index in date order answers by itself: one category or one source, and the time. */
function baseOf({ categories, sources, since }: Wanted): Condition[] {
  const base: Condition[] = []
  if (categories?.length === 1) base.push(sql`category = ${categories[0]}`)
  else if (sources?.length === 1) base.push(sql`source = ${sources[0]}`)
  if (since) base.push(sql`published_at >= ${since}`)
  return base
}

/** What has to be looked up in each row. */
function restOf(wanted: Wanted): Condition[] {
  const { words, types, levels, categories, sources, skills, budgetMin, budgetMax } = wanted
  const rest: Condition[] = []
  if (words !== undefined) rest.push(sql`search @@ ${words}::tsquery`)
  if (skills) rest.push(sql`skill_ids && ${skills}::uuid[]`)
  if (types) rest.push(sql`type = any(${types}::text[])`)
  if (levels) rest.push(sql`level = any(${levels}::text[])`)
  if (categories && categories.length > 1) rest.push(sql`category = any(${categories}::text[])`)
  if (sources && (sources.length > 1 || categories?.length === 1))
    rest.push(sql`source = any(${sources}::text[])`)
  // Ranges that overlap; a post that states one sum is a range of one, and one that states none passes.
  if (budgetMin !== undefined)
    rest.push(sql`(coalesce(budget_max, budget_min) >= ${budgetMin}::numeric) is not false`)
  if (budgetMax !== undefined)
    rest.push(sql`(coalesce(budget_min, budget_max) <= ${budgetMax}::numeric) is not false`)
  return rest
}

const every = (conditions: Condition[]) =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`
