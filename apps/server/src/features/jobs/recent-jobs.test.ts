/** The candidates among the newest jobs in memory, compared with a plain ranking of all jobs. */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../platform/testing/database.ts'
import { createRecentJobs, type RecentJobs, recentJobsOf } from './recent-jobs.ts'

const { database } = await createTestDatabase()
const { db } = database
const COUNT = 3_000
const skillIds = Array.from({ length: 20 }, (_, n) => `00000000-0000-4000-8000-${`${n}`.padStart(12, '0')}`)
const categories = ['Design', 'Writing', 'Gardening']

/** Inserts a job that was posted so many seconds before the others’ time. */
async function insertJob(secondsAgo: number, category: string, skills: readonly string[]): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into jobs (source, title, description, category, skill_ids, published_at, arrived_at, updated_at, fingerprint)
    values ('board', 'A job', '', ${category}, ${skills}::uuid[],
      '2026-03-01T00:00:00Z'::timestamptz - ${secondsAgo} * interval '1 second', now(), now(), '') returning id`.execute(
    db,
  )
  return rows[0]!.id
}

beforeAll(async () => {
  // The skills of job n are those whose bits are set in a number that n is mixed to.
  await sql`
    insert into jobs (source, title, description, category, skill_ids, published_at, arrived_at, updated_at, fingerprint)
    select 'board', 'A job', '', (${categories}::text[])[n % 3 + 1],
      array(select skill from unnest(${skillIds}::uuid[]) with ordinality as skills (skill, bit)
        where (n::bigint * 2654435761 >> (bit::int + 4)) % (2 + n % 5) = 1),
      '2026-03-01T00:00:00Z'::timestamptz - n * interval '1 second', now(), now(), ''
    from generate_series(1, ${COUNT}::int) as n`.execute(db)
})

interface Wanted {
  skills: string[]
  categories: string[]
}

/** Ranks all jobs plainly. */
async function rankAll({ skills, categories }: Wanted, count: number, newest = COUNT * 2): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'skill_ids', 'category', 'published_at'])
    .orderBy('published_at', 'desc')
    .limit(newest)
    .execute()
  return rows
    .map(({ id, skill_ids, category, published_at }) => ({
      id,
      published_at,
      rank:
        skill_ids.slice(0, 15).filter((skill) => skills.includes(skill)).length /
          Math.min(Math.max(skill_ids.length, 1), 6) +
        (categories.includes(category) ? 0.6 : 0),
    }))
    .filter(({ rank }) => rank > 0)
    .sort(
      (one, other) =>
        Math.round(600 * (other.rank - one.rank)) ||
        other.published_at.getTime() - one.published_at.getTime(),
    )
    .slice(0, count)
    .map(({ id }) => id)
}

async function findLikely(wanted: Wanted, count: number, jobs: RecentJobs = recentJobsOf(db)) {
  await expect.poll(() => jobs.findLikely(wanted, count)).toBeDefined()
  return (await jobs.findLikely(wanted, count))!
}

const expectBest = async (wanted: Wanted, count: number) =>
  expect((await findLikely(wanted, count)).toSorted()).toEqual((await rankAll(wanted, count)).toSorted())

test('nothing is proposed until all jobs have been read', async () => {
  expect(await recentJobsOf(db).findLikely({ skills: skillIds, categories }, 10)).toBeUndefined()
})

test.each<[string, Wanted]>([
  ['one skill', { skills: skillIds.slice(0, 1), categories: [] }],
  ['many skills and a category', { skills: skillIds.slice(3, 12), categories: ['Design'] }],
  ['a category alone', { skills: [], categories: ['Writing'] }],
  ['what no job has', { skills: ['10000000-0000-4000-8000-000000000000'], categories: ['Nothing'] }],
])('the best are those of a plain ranking, for %s', async (_, wanted) => {
  for (const count of [1, 7, 400, COUNT + 1]) await expectBest(wanted, count)
})

test('a job that arrives or changes counts at once among the newest', async () => {
  const wanted = { skills: skillIds.slice(0, 6), categories: ['Design'] }
  await findLikely(wanted, 1)
  const id = await insertJob(0, 'Design', wanted.skills)
  await insertJob(1, 'Design', skillIds)
  await expectBest(wanted, 40)
  expect(await findLikely(wanted, 40)).toContain(id)
  await sql`update jobs set skill_ids = '{}', category = 'Gardening' where id = ${id}`.execute(db)
  expect(await findLikely(wanted, 40)).not.toContain(id)
  await expectBest(wanted, 40)
})

test('a job that was stored during a call counts for the next one', async () => {
  const gate = Promise.withResolvers<void>()
  let held = 0
  const slow = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isHeld) {
        held++
        await gate.promise
      }
      return result
    },
  })
  let isHeld = false
  const jobs = createRecentJobs(slow)
  const wanted = { skills: skillIds.slice(2, 7), categories: ['Writing'] }
  await findLikely(wanted, 1, jobs)
  isHeld = true
  const first = jobs.findLikely(wanted, 40)
  await expect.poll(() => held).toBe(1)
  const id = await insertJob(-10, 'Writing', wanted.skills)
  const calls = [jobs.findLikely(wanted, 40), jobs.findLikely(wanted, 40)]
  isHeld = false
  gate.resolve()
  for (const call of calls) expect(await call).toContain(id)
  await first
})

test('the newest jobs replace the oldest ones when there is no room', async () => {
  const jobs = createRecentJobs(db, 1_000)
  const wanted = { skills: skillIds.slice(5, 9), categories: ['Writing'] }
  for (let round = 0; round < 3; round++) {
    const likely = await findLikely(wanted, 2_000, jobs)
    expect(likely.toSorted()).toEqual((await rankAll(wanted, 2_000, 1_000)).toSorted())
    for (let n = 0; n < 400; n++) await insertJob(-1 - round * 400 - n, 'Writing', skillIds.slice(n % 20))
  }
})
