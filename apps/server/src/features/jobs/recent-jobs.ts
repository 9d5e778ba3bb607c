/**
 * The skills and categories of the newest shared jobs in memory, to find those that a person's profiles could fit: 2 ms
 * for 100,000 jobs, which PostgreSQL would read for a second. It only proposes candidates. What they are now, and who may
 * see them, is read from the database afterwards, so a job that was edited or deleted meanwhile does no harm.
 */
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** How many jobs are kept, in about 15 MB. */
const CAPACITY = 100_000
/** Further skills of a job are left out. */
const MAX_SKILLS = 15
const MAX_COUNTED_SKILLS = 6
/** Reading this many jobs takes some 20 ms. */
const CHUNK = 2_000
/** Ranks are whole numbers: all shares of up to six skills are multiples of a sixtieth. */
const WHOLE = 60
/** The shares of skills and category in the exact score (fit/fit.ts) have the same ratio. */
const CATEGORY_WORTH = 0.6 * WHOLE
/** A post with more than six skills has at most fifteen sixths of them. */
const MAX_RANK = (MAX_SKILLS / MAX_COUNTED_SKILLS) * WHOLE + CATEGORY_WORTH

/** What a person's profiles are about. */
export interface Interests {
  skills: readonly string[]
  categories: readonly string[]
}

/** The newest jobs of one database. */
export interface RecentJobs {
  /**
   * Finds the ids of the jobs that could fit best, those that have arrived or changed meanwhile included; undefined until
   * all have been read.
   */
  findLikely(interests: Interests, count: number): Promise<string[] | undefined>
}

interface Row {
  id: string
  version: string
  category: string
  skills: string
  published_at: Date
  /** The time with its microseconds. */
  published: string
}

const columns = sql`id, xmin::text as version, category, array_to_string(skill_ids, ' ') as skills, published_at,
  published_at::text as published`
const newestFirst = sql`order by published_at desc, id desc`

const ofDatabases = new WeakMap<Db, RecentJobs>()

/** Returns the newest jobs of a database, which are read from the first call on. */
export function recentJobsOf(db: Db): RecentJobs {
  const known = ofDatabases.get(db)
  if (known) return known
  const created = createRecentJobs(db)
  ofDatabases.set(db, created)
  return created
}

/** Creates the newest jobs of a database. */
export function createRecentJobs(db: Db, capacity = CAPACITY): RecentJobs {
  const jobs = createTable(capacity)
  let isFilled = false
  let isFilling = false
  let reading: Promise<void> | undefined
  let nextReading: Promise<void> | undefined
  let syncedVersion: number | undefined

  /** Reads the newest jobs, chunk by chunk, so that other work continues. */
  async function fill(): Promise<void> {
    const version = await readVersion()
    let last: Row | undefined
    do {
      last = await readChunk(last)
      await yieldToOthers()
    } while (last && jobs.size() < capacity)
    syncedVersion = version
    isFilled = true
  }

  function startFilling(): void {
    if (isFilling) return
    isFilling = true
    // After a failure the next call tries again.
    fill()
      .catch(() => {})
      .finally(() => {
        isFilling = false
      })
  }

  async function readVersion(): Promise<number> {
    return (await db.selectFrom('job_totals').select('version').executeTakeFirstOrThrow()).version
  }

  async function readChunk(after?: Row): Promise<Row | undefined> {
    const limit = Math.min(CHUNK, capacity - jobs.size())
    const { rows } = await sql<Row>`
      select ${columns} from jobs where owner_id is null
      ${after ? sql`and (published_at, id) < (${after.published}::timestamptz, ${after.id}::uuid)` : sql``}
      ${newestFirst} limit ${limit}`.execute(db)
    for (const row of rows) jobs.put(row)
    return rows.length === limit ? rows.at(-1) : undefined
  }

  /** Reads those of the newest jobs that are new or changed. */
  async function readChanges(): Promise<void> {
    const version = await readVersion()
    if (version === syncedVersion) return
    const { rows: newest } = await sql<{ id: string; version: string }>`
      select id, xmin::text as version from jobs where owner_id is null
      ${newestFirst} limit ${Math.min(CHUNK, capacity)}`.execute(db)
    const changed = newest.filter(({ id, version }) => jobs.versionOf(id) !== version).map(({ id }) => id)
    if (changed.length > 0) {
      const { rows } = await sql<Row>`select ${columns} from jobs where id = any(${changed}::uuid[])`.execute(
        db,
      )
      for (const row of rows) jobs.put(row)
    }
    syncedVersion = version
  }

  /** Reads the changes. Calls during a read share the next one, so that no read starts before its call. */
  function syncChanges(): Promise<void> {
    if (!reading) {
      reading = readChanges().finally(() => {
        reading = undefined
      })
      return reading
    }
    nextReading ??= reading
      .catch(() => {})
      .then(() => {
        nextReading = undefined
        return syncChanges()
      })
    return nextReading
  }

  return {
    async findLikely(interests, count) {
      if (!isFilled) {
        startFilling()
        return undefined
      }
      await syncChanges()
      return jobs.findLikely(interests, count)
    },
  }
}

