/** Tests the list of a user's letters: order, pages, latest texts, and access without a plan. */
import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../../platform/clock.ts'
import { ingestJob } from '../../../platform/testing/jobs.ts'
import { createTestWorld, type TestUser } from '../../../platform/testing/world.ts'

const world = await createTestWorld()

/** Creates a user with a trial, a profile and a job. Each `write` happens an hour after the previous one. */
async function writer() {
  const { ada, bob } = await world.people()
  const about = 'I build dashboards for small shops.'
  const profile = (await ada.post('/api/profiles', { title: 'React developer', about })).body.data
    .id as string
  const job = await ingestJob(world, {
    title: 'React dashboard',
    description: 'We need a dashboard in React.',
  })
  const write = async (more: object = {}) => {
    world.clock.advance(HOUR)
    const request = { portfolio: profile, jobId: job, aiModel: 'GPT-4o-mini', extraInformation: '', ...more }
    return (await ada.post('/api/jobs/generateCoverLetter', request)).body as {
      data: string
      letterId: string
    }
  }
  return { ada, bob, profile, job, write }
}
const list = async (one: TestUser, query = '') => (await one.get(`/api/letters${query}`)).body

test('lists letters with their job and profile, newest first, in pages', async () => {
  const { ada, bob, profile, job, write } = await writer()
  expect(await list(ada)).toEqual({ data: [], totalPages: 0, totalItems: 0 })
  const first = await write()
  const other = await ingestJob(world, { title: 'A second job' })
  const second = await write({ jobId: other })

  const all = await list(ada)
  expect(all).toMatchObject({ totalPages: 1, totalItems: 2 })
  expect(all.data.map(({ id }: { id: string }) => id)).toEqual([second.letterId, first.letterId])
  expect(all.data[1]).toMatchObject({
    job: { id: job, title: 'React dashboard' },
    profile: { id: profile, title: 'React developer' },
    text: first.data,
    model: 'GPT-4o-mini',
    writer: 'built-in',
  })
  expect(await list(ada, '?page=2&limit=1')).toEqual({ data: [all.data[1]], totalPages: 2, totalItems: 2 })
  expect(await list(ada, '?page=3&limit=1')).toEqual({ data: [], totalPages: 2, totalItems: 2 })
  for (const query of ['?page=0', '?limit=101', '?limit=x'])
    expect((await ada.get(`/api/letters${query}`)).status).toBe(400)
  expect((await list(bob)).data).toEqual([])
})

test('shows a rewrite as the same letter with a new text', async () => {
  const { ada, write } = await writer()
  const first = await write()
  const rewritten = await write({ previousText: first.data })
  const { data } = await list(ada)
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ id: first.letterId, text: rewritten.data })
  expect(rewritten.data).not.toBe(first.data)
})

test('lists letters without a plan, with the words of a job and a profile that were deleted', async () => {
  const { ada, profile, job, write } = await writer()
  await write()
  expect((await ada.delete(`/api/profiles/${profile}`)).status).toBe(200)
  await world.db.deleteFrom('jobs').where('id', '=', job).execute()
  world.clock.advance(10 * DAY)
  expect((await ada.get('/api/subscription/getCurrentSubscriptions')).body.data).toBeNull()
  const { data } = await list(ada)
  expect(data).toHaveLength(1)
  expect(data[0].job).toEqual({
    id: null,
    title: 'React dashboard',
    url: null,
    source: 'upwork',
    category_id: 'Other',
  })
  expect(data[0].profile).toEqual({ id: null, title: 'React developer' })
})
