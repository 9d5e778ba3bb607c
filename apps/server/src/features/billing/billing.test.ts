import { expect, test } from 'vitest'
import { DAY } from '../../platform/clock.ts'
import { createTestWorld, tally, times } from '../../platform/testing/world.ts'

const { stranger, signedUp, people, clock, db } = await createTestWorld()

test('shows the plans to everybody, in the order they are offered', async () => {
  const { status, body } = await stranger.get('/api/public/subscription/fetchSubscriptions')
  expect(status).toBe(200)
  expect(body.data.map((plan: { id: string; price: number }) => [plan.id, plan.price])).toEqual([
    ['trial', 0],
    ['basic', 4.99],
    ['standard', 12.49],
    ['unlimited-annual', 100],
  ])
  expect(body.data[3]).toMatchObject({ max_profiles: null, max_proposals: null, advanced_models: true })
})

test('answers null without a subscription', async () => {
  const ada = await signedUp()
  expect(await ada.get('/api/subscription/getCurrentSubscriptions')).toMatchObject({
    status: 200,
    body: { data: null },
  })
})

test('ends a trial after three days', async () => {
  const ada = await signedUp()
  const started = await ada.post('/api/subscription/startTrial')
  expect(started.status).toBe(201)
  expect(started.body.data).toMatchObject({
    id: 'trial',
    plan_id: 'trial',
    name: 'Trial',
    status: 'trial',
    cancel_at_period_end: false,
    max_proposals: 10,
    proposals_used: 0,
    profiles_used: 0,
  })
  const { start_date, end_date } = started.body.data
  expect(Date.parse(end_date) - Date.parse(start_date)).toBe(3 * DAY)
  expect((await ada.get('/api/users/profile')).body.data.trial_used).toBe(true)

  clock.advance(3 * DAY - 1000)
  expect((await ada.get('/api/subscription/getCurrentSubscriptions')).body.data.status).toBe('trial')
  clock.advance(1000)
  expect((await ada.get('/api/subscription/getCurrentSubscriptions')).body.data).toBeNull()
  expect((await ada.get('/api/jobs/fetchJobs')).body.code).toBe('subscription_required')
})

test('refuses a second trial', async () => {
  const { ada } = await people()
  expect(await ada.post('/api/subscription/startTrial')).toMatchObject({
    status: 409,
    body: { code: 'trial_used' },
  })
  clock.advance(4 * DAY)
  expect((await ada.post('/api/subscription/startTrial')).body.code).toBe('trial_used')
})

test('starts one trial when a hundred requests come at once', async () => {
  const ada = await signedUp()
  const answers = await times(100, () => ada.post('/api/subscription/startTrial'))
  expect(tally(answers)).toEqual({ 201: 1, 409: 99 })
  const rows = await db.selectFrom('subscriptions').select('id').where('user_id', '=', ada.id).execute()
  expect(rows).toHaveLength(1)
})

test('refuses a trial with a paid plan, and does not use the trial up', async () => {
  const ada = await signedUp()
  const now = clock.now()
  const plan = {
    id: 'basic',
    name: 'Basic',
    price: 4.99,
    interval: 'month',
    max_profiles: 2,
    max_proposals: 40,
  }
  await db
    .insertInto('subscriptions')
    .values({
      user_id: ada.id,
      plan_id: 'basic',
      plan: JSON.stringify({ ...plan, profile_optimization: false, advanced_models: false }),
      status: 'active',
      start_date: now,
      end_date: new Date(now.getTime() + 30 * DAY),
      created_at: now,
    })
    .execute()
  expect((await ada.post('/api/subscription/startTrial')).body.code).toBe('already_subscribed')
  expect((await ada.get('/api/users/profile')).body.data.trial_used).toBe(false)
})

test('keeps a past-due plan for three days, and a canceled one until its end', async () => {
  const { ada, bob } = await people()
  const end = (await ada.get('/api/subscription/getCurrentSubscriptions')).body.data.end_date
  await db.updateTable('subscriptions').set({ status: 'past_due' }).where('user_id', '=', ada.id).execute()
  await db.updateTable('subscriptions').set({ status: 'canceled' }).where('user_id', '=', bob.id).execute()
  clock.set(new Date(Date.parse(end) + 2 * DAY))
  expect((await ada.get('/api/subscription/getCurrentSubscriptions')).body.data.status).toBe('past_due')
  expect((await bob.get('/api/subscription/getCurrentSubscriptions')).body.data).toBeNull()
  clock.advance(DAY)
  expect((await ada.get('/api/subscription/getCurrentSubscriptions')).body.data).toBeNull()
})

test('starts a trial with a session and without a body', async () => {
  expect((await stranger.post('/api/subscription/startTrial')).status).toBe(401)
  const ada = await signedUp()
  expect((await ada.post('/api/subscription/startTrial', '')).status).toBe(201)
})
