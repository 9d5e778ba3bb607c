/**
 * The list of 100,000 letters and the figures of insights are read by indexes: their plans are compared, not times, which
 * differ between machines.
 */
import type { LetterFilter } from '@gigbell/contract'
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Tables } from '../../../platform/db/tables.ts'
import type { UserId } from '../../../platform/ids.ts'
import { createTestWorld } from '../../../platform/testing/world.ts'
import { findLetterPage } from './list.ts'
import {
  countOutcomesOfHabits,
  countOutcomesOfJobs,
  findMedianMinutes,
  findTimesOfLetters,
  type OutcomeFilter,
} from './outcomes.ts'

const world = await createTestWorld()
const { pool } = world.database
const { ada, bob } = await world.people()

beforeAll(async () => {
  // Rows are as long as real letters. The index of trigrams is built afterwards, which takes a quarter of the time.
  const { rows } = await pool.query("select indexdef from pg_indexes where indexname = 'letters_search'")
  await pool.query('drop index letters_search')
  await sql`
    insert into letters (user_id, job_title, text, text_by, text_at, writer, extra_information, status, created_at, updated_at)
    select user_id, 'A job', 'The letter with number ' || number, 'person', now(), 'person', repeat('x', 1200),
      case when number % 1000 = 0 then 'won' when number % 100 = 0 then 'replied' else 'applied' end,
      now() - number * interval '1 minute', now()
    from (values (${ada.id}::uuid, 100000), (${bob.id}::uuid, 2000)) as owners (user_id, letters),
      generate_series(1, letters) as number`.execute(world.db)
  await pool.query(rows[0].indexdef)
  await sql`vacuum analyze letters`.execute(world.db)
}, 60_000)

/** Returns the queries that a function makes, and their plans. */
async function explainQueries(read: (db: Kysely<Tables>) => Promise<unknown>) {
  const queries: CompiledQuery[] = []
  const logging = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      queries.push(query)
    },
  })
  await read(logging)
  return Promise.all(
    queries.map(async (query) => {
      const { rows } = await pool.query(`explain ${query.sql}`, [...query.parameters])
      return { sql: query.sql, plan: rows.map((row) => row['QUERY PLAN']).join('\n') }
    }),
  )
}

/** Returns the plans of the queries for a page: that of the page, and that of the number of letters. */
async function explainPage(filter: Partial<LetterFilter>): Promise<{ page: string; count: string }> {
  const explained = await explainQueries((db) =>
    findLetterPage(db, ada.id as UserId, { status: undefined, page: 1, limit: 20, ...filter }),
  )
  const planOf = (part: string) =>
    explained.find((one) => one.sql.includes('from "letters"') && one.sql.includes(part))!.plan
  return { page: planOf('limit'), count: planOf('count(*)') }
}

test('reads the newest letters in the order of an index', async () => {
  const { page, count } = await explainPage({})
  expect(page).toContain('letters_of_user')
  expect(page).not.toMatch(/Sort|Seq Scan/)
  expect(count).toContain('Index Only Scan')
})

test.each([['won'], ['replied'], ['applied']] as const)(
  'reads the letters of the status %s by an index',
  async (status) => {
    const { page, count } = await explainPage({ status: [status] })
    expect(page).toMatch(/letters_of_(status|user)/)
    expect(page).not.toMatch(/Sort|Seq Scan/)
    expect(count).toContain('letters_of_status')
  },
)

test('reads the letters of two rare statuses without reading the others', async () => {
  const { page, count } = await explainPage({ status: ['won', 'replied'] })
  expect(page).toMatch(/letters_of_(status|user)/)
  expect(page).not.toContain('Seq Scan')
  expect(count).toContain('letters_of_status')
})

test('finds the words of a search by the index of trigrams', async () => {
  const { page, count } = await explainPage({ search: 'number 99321' })
  expect(page).toContain('letters_search')
  expect(count).toContain('letters_search')
})

test.each<[string, OutcomeFilter]>([
  ['all letters', {}],
  ['the letters of a year', { from: new Date('2025-11-01'), before: new Date('2026-11-01') }],
  ['the letters of a source', { source: 'upwork' }],
])('counts the outcomes of %s without reading them', async (_, filter) => {
  const person = ada.id as UserId
  const offsets = [{ from: new Date(0), seconds: 0 }]
  const explained = await explainQueries(async (db) => {
    await findTimesOfLetters(db, person, filter)
    await countOutcomesOfJobs(db, person, filter, [60])
    await countOutcomesOfHabits(db, person, filter, { minutes: [10], words: [80], offsets })
    await findMedianMinutes(db, person, filter)
  })
  expect(explained).toHaveLength(4)
  for (const { plan } of explained) expect(plan).toContain('Index Only Scan using letters_outcomes')
})
