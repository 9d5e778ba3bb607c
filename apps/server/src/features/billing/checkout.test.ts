import { expect, test } from 'vitest'
import { DAY } from '../../platform/clock.ts'
import {
  addSubscription,
  buyPlan,
  confirmIntent,
  createIntent,
  currentSubscription,
  WORKING_CARD,
} from '../../platform/testing/purchases.ts'
import { runDueTasks } from '../../platform/testing/tasks.ts'
import { createTestWorld, tally, times } from '../../platform/testing/world.ts'

const world = await createTestWorld()
const { signedUp, people, clock, db, stranger } = world

test('charges what the summary shows: price, 8 % tax, total', async () => {
  const ada = await signedUp()
  const { status, body } = await createIntent(ada, 'standard')
  expect(status).toBe(200)
  expect(body).toMatchObject({ amount: 1249, credit: 0, tax: 100, total: 1349, currency: 'usd' })
  expect((await ada.get('/api/payment/settings')).body.data).toEqual({
    gateway: 'sandbox',
    publishable_key: null,
    currency: 'usd',
    tax_percent: 8,
  })
})

test('starts the plan and ends the trial when the card is charged', async () => {
  const { ada, bob } = await people()
  const { body: intent } = await createIntent(ada, 'basic')
  expect(await addSubscription(ada, 'basic', intent.paymentIntentId)).toMatchObject({
    status: 402,
    body: { code: 'payment_failed' },
  })
  expect((await confirmIntent(ada, intent)).body).toEqual({ data: { status: 'succeeded' } })
  const added = await addSubscription(ada, 'basic', intent.paymentIntentId)
  expect(added.status).toBe(200)
  expect(added.body.data).toMatchObject({
    plan_id: 'basic',
    status: 'active',
    cancel_at_period_end: false,
    max_proposals: 40,
    next_plan: null,
    grace_until: null,
  })
  expect(added.body.data.end_date).toBe('2026-04-02T09:00:00.000Z')
  expect(await currentSubscription(ada)).toEqual(added.body.data)
  expect((await currentSubscription(bob)).plan_id).toBe('trial')
  const { data } = (await ada.get('/api/payment/invoices')).body
  expect(data).toMatchObject([{ plan_id: 'basic', amount: 499, tax: 40, total: 539, status: 'paid' }])
  const receipt = await ada.get(`/api/payment/invoices/${data[0].id}/receipt`)
  expect(receipt.body.data).toMatchObject({
    tax_percent: 8,
    billed_to: { name: 'Ada Field', email: ada.email },
  })
  expect((await bob.get(`/api/payment/invoices/${data[0].id}/receipt`)).status).toBe(404)
})

test('starts the plan by the event when the person does not return from the payment', async () => {
  const ada = await signedUp()
  const { body: intent } = await createIntent(ada, 'basic')
  await confirmIntent(ada, intent)
  expect(await currentSubscription(ada)).toBeNull()
  await runDueTasks(world)
  expect((await currentSubscription(ada)).plan_id).toBe('basic')
  expect((await addSubscription(ada, 'basic', intent.paymentIntentId)).status).toBe(200)
})

test('gives every test card its documented result', async () => {
  const ada = await signedUp()
  const { body: intent } = await createIntent(ada, 'basic')
  const refused = async (card: string) => (await confirmIntent(ada, intent, card)).body
  expect(await refused('4000 0000 0000 0002')).toEqual({
    code: 'payment_failed',
    message: 'Your card was declined.',
  })
  expect((await refused('4000000000009995')).message).toBe('Your card has insufficient funds.')
  expect((await refused('1234')).message).toBe('Your card number is invalid.')
  expect((await addSubscription(ada, 'basic', intent.paymentIntentId)).status).toBe(402)
  const asks = '4000 0025 0000 3155'
  expect((await confirmIntent(ada, intent, asks)).body.data.status).toBe('requires_action')
  expect((await addSubscription(ada, 'basic', intent.paymentIntentId)).status).toBe(402)
  expect((await confirmIntent(ada, intent, asks, true)).body.data.status).toBe('succeeded')
  expect((await confirmIntent(ada, intent, asks, true)).body.data.status).toBe('succeeded')
  expect((await addSubscription(ada, 'basic', intent.paymentIntentId)).status).toBe(200)
})

