/** Ingestion into a real PostgreSQL: each post becomes a job once, also with concurrent servers. */
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { createTestDatabase } from '../../platform/testing/database.ts'
import { realPosts, realPostsMissing } from '../../platform/testing/real-posts.ts'
import { ingest } from './ingest.ts'
import { Post } from './post.ts'

const { database, clock } = await createTestDatabase()
const { db } = database
const ports = { db, clock }

const post = (source_id: string, more: Record<string, unknown> = {}) =>
  Post.parse({
    source_id,
    title: `Post ${source_id}`,
    description: `The text of ${source_id}.`,
    skills: ['React'],
    published_at: '2026-03-01T08:00:00Z',
    ...more,
  })
const take = (source: string, ...posts: Post[]) => ingest(ports, source, posts)
const jobs = () => db.selectFrom('jobs').selectAll().orderBy('title').execute()
const origins = () =>
  db.selectFrom('job_origins').selectAll().orderBy('source').orderBy('source_id').execute()
const skillCounts = async () =>
  Object.fromEntries(
    (await db.selectFrom('skills').select(['name', 'jobs']).execute()).map((one) => [one.name, one.jobs]),
  )

beforeEach(async () => {
  for (const table of ['jobs', 'skills', 'job_choices'] as const) await db.deleteFrom(table).execute()
})

describe('posts of one source', () => {
  test('change nothing when they are ingested again', async () => {
    expect(await take('board', post('1'), post('2'))).toMatchObject({ updated: 0, unchanged: 0, refused: [] })
    const before = await jobs()
    clock.advance(60_000)
    expect(await take('board', post('1'), post('2'))).toEqual({
      added: [],
      updated: 0,
      unchanged: 2,
      refused: [],
    })
    expect(await jobs()).toEqual(before)
  })

  test('change their job, its skills and the counts of skills when they are edited', async () => {
    const { added } = await take('board', post('1'), post('2'))
    expect(
      await take('board', post('1', { description: 'New text.', skills: ['Vue.js'], budget_min: 50 })),
    ).toEqual({
      added: [],
      updated: 1,
      unchanged: 0,
      refused: [],
    })
    const [job] = await jobs()
    expect(job).toMatchObject({
      id: added[0],
      description: 'New text.',
      skill_names: ['Vue.js'],
      budget_min: 50,
    })
    expect(await skillCounts()).toEqual({ React: 1, 'Vue.js': 1 })
  })

  test('are two jobs when they have equal texts and different ids', async () => {
    const same = { title: 'Bread shop', description: 'We need a shop.' }
    expect((await take('board', post('1', same), post('2', same))).added).toHaveLength(2)
  })

  test('become one job with the later version when an id occurs twice in a batch', async () => {
    const { added, unchanged } = await take('board', post('1'), post('1', { title: 'Later' }))
    expect([added.length, unchanged]).toEqual([1, 1])
    expect((await jobs()).map((job) => job.title)).toEqual(['Later'])
  })

  test('have the time of their first arrival when they have no date', async () => {
    const arrived = clock.now()
    await take('board', post('1', { published_at: null }))
    clock.advance(DAY)
    expect(await take('board', post('1', { published_at: null }))).toMatchObject({ unchanged: 1 })
    expect((await jobs())[0]).toMatchObject({
      published_at: arrived,
      published_known: false,
      arrived_at: arrived,
    })
  })

  test('get the known skills their text names, and skills that are known later are not an edit', async () => {
    const bare = post('2', { title: 'React and nodejs page', skills: [] })
    await take('board', post('1', { skills: ['React'] }), bare)
    expect((await jobs())[1]).toMatchObject({ skill_names: ['React'], category: 'Frontend Development' })
    await take('board', post('3', { skills: ['Node.js'] }))
    expect(await take('board', bare)).toMatchObject({ updated: 0, unchanged: 1 })
  })

  test('share one skill for all spellings of its name', async () => {
    await take('board', post('1', { skills: ['NodeJS'] }), post('2', { skills: ['Node.js', 'node js'] }))
    await take('board', post('3', { skills: ['Node JS'] }))
    expect(await skillCounts()).toEqual({ NodeJS: 3 })
  })

  test('are counted, and their categories and sources become filter choices', async () => {
    await take('board', post('1', { category: 'Odd Jobs' }), post('2', { skills: [] }))
    expect(await db.selectFrom('job_totals').select('jobs').executeTakeFirstOrThrow()).toEqual({ jobs: 2 })
    const choices = await db.selectFrom('job_choices').selectAll().orderBy('kind').orderBy('name').execute()
    expect(choices.map((one) => one.name)).toEqual(['Odd Jobs', 'Other', 'board'])
  })

  test('are stored as plain text when they are hostile, and do not affect the others', async () => {
    const posts = [
      post('good'),
      post('nul', {
        title: 'a\0b',
        description: '\0\uD800',
        category: '\0',
        skills: ['\0', 'x\0y'],
        country: '\uDFFF',
      }),
      post('x'.repeat(5000)),
      post('long', {
        title: 't'.repeat(50_000),
        description: 'd '.repeat(150_000),
        category: 'c'.repeat(5000),
      }),
      post('words', { description: Array.from({ length: 20_000 }, (_, i) => `w${i}`).join(' ') }),
      post('word', { description: 'w'.repeat(100_000) }),
      post('numbers', {
        budget_min: 1e300,
        budget_max: -1,
        applicants: 1e12,
        client: { hires: 1e15, spent: 1e300, rating: 99 },
      }),
      post('sql', { title: "'); drop table jobs; --", skills: ["'); --"] }),
      post('proto', JSON.parse('{"__proto__": {"polluted": true}, "client": {"__proto__": {}}}')),
      post('link', { url: 'javascript:alert(1)' }),
    ]
    const intake = await take('board', ...posts)
    expect(intake.refused).toEqual([])
    expect(intake.added).toHaveLength(posts.length)
    expect((await jobs()).every((job) => job.url === null && job.description.length <= 100_000)).toBe(true)
  })
})

