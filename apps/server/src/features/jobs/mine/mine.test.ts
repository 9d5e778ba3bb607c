/** What people do with jobs, over HTTP: saving, hiding and seeing, in every list that shows jobs, and nobody else's. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../../platform/clock.ts'
import { createTestWorld, type TestUser } from '../../../platform/testing/world.ts'
import { onJobsArrived } from '../../alerts/index.ts'
import { ingest, Post } from '../../sources/index.ts'

const world = await createTestWorld()
const { db, clock } = world
const START = clock.now()

const post = (source_id: string, minutesAgo: number) =>
  Post.parse({
    source_id,
    title: `Lamp ${source_id}`,
    description: 'A maker of lamps needs drawings.',
    skills: ['Illustration'],
    published_at: new Date(START.getTime() - minutesAgo * MINUTE).toISOString(),
  })

const ids: Record<string, string> = {}
let ada: TestUser
let bob: TestUser

/** Creates two people who have not marked anything. */
async function newPeople(): Promise<void> {
  ;({ ada, bob } = await world.people())
}

beforeAll(async () => {
  const { added } = await ingest(world, 'board', [
    post('one', 10),
    post('two', 20),
    post('three', 30),
    post('four', 40),
  ])
  const rows = await db.selectFrom('jobs').select(['id', 'title']).where('id', 'in', added).execute()
  for (const { id, title } of rows) ids[title.slice('Lamp '.length)] = id
  await newPeople()
})

const change = (who: TestUser, name: string, marks: unknown) =>
  who.put(`/api/job/${ids[name] ?? name}/mine`, marks)
const list = async (who: TestUser, path: string) => {
  const { status, body } = await who.get(`/api/jobs/${path}`)
  expect(status).toBe(200)
  return {
    total: body.totalItems,
    names: body.data.map((job: { title: string }) => job.title.slice('Lamp '.length)),
  }
}
const mineOf = async (who: TestUser, name: string) => (await who.get(`/api/job/${ids[name]}`)).body.data.mine
const marks = { saved: false, hidden: false, seen: false, letter_id: null, status: null }

describe('a mark', () => {
  test('is set, kept when another one changes, and removed, as often as one likes', async () => {
    await newPeople()
    expect(await mineOf(ada, 'one')).toBeNull()
    for (let again = 0; again < 2; again++) {
      const { status, body } = await change(ada, 'one', { saved: true })
      expect([status, body.data]).toEqual([200, { ...marks, saved: true }])
    }
    expect((await change(ada, 'one', { seen: true })).body.data).toEqual({
      ...marks,
      saved: true,
      seen: true,
    })
    expect((await change(ada, 'one', {})).body.data).toEqual({ ...marks, saved: true, seen: true })
    expect((await change(ada, 'one', { saved: false })).body.data).toEqual({ ...marks, seen: true })
    expect((await change(ada, 'one', { seen: false, hidden: false })).body.data).toBeNull()
    expect(await db.selectFrom('job_marks').selectAll().where('user_id', '=', ada.id).execute()).toEqual([])
  })

  test('keeps its first time when it is set again', async () => {
    await newPeople()
    await change(ada, 'one', { saved: true })
    clock.advance(HOUR)
    await change(ada, 'one', { saved: true, seen: true })
    const [row] = await db.selectFrom('job_marks').selectAll().where('user_id', '=', ada.id).execute()
    expect(row!.seen_at!.getTime() - row!.saved_at!.getTime()).toBe(HOUR)
  })

  test('of a job that the person cannot see is refused', async () => {
    await newPeople()
    const [own] = (await ingest(world, 'upwork', [post('own', 15)], undefined, ada.id)).added
    for (const [who, id] of [
      [bob, own!],
      [ada, randomUUID()],
      [ada, 'nothing'],
    ] as const)
      expect((await change(who, id, { saved: true })).status).toBe(404)
    expect((await change(ada, own!, { saved: true })).status).toBe(200)
    expect((await change(ada, 'one', { saved: 'yes' })).status).toBe(400)
    await db.deleteFrom('jobs').where('id', '=', own!).execute()
    expect(await list(ada, 'search?mine=saved')).toEqual({ total: 0, names: [] })
  })

  test('that many calls set at once is one mark', async () => {
    await newPeople()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => change(ada, 'two', i % 2 ? { saved: true } : { seen: true })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await mineOf(ada, 'two')).toEqual({ ...marks, saved: true, seen: true })
  })
})