test('refuses another amount, plan, secret or person', async () => {
  const { ada, bob } = await people()
  const ask = (body: object) => ada.post('/api/payment/create-payment-intent', body)
  expect((await ask({ amount: 1, planId: 'basic', isUpgrade: false })).body.code).toBe('amount_mismatch')
  expect((await ask({ amount: 0, planId: 'trial', isUpgrade: false })).body.code).toBe('plan_not_for_sale')
  expect((await ask({ amount: 1, planId: 'gold', isUpgrade: false })).status).toBe(404)
  const { body: intent } = await createIntent(ada, 'basic')
  expect((await confirmIntent(ada, { ...intent, clientSecret: `${intent.clientSecret}x` })).status).toBe(404)
  await confirmIntent(stranger, intent)
  expect(await addSubscription(ada, 'standard', intent.paymentIntentId)).toMatchObject({
    status: 409,
    body: { code: 'intent_mismatch' },
  })
  expect((await addSubscription(bob, 'basic', intent.paymentIntentId)).status).toBe(404)
  expect((await addSubscription(ada, 'basic', 'pi_that_never_was')).status).toBe(404)
  expect((await currentSubscription(bob)).plan_id).toBe('trial')
})

test('credits the unused part on an upgrade, starts a new period, and ends the old plan', async () => {
  const ada = await signedUp()
  const { subscription: before } = await buyPlan(ada, 'basic')
  expect((await createIntent(ada, 'basic')).body.code).toBe('already_subscribed')
  clock.set(new Date(Date.parse(before.start_date) + 10 * DAY))
  const period = Date.parse(before.end_date) - Date.parse(before.start_date)
  const credit = Math.round((499 * (period - 10 * DAY)) / period)
  const tax = Math.round((1249 - credit) * 0.08)
  const { body: intent } = await createIntent(ada, 'standard', true)
  expect(intent).toMatchObject({ amount: 1249, credit, tax, total: 1249 - credit + tax })
  expect((await createIntent(ada, 'standard', true)).body).toEqual(intent)
  await confirmIntent(ada, intent)
  const { body } = await addSubscription(ada, 'standard', intent.paymentIntentId)
  expect(body.data).toMatchObject({ plan_id: 'standard', status: 'active', proposals_used: 0 })
  expect(body.data.subscription_id).not.toBe(before.subscription_id)
  await runDueTasks(world)
  const ended = await db.selectFrom('sandbox_subscriptions').select(['plan', 'status']).execute()
  expect(ended.filter((one) => one.status === 'ended').map((one) => one.plan.id)).toEqual(['basic'])
  expect((await currentSubscription(ada)).plan_id).toBe('standard')
})

test('refuses an upgrade when the rest of the current plan is worth more', async () => {
  const ada = await signedUp()
  await buyPlan(ada, 'unlimited-annual')
  expect((await createIntent(ada, 'basic', true)).body.code).toBe('not_an_upgrade')
})

test('creates one intent for a hundred clicks, and one subscription and one invoice for fifty returns', async () => {
  const ada = await signedUp()
  const intents = await times(100, () => createIntent(ada, 'basic'))
  expect(tally(intents)).toEqual({ 200: 100 })
  expect(new Set(intents.map(({ body }) => body.clientSecret)).size).toBe(1)
  const intent = intents[0]!.body
  const confirmed = await times(20, () => confirmIntent(ada, intent, WORKING_CARD))
  expect(tally(confirmed)).toEqual({ 200: 20 })
  const [added] = await Promise.all([
    times(50, () => addSubscription(ada, 'basic', intent.paymentIntentId)),
    runDueTasks(world),
  ])
  expect(tally(added)).toEqual({ 200: 50 })
  const count = (table: 'subscriptions' | 'invoices' | 'checkouts') =>
    db.selectFrom(table).select('id').where('user_id', '=', ada.id).execute()
  expect(await count('checkouts')).toHaveLength(1)
  expect(await count('subscriptions')).toHaveLength(1)
  expect(await count('invoices')).toHaveLength(1)
})

test('keeps the plan that was paid last when two are paid at once', async () => {
  const ada = await signedUp()
  const { body: basic } = await createIntent(ada, 'basic')
  const { body: standard } = await createIntent(ada, 'standard')
  await confirmIntent(ada, basic)
  clock.advance(1000)
  await confirmIntent(ada, standard)
  await Promise.all([
    addSubscription(ada, 'standard', standard.paymentIntentId),
    addSubscription(ada, 'basic', basic.paymentIntentId),
    runDueTasks(world),
  ])
  await runDueTasks(world)
  expect((await currentSubscription(ada)).plan_id).toBe('standard')
  const running = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', ada.id)
    .where('ended_at', 'is', null)
    .execute()
  expect(running).toHaveLength(1)
})