describe('posts of several sources', () => {
  const same = { title: 'Bread shop', description: 'We need a shop for bread.' }

  test('become one job with two origins when they are the same', async () => {
    const { added } = await take('board', post('1', same))
    expect(await take('fair', post('9', same))).toEqual({ added: [], updated: 0, unchanged: 1, refused: [] })
    expect(await origins()).toMatchObject([
      { source: 'board', source_id: '1', job_id: added[0] },
      { source: 'fair', source_id: '9', job_id: added[0] },
    ])
    expect(await take('fair', post('9', { ...same, description: 'Their copy, edited.' }))).toMatchObject({
      updated: 0,
    })
    expect(await take('board', post('1', { ...same, title: 'Big bread shop' }))).toMatchObject({ updated: 1 })
  })

  test('become one job when one file names both sources', async () => {
    const { added } = await take(
      'file',
      post('1', { ...same, source: 'board' }),
      post('9', { ...same, source: 'fair' }),
    )
    expect(added).toHaveLength(1)
    expect((await jobs()).map((job) => job.source)).toEqual(['board'])
  })

  test('are two jobs when the second arrives after 7 days', async () => {
    await take('board', post('1', same))
    clock.advance(7 * DAY + 1)
    expect((await take('fair', post('9', same))).added).toHaveLength(1)
  })

  test('are two jobs when they were published 8 days apart', async () => {
    await take('board', post('1', { ...same, published_at: '2026-02-01T08:00:00Z' }))
    expect(
      (await take('fair', post('9', { ...same, published_at: '2026-02-09T09:00:00Z' }))).added,
    ).toHaveLength(1)
  })

  test('are two jobs when they have the same id and different texts', async () => {
    await take('board', post('1'))
    expect((await take('fair', post('1', { title: 'Something else' }))).added).toHaveLength(1)
  })
})

describe('concurrent ingestion', () => {
  test('creates each job once when two servers ingest the same posts', async () => {
    const other = openDatabase(database.url, { connections: 10 })
    try {
      const posts = Array.from({ length: 450 }, (_, i) =>
        post(String(i), { skills: [`Skill ${i % 7}`, `Skill ${i % 11}`] }),
      )
      const reversed = [...posts].reverse()
      const intakes = await Promise.all([
        ingest(ports, 'board', posts),
        ingest({ db: other.db, clock }, 'board', reversed),
        ingest(ports, 'fair', reversed),
        ingest({ db: other.db, clock }, 'fair', posts),
      ])
      expect(intakes.flatMap((intake) => intake.refused)).toEqual([])
      expect(new Set(intakes.flatMap((intake) => intake.added)).size).toBe(450)
      expect(await jobs()).toHaveLength(450)
      expect(await origins()).toHaveLength(900)
      const counts = Object.values(await skillCounts())
      const used = (await jobs()).reduce((sum, job) => sum + job.skill_ids.length, 0)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(used)
      expect((await db.selectFrom('job_totals').select('jobs').executeTakeFirstOrThrow()).jobs).toBe(450)
    } finally {
      await other.close()
    }
  })

  test('calls the arrival listener in the same transaction', async () => {
    const calls: string[][] = []
    const intake = await ingest(ports, 'board', [post('1'), post('2')], async (tx, ids) => {
      calls.push(ids)
      expect(await tx.selectFrom('jobs').select('id').where('id', 'in', ids).execute()).toHaveLength(2)
      expect(await jobs()).toHaveLength(0)
    })
    expect(calls).toEqual([intake.added])
    const failing = ingest(ports, 'board', [post('3')], () => Promise.reject(new Error('no room')))
    await expect(failing).rejects.toThrow('no room')
    expect(await jobs()).toHaveLength(2)
    await ingest(ports, 'board', [post('1')], () => Promise.reject(new Error('nothing is new')))
  })
})

test.skipIf(realPostsMissing)(
  'a collection of real posts is ingested completely (skipped when it is absent)',
  async () => {
    const posts = realPosts().map((post) => Post.parse(post))
    const intake = await ingest(ports, 'file', posts)
    expect(intake.refused).toEqual([])
    expect(intake.added.length + intake.unchanged).toBe(posts.length)
    expect(await ingest(ports, 'file', posts)).toMatchObject({
      added: [],
      updated: 0,
      unchanged: posts.length,
    })
  },
)
