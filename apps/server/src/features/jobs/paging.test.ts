/** Totals and pages among 30,000 jobs, which is enough for both plans to be chosen. */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../platform/testing/database.ts'
import type { JobConditions } from './job-conditions.ts'
import { findPage } from './paging.ts'

const { database } = await createTestDatabase()
const { db } = database
const ALL = 30_000

// Every job is a "gig"; every 2nd is "frequent", every 500th "rare". Job n is n minutes older than job 0.
beforeAll(async () => {
  await sql`
    insert into jobs (source, title, description, category, published_at, arrived_at, updated_at, fingerprint)
    select 'board', 'gig ' || n, case when n % 2 = 0 then 'frequent ' else '' end || case when n % 500 = 0 then 'rare ' else '' end
        || case when n % 1000 = 1 then 'work team' else 'team of work' end,
      case when n % 3 = 0 then 'Design' else 'Other' end,
      '2026-03-01T00:00:00Z'::timestamptz - n * interval '1 minute', now(), now(), ''
    from generate_series(0, ${ALL - 1}) as n`.execute(db)
  await sql`vacuum analyze jobs`.execute(db)
})

async function page(conditions: JobConditions, offset: number, limit = 10) {
  const found = await findPage(db, conditions, { offset, limit })
  const rows = await db.selectFrom('jobs').select(['id', 'title']).execute()
  const titles = new Map(rows.map((row) => [row.id, row.title]))
  return { ...found, numbers: found.ids.map((id) => Number(titles.get(id)!.slice(4))) }
}

test('the list without conditions is counted exactly and read from the nearer end', async () => {
  expect(await page({}, 0, 3)).toMatchObject({ numbers: [0, 1, 2], total: ALL, estimated: false })
  expect(await page({}, 20_000, 3)).toMatchObject({ numbers: [20_000, 20_001, 20_002], total: ALL })
  expect(await page({}, ALL - 2, 10)).toMatchObject({ numbers: [ALL - 2, ALL - 1], total: ALL })
  expect(await page({}, ALL, 10)).toMatchObject({ numbers: [], total: ALL })
})

test('a rare word is counted exactly', async () => {
  expect(await page({ words: "'rare'" }, 50)).toMatchObject({
    numbers: Array.from({ length: 10 }, (_, i) => (50 + i) * 500),
    total: 60,
    estimated: false,
  })
})

test('a frequent word has correct pages and an estimated total, the same on every page', async () => {
  const first = await page({ words: "'frequent'" }, 0)
  expect(first.numbers).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18])
  expect(first.estimated).toBe(true)
  expect(first.total).toBeGreaterThan(0.8 * (ALL / 2))
  expect(first.total).toBeLessThan(1.2 * (ALL / 2))
  const deep = await page({ words: "'frequent'" }, 10_000)
  expect(deep).toMatchObject({ total: first.total, estimated: true })
  expect(deep.numbers[0]).toBe(20_000)
  expect(await page({ words: "'frequent'" }, 1e10)).toMatchObject({
    numbers: [],
    total: first.total,
    estimated: true,
  })
})

test('a rare phrase of frequent words is counted exactly', async () => {
  const found = await page({ words: "'work' <-> 'team'" }, 20)
  expect(found).toMatchObject({ total: 30, estimated: false })
  expect(found.numbers[0]).toBe(20_001)
})

test('a filter and a word can be combined', async () => {
  const found = await page({ words: "'frequent'", categories: ['Design'] }, 0, 3)
  expect(found).toMatchObject({ numbers: [0, 6, 12], total: 5_000, estimated: false })
})

test('the ranked matches and those behind them contain every match once', async () => {
  const rank = sql<number>`extract(minute from published_at)::integer`
  const limit = 300
  const seen = new Set<string>()
  for (let offset = 0; offset < 1_800; offset += limit) {
    const found = await findPage(db, { words: "'frequent'" }, { offset, limit }, rank)
    for (const id of found.ids) seen.add(id)
  }
  expect(seen.size).toBe(1_800)
})