describe('a list', () => {
  test('shows what its reader has done with each job, and nobody else’s marks', async () => {
    await newPeople()
    // The page is cached before anybody has a mark.
    await list(bob, 'fetchJobs')
    await change(ada, 'two', { saved: true })
    for (const path of ['fetchJobs', 'search', 'search?sort=best_match', 'search?search=lamp']) {
      const marksIn = async (who: TestUser) =>
        (await who.get(`/api/jobs/${path}`)).body.data.map((job: { mine: unknown }) => job.mine)
      expect(await marksIn(ada)).toEqual([null, { ...marks, saved: true }, null, null])
      expect(await marksIn(bob)).toEqual([null, null, null, null])
    }
  })

  test('leaves hidden jobs out, with the right totals and pages, until they are shown again', async () => {
    await newPeople()
    await change(ada, 'two', { hidden: true })
    const shown = { total: 3, names: ['one', 'three', 'four'] }
    for (const path of ['fetchJobs', 'fetchJobs?search=lamp', 'search', 'search?sort=best_match'])
      expect(await list(ada, path)).toEqual(shown)
    for (const [index, name] of shown.names.entries())
      expect(await list(ada, `fetchJobs?limit=1&page=${index + 1}`)).toEqual({ total: 3, names: [name] })
    expect(await list(ada, 'fetchJobs?limit=1&page=4')).toEqual({ total: 3, names: [] })
    expect((await ada.get('/api/jobs/fetchJobs?limit=2')).body.totalPages).toBe(2)
    expect(await list(ada, 'search?mine=hidden')).toEqual({ total: 1, names: ['two'] })
    expect((await list(bob, 'fetchJobs')).total).toBe(4)
    await change(ada, 'two', { hidden: false })
    expect((await list(ada, 'fetchJobs')).total).toBe(4)
  })

  test('of saved, hidden or unseen jobs has these alone, and can be searched', async () => {
    await newPeople()
    await change(ada, 'one', { saved: true, seen: true })
    await change(ada, 'two', { saved: true, hidden: true })
    await change(ada, 'three', { seen: true })
    expect(await list(ada, 'search?mine=saved')).toEqual({ total: 1, names: ['one'] })
    expect(await list(ada, 'search?mine=hidden')).toEqual({ total: 1, names: ['two'] })
    expect(await list(ada, 'search?mine=unseen')).toEqual({ total: 1, names: ['four'] })
    expect(await list(ada, 'search?mine=applied')).toEqual({ total: 0, names: [] })
    expect((await list(ada, 'search?mine=saved&search=two')).names).toEqual([])
    expect((await list(ada, 'search?mine=saved&search=one&sort=relevance')).names).toEqual(['one'])
    expect((await list(bob, 'search?mine=unseen')).total).toBe(4)
    expect((await ada.get('/api/jobs/search?mine=other')).status).toBe(400)
  })

  test('of an alert’s preview, of new matches and of notifications leaves hidden jobs out', async () => {
    await newPeople()
    await ada.post('/api/dashboard/visit', {})
    await ada.post('/api/alerts', { name: 'Lamps', query: 'lamp', channels: ['inbox'] })
    clock.advance(HOUR)
    const { added } = await ingest(world, 'board', [post('five', 1), post('six', 2)], onJobsArrived(clock))
    await change(ada, added[0]!, { hidden: true })
    const { matches_7d, sample } = (await ada.post('/api/alerts/preview', { query: 'lamp' })).body.data
    expect(matches_7d).toBe(5)
    expect(sample.map((job: { id: string }) => job.id)).not.toContain(added[0])
    const inbox = async () =>
      (await ada.get('/api/notifications')).body.data.map(({ job }: { job: { id: string } }) => job.id)
    expect(await inbox()).toEqual([added[1]])
    await change(ada, added[0]!, { hidden: false })
    expect((await inbox()).sort()).toEqual([...added].sort())
  })
})

test('a letter is shown with its job and its status, the latest one first', async () => {
  await newPeople()
  const profile = (
    await ada.post('/api/profiles', {
      title: 'Illustrator',
      about: 'I draw lamps.',
      skills: ['Illustration'],
    })
  ).body.data.id
  const write = () =>
    ada.post('/api/jobs/generateCoverLetter', { jobId: ids.one, portfolio: profile, extraInformation: '' })
  await write()
  clock.advance(MINUTE)
  const { letterId } = (await write()).body
  expect(await mineOf(ada, 'one')).toEqual({ ...marks, letter_id: letterId, status: 'draft' })
  const inList = (await ada.get('/api/jobs/fetchJobs')).body.data.find(
    (job: { id: string }) => job.id === ids.one,
  )
  expect(inList.mine).toEqual({ ...marks, letter_id: letterId, status: 'draft' })
  expect(await mineOf(bob, 'one')).toBeNull()
  expect((await list(ada, 'search?mine=applied')).names).toEqual([])
  const { version } = (await ada.get(`/api/letters/${letterId}`)).body.data
  await ada.patch(`/api/letters/${letterId}`, { version, status: 'interview' })
  expect(await mineOf(ada, 'one')).toEqual({ ...marks, letter_id: letterId, status: 'interview' })
  expect(await list(ada, 'search?mine=applied')).toEqual({ total: 1, names: ['one'] })
  // Another draft for the job does not undo the application.
  clock.advance(MINUTE)
  await ada.post('/api/letters', { jobId: ids.one, status: 'draft', text: 'A second try.' })
  expect((await mineOf(ada, 'one')).status).toBe('draft')
  expect(await list(ada, 'search?mine=applied')).toEqual({ total: 1, names: ['one'] })
  expect(await list(bob, 'search?mine=applied')).toEqual({ total: 0, names: [] })
  await change(ada, 'one', { hidden: true })
  expect(await list(ada, 'search?mine=applied')).toEqual({ total: 0, names: [] })
})

test('marks are exported, and deleted with the account', async () => {
  await newPeople()
  await change(ada, 'one', { saved: true })
  const { body } = await ada.get('/api/users/export')
  expect(body.data.job_marks).toMatchObject([
    {
      job_id: ids.one,
      title: 'Lamp one',
      saved_at: clock.now().toISOString(),
      hidden_at: null,
      seen_at: null,
    },
  ])
  expect((await ada.delete('/api/users/me', { password: ada.password })).status).toBe(204)
  expect(await db.selectFrom('job_marks').selectAll().where('user_id', '=', ada.id).execute()).toEqual([])
})
