/**
 * Lists that a person's marks restrict: random marks compared with a plain filter over all jobs, and the plans by which
 * the database finds them among many jobs.
 */
import type { MineFilter } from '@gigbell/contract'
import fc from 'fast-check'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tables } from '../../../platform/db/tables.ts'
import type { UserId } from '../../../platform/ids.ts'
import { createTestWorld, type TestUser } from '../../../platform/testing/world.ts'
import type { JobConditions } from '../job-conditions.ts'
import { findPage } from '../paging.ts'

const world = await createTestWorld()
const { db } = world
const { ada, bob } = await world.people()

/** Inserts jobs, newest first, of which every second names a lamp and every third is a design. */
async function insertJobs(from: number, to: number, owner: string | null = null): Promise<void> {
  await sql`
    insert into jobs (source, title, description, category, published_at, arrived_at, updated_at, fingerprint, owner_id)
    select 'board', n || case when n % 2 = 0 then ' lamp' else ' chair' end, '', case when n % 3 = 0 then 'Design' else 'Other' end,
      '2026-03-01T00:00:00Z'::timestamptz - n * interval '1 minute', now(), now(), '', ${owner}::uuid
    from generate_series(${from}::int, ${to}::int) as n`.execute(db)
}

describe('among 24 jobs', () => {
  const SHARED = 20
  let jobs: { id: string; title: string; category: string; owner_id: string | null }[]

  beforeAll(async () => {
    await insertJobs(0, SHARED - 1)
    await insertJobs(SHARED, SHARED + 1, ada.id)
    await insertJobs(SHARED + 2, SHARED + 3, bob.id)
    await sql`insert into job_choices (kind, name) values ('category', 'Design'), ('category', 'Other') on conflict do nothing`.execute(
      db,
    )
    jobs = await db
      .selectFrom('jobs')
      .select(['id', 'title', 'category', 'owner_id'])
      .orderBy('published_at', 'desc')
      .execute()
  })

  type Marks = { saved?: boolean; hidden?: boolean; seen?: boolean; applied?: boolean }
  const isListed = ({ saved, hidden, seen, applied }: Marks, mine: MineFilter | undefined) => {
    if (mine === 'hidden') return hidden === true
    if (hidden) return false
    if (mine === 'applied') return applied === true
    return mine === 'saved' ? saved === true : mine === 'unseen' ? !seen : true
  }

  test('every list equals a plain filter, on every page, for two people who mark at random', async () => {
    const step = fc.record({
      who: fc.constantFrom(0, 1),
      job: fc.nat({ max: SHARED + 3 }),
      letter: fc.option(fc.constantFrom('draft', 'applied', 'won')),
      marks: fc.record(
        { saved: fc.boolean(), hidden: fc.boolean(), seen: fc.boolean() },
        { requiredKeys: [] },
      ),
    })
    const query = fc.record(
      {
        mine: fc.constantFrom<MineFilter>('saved', 'hidden', 'applied', 'unseen'),
        search: fc.constant('lamp'),
        category: fc.constant('Design'),
        sort: fc.constantFrom('newest', 'best_match'),
      },
      { requiredKeys: [] },
    )
    const run = fc.record({
      steps: fc.array(step, { maxLength: 8 }),
      query,
      limit: fc.constantFrom(3, 7, 50),
    })
    const people = [ada, bob]
    const marked = people.map(() => new Map<string, Marks>())
    await fc.assert(
      fc.asyncProperty(run, async ({ steps, query, limit }) => {
        for (const { who, job: index, letter, marks } of steps) {
          const job = jobs[index]!
          const person = people[who]!
          const isVisible = job.owner_id === null || job.owner_id === person.id
          const { status } = letter
            ? await person.post('/api/letters', { jobId: job.id, status: letter, text: 'Hello.' })
            : await person.put(`/api/job/${job.id}/mine`, marks)
          expect(status).toBe(isVisible ? (letter ? 201 : 200) : 404)
          const changes = letter ? (letter === 'draft' ? {} : { applied: true }) : marks
          if (isVisible) marked[who]!.set(job.id, { ...marked[who]!.get(job.id), ...changes })
        }
        for (const [who, person] of people.entries()) {
          const expected = jobs.filter(
            (job) =>
              (job.owner_id === null || job.owner_id === person.id) &&
              isListed(marked[who]!.get(job.id) ?? {}, query.mine) &&
              (!query.search || job.title.includes('lamp')) &&
              (!query.category || job.category === 'Design'),
          )
          expect(await readAll(person, query, limit)).toEqual({
            ids: expected.map(({ id }) => id),
            totals: new Set([expected.length]),
          })
        }
      }),
      { numRuns: 60, seed: 20261122 },
    )
  })

  /** Reads all pages of a list, and one behind the last. */
  async function readAll(person: TestUser, query: Record<string, string>, limit: number) {
    const path = Object.keys(query).length === 0 ? 'fetchJobs' : 'search'
    const ids: string[] = []
    const totals = new Set<number>()
    for (let page = 1; ; page++) {
      const parameters = new URLSearchParams({ ...query, page: `${page}`, limit: `${limit}` })
      const { body } = await person.get(`/api/jobs/${path}?${parameters}`)
      totals.add(body.totalItems)
      expect(body.totalPages).toBe(Math.ceil(body.totalItems / limit))
      if (body.data.length === 0) return { ids, totals }
      ids.push(...body.data.map((job: { id: string }) => job.id))
    }
  }
})

