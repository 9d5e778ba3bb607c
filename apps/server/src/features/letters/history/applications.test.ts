/** Tests applications that are added without a generated letter. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY } from '../../../platform/clock.ts'
import { ingestJob } from '../../../platform/testing/jobs.ts'
import { createTestWorld } from '../../../platform/testing/world.ts'

const world = await createTestWorld()
const { clock } = world

/** Creates two users with a trial, a profile of one of them, and a job. */
async function applicant() {
  const { ada, bob } = await world.people()
  const { data } = (await ada.post('/api/profiles', { title: 'React developer', about: '' })).body
  return { ada, bob, profile: data.id, jobId: await ingestJob(world, { title: 'React dashboard' }) }
}

test('adds an application that was written elsewhere, which needs no plan and counts nothing', async () => {
  const ada = await world.signedUp()
  const now = clock.now().toISOString()
  const job = { title: 'A shop', url: 'https://jobs.example/1', source: 'A board' }
  const { status, body } = await ada.post('/api/letters', { job })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    job: { id: null, ...job, source_name: job.source, category_id: null },
    profile: { id: null, title: null },
    text: '',
    model: null,
    writer: 'person',
    status: 'applied',
    history: [{ status: 'applied', at: now }],
    version: 1,
  })
  const at = '2026-01-15T08:00:00.000Z'
  const more = { text: 'I wrote this myself.', status: 'replied', at }
  const { data } = (await ada.post('/api/letters', { job: { title: 'Another' }, ...more })).body
  expect(data).toMatchObject({ text: more.text, status: 'replied', history: [{ status: 'replied', at }] })
  expect((await ada.get(`/api/letters/${data.id}/versions`)).body.data).toEqual([
    { text: more.text, at: now, by: 'person' },
  ])
})

test('adds an application to a job of the product only with a plan', async () => {
  const { ada, profile, jobId } = await applicant()
  const newcomer = await world.signedUp()
  expect(await newcomer.post('/api/letters', { jobId })).toMatchObject({
    status: 403,
    body: { code: 'subscription_required' },
  })
  const { status, body } = await ada.post('/api/letters', { jobId, portfolio: profile })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    job: { id: jobId, title: 'React dashboard', category_id: 'Other' },
    profile: { id: profile, title: 'React developer' },
  })
  const plan = (await ada.get('/api/subscription/getCurrentSubscriptions')).body.data
  expect(plan.proposals_used).toBe(0)
})

test('stores the fit of an application at its time, where the job and the profile are known', async () => {
  const { ada, profile, jobId } = await applicant()
  const published = (await ada.get(`/api/job/${jobId}`)).body.data
  const record = async (application: object) => (await ada.post('/api/letters', application)).body.data.fit
  const early = published.fit.score
  clock.advance(DAY)
  const late = (await ada.get(`/api/job/${jobId}`)).body.data.fit.score
  expect(late).toBeLessThan(early)
  const application = { jobId, portfolio: profile }
  expect(await record(application)).toBe(late)
  expect(await record({ ...application, at: published.ts_publish })).toBe(early)
  expect(await record({ jobId })).toBeNull()
  expect(await record({ job: { title: 'Elsewhere' }, portfolio: profile })).toBeNull()
})

test('refuses an application to an unknown job, from an unknown profile, or without a job', async () => {
  const { ada, bob, profile, jobId } = await applicant()
  const job = { title: 'A shop' }
  expect((await ada.post('/api/letters', { jobId: randomUUID() })).status).toBe(404)
  expect((await ada.post('/api/letters', { job, portfolio: randomUUID() })).status).toBe(404)
  expect((await bob.post('/api/letters', { jobId, portfolio: profile })).status).toBe(404)
  for (const body of [
    {},
    { jobId, job },
    { job: { title: '' } },
    { job: { ...job, url: 'javascript:alert(1)' } },
    { job, text: 'x'.repeat(20_001) },
    { job, at: '2096-03-02T09:00:00Z' },
  ])
    expect(await ada.post('/api/letters', body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
  expect((await ada.get('/api/letters')).body.totalItems).toBe(0)
})
