/** Production without Stripe's keys: plans and trials work, and test cards buy nothing. */
import { expect, test } from 'vitest'
import type { UserId } from '../../platform/ids.ts'
import { buyPlan } from '../../platform/testing/purchases.ts'
import { createTestWorld } from '../../platform/testing/world.ts'
import { createUnconfiguredGateway } from './gateways/unconfigured.ts'
import { endSubscriptions } from './renewal.ts'

const world = await createTestWorld({ NODE_ENV: 'production' })
const refused = { status: 503, body: { code: 'payments_not_configured', message: expect.any(String) } }

test('shows the plans, and says in the public settings that nothing can be bought', async () => {
  const plans = await world.stranger.get('/api/public/subscription/fetchSubscriptions')
  expect(plans.body.data.map(({ id }: { id: string }) => id)).toContain('basic')
  const settings = await world.stranger.get('/api/public/settings')
  expect(settings.body.data).toMatchObject({ payments: 'none' })
  const ada = await world.signedUp()
  expect((await ada.get('/api/payment/settings')).body.data).toMatchObject({
    gateway: 'none',
    publishable_key: null,
  })
})

test('refuses every payment call with payments_not_configured, and stores nothing', async () => {
  const ada = await world.signedUp()
  const intent = { amount: 499, planId: 'basic', isUpgrade: false }
  expect(await ada.post('/api/payment/create-payment-intent', intent)).toMatchObject(refused)
  const paid = { planId: 'basic', paymentIntentId: 'pi_sandbox_1' }
  expect(await ada.post('/api/subscription/add', paid)).toMatchObject(refused)
  expect(await ada.post('/api/payment/card/setup')).toMatchObject(refused)
  expect(await ada.put('/api/payment/card', { setupIntentId: 'seti_1' })).toMatchObject(refused)
  const card = { clientSecret: 'x', card: '4242424242424242' }
  const confirm = '/api/public/sandbox/payment-intents/pi_sandbox_1/confirm'
  expect(await world.stranger.post(confirm, card)).toMatchObject(refused)
  expect(await world.stranger.post('/api/public/webhook/stripe', {})).toMatchObject(refused)
  expect(await world.db.selectFrom('checkouts').selectAll().execute()).toEqual([])
})

test('starts, cancels and resumes a trial, and deletes its account', async () => {
  const ada = await world.signedUp()
  const trial = await ada.post('/api/subscription/startTrial')
  expect(trial).toMatchObject({ status: 201, body: { data: { status: 'trial' } } })
  const which = { subscriptionId: trial.body.data.subscription_id }
  expect(await ada.post('/api/subscription/cancel', which)).toMatchObject({
    status: 200,
    body: { data: { status: 'canceled' } },
  })
  expect(await ada.post('/api/subscription/resume', which)).toMatchObject({
    status: 200,
    body: { data: { status: 'trial' } },
  })
  expect((await ada.get('/api/payment/card')).body).toEqual({ data: null })
  expect((await ada.get('/api/payment/invoices')).body).toEqual({ data: [] })
  expect((await ada.delete('/api/users/me', { password: ada.password })).status).toBe(204)
})

test('allows test cards in production with SANDBOX_PAYMENTS=1', async () => {
  const allowed = await createTestWorld({ NODE_ENV: 'production', SANDBOX_PAYMENTS: '1' })
  const ada = await allowed.signedUp()
  const intent = { amount: 499, planId: 'basic', isUpgrade: false }
  expect((await ada.post('/api/payment/create-payment-intent', intent)).status).toBe(200)
  const settings = await allowed.stranger.get('/api/public/settings')
  expect(settings.body.data).toMatchObject({ payments: 'sandbox' })
  // Its account can still be deleted after test cards are turned off.
  await buyPlan(ada, 'basic')
  await expect(
    endSubscriptions({ db: allowed.db, gateway: createUnconfiguredGateway() }, ada.id as UserId),
  ).resolves.toBeUndefined()
})