describe('among 30,000 jobs', () => {
  const person = bob.id as UserId
  const ALL = 30_000
  const MARKED = 2_000
  let hidden: number

  beforeAll(async () => {
    await insertJobs(1_000, 30_999)
    await sql`delete from jobs where title ~ '^\\d{1,3} '`.execute(db)
    await sql`
      insert into job_marks (user_id, job_id, saved_at, hidden_at)
      select ${person}::uuid, id, case when n % 100 = 0 then now() end, case when n % 100 > 0 then now() end
      from (select id, row_number() over (order by published_at desc) as n from jobs limit ${MARKED}) as newest`.execute(
      db,
    )
    hidden = MARKED - MARKED / 100
    await sql`vacuum analyze jobs, job_marks`.execute(db)
  })

  /** Finds a page and the plans of its statements. */
  async function findWithPlans(conditions: JobConditions, offset = 0) {
    const statements: { sql: string; parameters: readonly unknown[] }[] = []
    const { pool } = world.database
    const recorded = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      log({ query }) {
        statements.push(query)
      },
    })
    const found = await findPage(recorded, conditions, { offset, limit: 10 })
    const selects = statements.filter(
      ({ sql }) => /^\s*(?:select|with)\b/.test(sql) && !sql.includes('set_config'),
    )
    const plans = await Promise.all(
      selects.map(async ({ sql, parameters }) => (await pool.query(`explain ${sql}`, [...parameters])).rows),
    )
    return { ...found, plans: JSON.stringify(plans) }
  }

  test('the list without hidden jobs is read in date order, beside one hash table of what is hidden', async () => {
    const { ids, total, plans } = await findWithPlans({ personal: { person } })
    const { rows } = await sql<{ id: string }>`
      select id from jobs where owner_id is null and not exists (
        select from job_marks where job_id = id and user_id = ${person} and hidden_at is not null)
      order by published_at desc, id desc limit 10`.execute(db)
    expect(ids).toEqual(rows.map(({ id }) => id))
    expect(total).toBe(ALL - hidden)
    expect(plans).toContain('jobs_newest')
    expect(plans).toContain('hashed SubPlan')
    expect(plans).not.toMatch(/Seq Scan on jobs\b/)
  })

  test('a frequent word is found in date order, and its total is an estimate', async () => {
    const { ids, estimated, plans } = await findWithPlans({ words: "'lamp'", personal: { person } })
    expect(ids).toHaveLength(10)
    expect(estimated).toBe(true)
    expect(plans).toContain('jobs_newest')
    expect(plans).not.toMatch(/Seq Scan on jobs\b/)
  })

  test('saved jobs are found by their marks, and counted exactly', async () => {
    const { total, plans } = await findWithPlans({ personal: { person, only: 'saved' } })
    expect(total).toBe(MARKED - hidden)
    expect(plans).toContain('jobs_pkey')
    expect(plans).not.toMatch(/Seq Scan on jobs\b/)
  })
})
