/** The order by best fit: exact among few jobs, and all jobs once on stable pages among many. */
import { Kysely, PostgresDialect, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '../../platform/clock.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { UserId } from '../../platform/ids.ts'
import { createTestWorld, type TestUser } from '../../platform/testing/world.ts'
import { ingest, Post } from '../sources/index.ts'
import { findBestMatches } from './best-match.ts'

interface Listed {
  id: string
  title: string
  ts_publish: string
  skills: { id: string; name: string }[]
  fit: { score: number } | null
}

const developer = {
  title: 'React developer',
  about: 'I build shops with React. 8 years of experience.',
  skills: ['React', 'TypeScript', 'Node.js'],
  languages: [{ value: 'en', label: 'English' }],
}
const { ada, bob, ...world } = await (async () => {
  const created = await createTestWorld()
  return { ...created, ...(await created.people()) }
})()
const { clock, db } = world
const START = clock.now()
let skillIds: string[]

const byFit = (one: Listed, other: Listed) =>
  other.fit!.score - one.fit!.score || Date.parse(other.ts_publish) - Date.parse(one.ts_publish)

/** Reads all pages of a list in the order of best fit. */
async function readAll(who: TestUser, query: string, limit: number): Promise<Listed[]> {
  const jobs: Listed[] = []
  for (let page = 1; ; page++) {
    const { body } = await who.get(`/api/jobs/search?sort=best_match&limit=${limit}&page=${page}${query}`)
    if (body.data.length === 0) {
      expect(body.totalItems).toBe(jobs.length)
      return jobs
    }
    jobs.push(...body.data)
  }
}

beforeAll(async () => {
  const skills = ['React', 'TypeScript', 'Node.js', 'Vue', 'Translation', 'Logo Design', 'Excel']
  const titles = [
    'React developer for a shop',
    'Logo for a bakery',
    'Translate a manual',
    'Clean a spreadsheet',
  ]
  await ingest(
    world,
    'board',
    Array.from({ length: 120 }, (_, n) =>
      Post.parse({
        source_id: `${n}`,
        title: `${titles[n % titles.length]} ${n}`,
        description: 'We look for somebody with experience for the next weeks.',
        skills: skills.filter((_, at) => ((n * 7919) >> at) % 3 === 0),
        applicants: (n * 37) % 80,
        published_at: new Date(START.getTime() - (n + 1) * 400 * MINUTE).toISOString(),
      }),
    ),
  )
  await ada.post('/api/profiles', developer)
  const known: Listed['skills'] = (await ada.get('/api/jobs/skills')).body.data
  skillIds = known.filter(({ name }) => developer.skills.includes(name)).map(({ id }) => id)
})

describe('among 120 jobs', () => {
  test.each(['', '&search=shop', '&posted_within=240'])(
    'every page is in the order of the score%s',
    async (query) => {
      const jobs = await readAll(ada, query, 17)
      const expected = jobs.toSorted(byFit)
      expect(jobs.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length)
      expect(jobs[0]!.fit!.score).toBeGreaterThan(jobs.at(-1)!.fit!.score + 30)
    },
  )

  test('the order is that of newest first for a person without a profile', async () => {
    const titles = async (sort: string) =>
      (await bob.get(`/api/jobs/search?sort=${sort}&limit=100`)).body.data.map((job: Listed) => job.title)
    expect(await titles('best_match')).toEqual(await titles('newest'))
  })

  test('the order changes at once with the profile, and leaves hidden jobs out', async () => {
    const first = async () => (await readAll(ada, '', 100))[0]!
    expect((await first()).title).toContain('React')
    const [profile] = (await ada.get('/api/profiles')).body.data
    await ada.put(`/api/profiles/${profile.id}`, {
      ...developer,
      title: 'Logo designer',
      about: 'I draw logos.',
      skills: ['Logo Design'],
    })
    const logo = await first()
    expect(logo.skills.map(({ name }) => name)).toContain('Logo Design')
    await ada.put(`/api/job/${logo.id}/mine`, { hidden: true })
    expect((await first()).id).not.toBe(logo.id)
    await ada.put(`/api/job/${logo.id}/mine`, { hidden: false })
    await ada.put(`/api/profiles/${profile.id}`, developer)
  })
})

describe('among 30,000 jobs of another trade', () => {
  beforeAll(async () => {
    await sql`
      insert into jobs (source, title, description, category, published_at, arrived_at, updated_at, fingerprint)
      select 'board', 'Mow a lawn ' || n, '', 'Gardening', ${START}::timestamptz - n * interval '1 minute', now(), now(), ''
      from generate_series(1, 30000) as n`.execute(db)
    await sql`insert into job_choices (kind, name) values ('category', 'Gardening') on conflict do nothing`.execute(
      db,
    )
    await sql`vacuum analyze jobs`.execute(db)
  })

  test('the fitting jobs come first, however old they are, and all jobs follow once', async () => {
    const read = async (page: number) =>
      (await ada.get(`/api/jobs/search?sort=best_match&limit=100&page=${page}`)).body as {
        data: Listed[]
        totalItems: number
      }
    const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(read))
    const jobs = pages.flatMap(({ data }) => data)
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(700)
    expect(new Set(pages.map(({ totalItems }) => totalItems))).toEqual(new Set([30_120]))
    const lawns = (await ada.get('/api/jobs/search?category=Gardening&limit=1')).body.data
    const ofSkills = skillIds.map(
      async (id) => (await ada.get(`/api/jobs/search?skills=${id}&limit=100`)).body.data,
    )
    const skilled = new Map((await Promise.all(ofSkills)).flat().map((job: Listed) => [job.id, job]))
    const best = [...skilled.values()].filter(({ fit }) => fit!.score > lawns[0].fit.score).sort(byFit)
    expect(best.length).toBeGreaterThan(20)
    expect(jobs.slice(0, best.length).map(({ id }) => id)).toEqual(best.map(({ id }) => id))
    expect(await read(2)).toEqual(pages[1])
    const last = await read(302)
    expect(last.data).toHaveLength(20)
  })

  test('candidates come from the indexes', async () => {
    const { pool } = world.database
    const statements: { sql: string; parameters: readonly unknown[] }[] = []
    const recorded = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      log({ query }) {
        statements.push(query)
      },
    })
    await findBestMatches({ db: recorded, clock }, ada.id as UserId, {}, { offset: 0, limit: 50 })
    const { sql: text, parameters } = statements.find(({ sql }) => sql.includes('with candidates'))!
    const plan = JSON.stringify((await pool.query(`explain ${text}`, [...parameters])).rows)
    for (const index of ['jobs_newest', 'jobs_by_category', 'jobs_by_skill']) expect(plan).toContain(index)
    expect(plan).not.toMatch(/Seq Scan on jobs\b/)
  })
})
