/**
 * Measures how long it takes to recognize that a post was published before, and to store its group, among many jobs of
 * the last 30 days: for posts that are published again with changes, and for new ones. Each job is made of sentences of
 * several posts, so that each sentence is in many jobs.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { insertJobs, type JobRow } from '../../apps/server/src/features/sources/queries.ts'
import { createBands } from '../../apps/server/src/features/sources/reposts/bands.ts'
import { findReposts, insertPostGroups } from '../../apps/server/src/features/sources/reposts/post-groups.ts'
import { type Database, migrate, openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { openEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { migrateQueue } from '../../apps/server/src/platform/queue.ts'
import { createDraw, makeRepost } from '../../apps/server/src/platform/testing/random-reposts.ts'
import { splitSentences } from '../../apps/server/src/platform/text.ts'
import { percentiles, table } from './figures.ts'
import { basePosts } from './jobs.ts'

const ROUNDS = 2_000
const BATCH = 2_000
/** The text that is searched, and these indexes, are left out: they take most of the time of filling the table. */
const unusedIndexes = ['jobs_by_words', 'jobs_by_skill', 'jobs_by_category', 'jobs_by_source', 'jobs_newest']

/** Measures recognition among `count` jobs and prints the table. */
export async function benchReposts(count: number): Promise<void> {
  const dataDir = join(import.meta.dirname, '../../.cache/bench-reposts')
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  const postgres = await openEmbedded(dataDir)
  const database = openDatabase(postgres.url)
  await migrate(database, () => migrateQueue(database))
  const jobOf = createJobs()
  await fill(database, count, jobOf)

  const draw = createDraw(count)
  const times: Record<'again' | 'fresh', number[]> = { again: [], fresh: [] }
  const recognized = { again: 0, fresh: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const kind = round % 2 === 0 ? 'again' : 'fresh'
    const job = kind === 'fresh' ? jobOf(count + round) : change(jobOf(draw(count)))
    const { taken, found } = await group(database, job)
    if (found) recognized[kind]++
    if (round >= ROUNDS / 10) times[kind].push(taken)
  }
  const row = (kind: 'again' | 'fresh', name: string) => {
    const { p50, p99 } = percentiles(times[kind])
    return [name, p50, p99, `${recognized[kind]} of ${ROUNDS / 2}`]
  }
  table(
    `Recognizing a post and storing its group among ${count.toLocaleString('en')} jobs, ms`,
    ['', 'p50', 'p99', 'recognized'],
    [row('again', 'published again'), row('fresh', 'new')],
  )
  await database.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })

  function change(job: JobRow): JobRow {
    const { other } = makeRepost({ ...job, skills: [] }, draw)
    return { ...job, ...other, id: randomUUID() }
  }
}

/** Recognizes and stores a job. The time of storing the job itself is not counted. */
async function group({ db }: Database, job: JobRow): Promise<{ taken: number; found: boolean }> {
  return db.transaction().execute(async (tx) => {
    const now = new Date()
    const begun = performance.now()
    const grouped = await findReposts(tx, [job], now)
    const recognized = performance.now()
    await insertJobs(tx, grouped, now)
    const inserted = performance.now()
    await insertPostGroups(tx, grouped, now)
    const taken = recognized - begun + performance.now() - inserted
    return { taken, found: grouped[0]!.repost !== null }
  })
}

/** Returns a function that makes the job of a number, which is always the same. */
function createJobs(): (number: number) => JobRow {
  const posts = basePosts().posts
  const sentences = posts.flatMap(({ description }) =>
    splitSentences(description ?? '').map(({ text }) => text),
  )
  return (number) => {
    const draw = createDraw(number)
    const pick = <T>(list: readonly T[]) => list[draw(list.length)]!
    const lines = Array.from({ length: 6 + draw(7) }, () => pick(sentences))
    return {
      id: randomUUID(),
      owner_id: null,
      added_by_owner: false,
      source: 'upwork',
      url: null,
      title: `${pick(posts).title} ${pick(posts).title.split(' ')[0]}`,
      description: lines.join('\n'),
      hidden_text: '',
      category: 'Other',
      type: 'fixed',
      level: null,
      budget_min: null,
      budget_max: 100 + draw(900),
      currency: 'USD',
      location: null,
      applicants: null,
      client: null,
      skill_ids: [],
      skill_names: [],
      published_at: new Date(),
      published_known: true,
      fingerprint: Buffer.from(String(number)),
    }
  }
}

async function fill({ db, pool }: Database, count: number, jobOf: (number: number) => JobRow): Promise<void> {
  console.log(`Filling a database with ${count.toLocaleString('en')} jobs …`)
  await pool.query('alter table jobs alter column search drop expression')
  await pool.query("alter table jobs alter column search set default ''")
  for (const index of unusedIndexes) await pool.query(`drop index ${index}`)
  const { rows } = await pool.query("select indexdef from pg_indexes where indexname = 'post_groups_by_band'")
  await pool.query('drop index post_groups_by_band')
  const now = new Date()
  for (let done = 0; done < count; done += BATCH) {
    const jobs = Array.from({ length: Math.min(BATCH, count - done) }, (_, n) => ({
      ...jobOf(done + n),
      repost: null,
    }))
    await db.transaction().execute(async (tx) => {
      await insertJobs(tx, jobs, now)
      await insertPostGroups(
        tx,
        jobs.map((job) => ({ ...job, bands: createBands(job), group: job.id, replaces: [], absorbs: [] })),
        now,
      )
    })
    if (done % 100_000 === 0) console.log(`  ${done.toLocaleString('en')} jobs`)
  }
  const client = await pool.connect()
  try {
    await client.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'")
    await client.query(rows[0].indexdef)
    await client.query('vacuum analyze post_groups')
    // Otherwise reading a row for the first time changes its page, which is then written while calls are measured.
    await client.query('vacuum analyze jobs')
    // Otherwise the new pages are written while the first calls are measured.
    await client.query('checkpoint')
  } finally {
    client.release(true)
  }
}