/** Creates a table of jobs in memory, without objects for its rows. The row that was read first is replaced last. */
function createTable(capacity: number) {
  const ids: string[] = []
  const versions: string[] = []
  const rowOf = new Map<string, number>()
  const published = new Float64Array(capacity)
  const categories = new Uint16Array(capacity)
  const skills = new Uint16Array(capacity * MAX_SKILLS)
  const skillCounts = new Uint8Array(capacity)
  const ranks = new Uint16Array(capacity)
  const numberOfSkill = createNumbering()
  const numberOfCategory = createNumbering()
  let oldest = capacity

  function rowFor(id: string): number {
    const known = rowOf.get(id)
    if (known !== undefined) return known
    if (ids.length < capacity) return ids.length
    // The jobs were read newest first, so the last row is the oldest one.
    oldest = oldest === 0 ? capacity - 1 : oldest - 1
    rowOf.delete(ids[oldest]!)
    return oldest
  }

  /** Ranks all rows, and counts the rows of each rank. */
  function rankRows({ skills: wanted, categories: near }: Interests): Uint32Array {
    const isWanted = numberOfSkill.mark(wanted)
    const isNear = numberOfCategory.mark(near)
    const counts = new Uint32Array(MAX_RANK + 1)
    for (let row = 0; row < ids.length; row++) {
      const start = row * MAX_SKILLS
      const all = skillCounts[row]!
      let had = 0
      for (let at = start; at < start + Math.min(all, MAX_SKILLS); at++) had += isWanted[skills[at]!]!
      const counted = Math.min(Math.max(all, 1), MAX_COUNTED_SKILLS)
      const rank = Math.round((had * WHOLE) / counted) + isNear[categories[row]!]! * CATEGORY_WORTH
      ranks[row] = rank
      counts[rank]!++
    }
    return counts
  }

  return {
    size: () => ids.length,
    versionOf(id: string): string | undefined {
      const row = rowOf.get(id)
      return row === undefined ? undefined : versions[row]
    },
    put(job: Row): void {
      const row = rowFor(job.id)
      rowOf.set(job.id, row)
      ids[row] = job.id
      versions[row] = job.version
      published[row] = job.published_at.getTime()
      categories[row] = numberOfCategory.numberOf(job.category)
      const named = job.skills === '' ? [] : job.skills.split(' ')
      skillCounts[row] = Math.min(named.length, 255)
      for (const [index, skill] of named.slice(0, MAX_SKILLS).entries())
        skills[row * MAX_SKILLS + index] = numberOfSkill.numberOf(skill)
    },
    findLikely(interests: Interests, count: number): string[] {
      const counts = rankRows(interests)
      let above = 0
      let limit = MAX_RANK
      while (limit > 1 && above + counts[limit]! < count) above += counts[limit--]!
      const better: number[] = []
      const equal: number[] = []
      for (let row = 0; row < ids.length; row++) {
        if (ranks[row]! > limit) better.push(row)
        else if (ranks[row] === limit) equal.push(row)
      }
      equal.sort((one, other) => published[other]! - published[one]!)
      return [...better, ...equal.slice(0, count - above)].map((row) => ids[row]!)
    },
  }
}

/** Creates a numbering of names from 1 on. Names beyond 65,535 have the number 0, which is never marked. */
function createNumbering() {
  const numbers = new Map<string, number>()
  return {
    numberOf(name: string): number {
      const known = numbers.get(name)
      if (known !== undefined) return known
      if (numbers.size >= 65_535) return 0
      numbers.set(name, numbers.size + 1)
      return numbers.size
    },
    /** Returns 1 at the numbers of these names, and 0 at all others. */
    mark(names: readonly string[]): Uint8Array {
      const marks = new Uint8Array(65_536)
      for (const name of names) marks[numbers.get(name) ?? 0] = 1
      marks[0] = 0
      return marks
    },
  }
}
