/** Jobs that belong to one person: they appear wherever this person reads jobs, and nowhere for anybody else. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../platform/clock.ts'
import { openInboxStream } from '../../platform/testing/event-stream.ts'
import { createTestWorld } from '../../platform/testing/world.ts'
import { onJobsArrived } from '../alerts/index.ts'
import { ingest, Post } from '../sources/index.ts'
import { deleteExpiredOwnedJobs } from './index.ts'
import { findPage } from './paging.ts'

const world = await createTestWorld()
const { db, clock } = world
const { ada, bob } = await world.people()
const encoded = encodeURIComponent
const START = clock.now()

const post = (source_id: string, minutesAgo: number, more: Record<string, unknown> = {}) =>
  Post.parse({
    source_id,
    title: `Bakery ${source_id}`,
    description: 'A shop that sells bread needs a site.',
    skills: ['Logo Design'],
    published_at: new Date(START.getTime() - minutesAgo * MINUTE).toISOString(),
    ...more,
  })
const take = (posts: Post[], owner?: string, source = owner ? 'upwork' : 'board') =>
  ingest(world, source, posts, onJobsArrived(clock), owner)

let mine: string
const titles = async (who: typeof ada, path: string) => {
  const { status, body } = await who.get(`/api/jobs/${path}`)
  expect(status).toBe(200)
  return { total: body.totalItems, titles: body.data.map((job: { title: string }) => job.title) }
}

beforeAll(async () => {
  await Promise.all(
    [ada, bob].map((one) => one.post('/api/alerts', { name: 'Bread', query: 'bakery', channels: ['inbox'] })),
  )
  await take([post('one', 10), post('three', 30), post('five', 50)])
  const own = { category: 'Rare trade', skills: ['Rare craft', 'Logo Design'] }
  mine = (await take([post('two', 20, own)], ada.id)).added[0]!
  await take([post('four', 40, own)], ada.id)
})

test('own jobs are in order in their owner’s list, on every page, and not in the list of others', async () => {
  const all = ['one', 'two', 'three', 'four', 'five'].map((number) => `Bakery ${number}`)
  expect(await titles(ada, 'fetchJobs')).toEqual({ total: 5, titles: all })
  for (const [index, title] of all.entries())
    expect(await titles(ada, `fetchJobs?limit=1&page=${index + 1}`)).toEqual({ total: 5, titles: [title] })
  expect(await titles(bob, 'fetchJobs')).toEqual({
    total: 3,
    titles: ['Bakery one', 'Bakery three', 'Bakery five'],
  })
  // The list of people without own jobs is cached by now.
  expect((await titles(bob, 'fetchJobs')).total).toBe(3)
  expect((await titles(ada, 'fetchJobs')).total).toBe(5)
})

test.each(['newest', 'relevance', 'best_match'])(
  'only their owner finds own jobs, sorted by %s',
  async (sort) => {
    const found = await titles(ada, `search?search=bakery&sort=${sort}`)
    expect(found.total).toBe(5)
    expect(found.titles.sort()).toEqual(['five', 'four', 'one', 'three', 'two'].map((n) => `Bakery ${n}`))
    expect((await titles(bob, `search?search=bakery&sort=${sort}`)).total).toBe(3)
    expect((await titles(ada, `search?source=upwork&sort=${sort}`)).total).toBe(2)
  },
)

test('only their owner can open own jobs and generate a letter for them', async () => {
  expect((await ada.get(`/api/job/${mine}`)).body.data).toMatchObject({
    title: 'Bakery two',
    source: 'upwork',
  })
  const missing = await bob.get(`/api/job/${mine}`)
  expect([missing.status, missing.body]).toEqual([
    404,
    (await bob.get('/api/job/00000000-0000-4000-8000-000000000000')).body,
  ])
  const write = async (who: typeof ada) => {
    const profile = await who.post('/api/profiles', {
      title: 'Designer of logos',
      about: 'I design logos for bakeries and other small shops.',
      skills: ['Logo Design'],
    })
    return who.post('/api/jobs/generateCoverLetter', {
      jobId: mine,
      portfolio: profile.body.data.id,
      extraInformation: '',
    })
  }
  expect((await write(ada)).status).toBe(200)
  expect((await write(bob)).status).toBe(404)
})

test('filter choices that only own jobs have are offered to their owner alone', async () => {
  expect((await ada.get('/api/jobs/choices')).body.data).toMatchObject({
    categories: ['Logo & Branding', 'Rare trade'],
    sources: ['board', 'upwork'],
    source_names: { board: 'Board', upwork: 'Upwork' },
  })
  expect((await bob.get('/api/jobs/choices')).body.data).toEqual({
    categories: ['Logo & Branding'],
    sources: ['board'],
    source_names: { board: 'Board' },
  })
  expect((await bob.get('/api/jobs/skills?search=rare')).body.data).toEqual([])
  expect((await bob.get('/api/jobs/search?source=upwork')).status).toBe(400)
  expect((await bob.get(`/api/jobs/search?category=${encoded('Rare trade')}`)).status).toBe(400)
})

test('own jobs match only their owner’s alerts, and only the owner’s preview counts them', async () => {
  const notified = async (who: typeof ada) =>
    (await who.get('/api/notifications')).body.data
      .map((one: { job: { title: string } }) => one.job.title)
      .sort()
  expect(await notified(ada)).toEqual(['five', 'four', 'one', 'three', 'two'].map((n) => `Bakery ${n}`))
  expect(await notified(bob)).toEqual(['five', 'one', 'three'].map((n) => `Bakery ${n}`))
  const preview = async (who: typeof ada) =>
    (await who.post('/api/alerts/preview', { query: 'bakery' })).body.data.matches_7d
  expect([await preview(ada), await preview(bob)]).toEqual([5, 3])
  const alertId = (await ada.get('/api/alerts')).body.data[0].id
  await ada.put(`/api/alerts/${alertId}`, { enabled: false })
  await take([post('six', 5)], ada.id)
  expect(await notified(ada)).toHaveLength(5)
})

test('only their owner’s open screens receive events of own jobs', async () => {
  const tabs = await Promise.all([ada, bob].map((who) => openInboxStream(world.base, who.token)))
  await take([post('seven', 5), post('eight', 5)], ada.id)
  await take([post('nine', 5)])
  const addedIn = (tab: (typeof tabs)[number]) =>
    tab.received.filter((one) => one.event === 'jobs').reduce((sum, { data }) => sum + data.added, 0)
  await expect.poll(() => tabs.map(addedIn)).toEqual([3, 1])
  for (const tab of tabs) tab.stop()
})

test('copies of one post that belong to different people are separate jobs', async () => {
  const same = { description: 'Fresh words for a fresh job that nobody has seen.' }
  const added = async (owner?: string, source?: string) =>
    (await take([post('copy', 3, same)], owner, source)).added.length
  expect([await added(), await added(ada.id), await added(bob.id), await added(ada.id)]).toEqual([1, 1, 1, 0])
  // A shared copy from another source joins the shared job, not a person's own.
  expect(await added(undefined, 'fair')).toBe(0)
  await take([post('copy', 3, { ...same, title: 'Changed' })], bob.id)
  const seen = async (who: typeof ada) =>
    (await titles(who, `search?search=${encoded('"nobody has seen"')}`)).titles.sort()
  expect(await seen(ada)).toEqual(['Bakery copy', 'Bakery copy'])
  expect(await seen(bob)).toEqual(['Bakery copy', 'Changed'])
})

test('own jobs are deleted within a day from lists and inbox; letters and shared jobs stay', async () => {
  clock.advance(DAY - MINUTE)
  await deleteExpiredOwnedJobs(db, clock.now())
  expect((await ada.get(`/api/job/${mine}`)).status).toBe(404)
  expect((await titles(ada, 'fetchJobs')).total).toBe((await titles(bob, 'fetchJobs')).total)
  const { body } = await ada.get('/api/notifications')
  expect(body.data.filter((one: { job: unknown }) => one.job === null)).toHaveLength(2)
  expect(await db.selectFrom('letters').select('job_id').execute()).toEqual([{ job_id: null }])
})

describe('among more jobs than are counted exactly', () => {
  beforeAll(async () => {
    await sql`
      insert into jobs (source, title, description, category, published_at, arrived_at, updated_at, fingerprint)
      select 'board', 'plentiful', '', 'Other', ${new Date(START.getTime() - DAY)}, ${START}, ${START}, ''
      from generate_series(1, 30000)`.execute(db)
    await sql`vacuum analyze jobs`.execute(db)
    await take([post('plenty', 1, { title: 'plentiful of mine' })], ada.id)
  })

  test('own jobs are on the right page, by both plans and from both ends', async () => {
    const owner = ada.id as Parameters<typeof findPage>[1]['owner']
    const own = await db
      .selectFrom('jobs')
      .select('id')
      .where('title', '=', 'plentiful of mine')
      .executeTakeFirst()
    const page = (words: string | undefined, offset: number, limit = 10) =>
      findPage(db, { ...(words ? { words } : {}), ...(owner ? { owner } : {}) }, { offset, limit })
    const byDate = await page("'plenti'", 0)
    expect(byDate.ids[0]).toBe(own!.id)
    expect(byDate.estimated).toBe(true)
    expect((await page("'mine'", 0)).ids).toEqual([own!.id])
    const unfiltered = await page(undefined, 0)
    const last = await page(undefined, unfiltered.total - 1)
    expect(last.ids).toHaveLength(1)
    const pages = await Promise.all([0, 5].map((offset) => page(undefined, offset, 5)))
    expect(pages.flatMap(({ ids }) => ids)).toEqual(unfiltered.ids)
  })
})
