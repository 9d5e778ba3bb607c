/** The product with Stripe as its gateway: the real library against a fake, its failures, and signed events. */
import Stripe from 'stripe'
import { afterAll, afterEach, expect, test } from 'vitest'
import {
  addSubscription,
  createIntent,
  currentSubscription,
} from '../../apps/server/src/platform/testing/purchases.ts'
import { advanceTime, renewSessions, runDueTasks } from '../../apps/server/src/platform/testing/tasks.ts'
import { createTestWorld, type TestUser, tally, times } from '../../apps/server/src/platform/testing/world.ts'
import { startFakeStripe } from '../fakes/stripe.ts'

const fake = await startFakeStripe()
afterAll(() => fake.stop())
afterEach(() => fake.clearFaults())
const WEBHOOK_SECRET = 'whsec_of_a_test'
const world = await createTestWorld({
  STRIPE_SECRET_KEY: fake.key,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_BASE: fake.base,
})
const { signedUp, db, base, clock } = world
const library = new Stripe('sk_of_a_test')
let events = 0

/** Posts an event about a subscription, signed by the library's own test header. */
async function tells(type: string, object: object, secret = WEBHOOK_SECRET): Promise<number> {
  events += 1
  const payload = JSON.stringify({ id: `evt_${events}`, object: 'event', type, data: { object } })
  const response = await fetch(`${base}/api/public/webhook/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': library.webhooks.generateTestHeaderString({ payload, secret }),
    },
    body: payload,
  })
  return response.status
}
const invoiceOf = (subscription: string) => ({ parent: { subscription_details: { subscription } } })
const subscriptionsOf = (who: TestUser) =>
  db.selectFrom('checkouts').select('reference').where('user_id', '=', who.id).execute()

/** Buys a plan; `reference` is Stripe's id of the subscription. */
async function buys(who: TestUser, planId: string, isUpgrade = false) {
  const { body: intent } = await createIntent(who, planId, isUpgrade)
  fake.account.pay(intent.paymentIntentId)
  const { body } = await addSubscription(who, planId, intent.paymentIntentId)
  const { reference } = await db
    .selectFrom('checkouts')
    .select('reference')
    .where('payment_intent', '=', intent.paymentIntentId)
    .executeTakeFirstOrThrow()
  return { intent, reference: reference!, subscription: body.data }
}

test('charges the first invoice of a plan once', async () => {
  const ada = await signedUp()
  const asked = await times(30, () => createIntent(ada, 'standard'))
  expect(tally(asked)).toEqual({ 200: 30 })
  const intent = asked[0]!.body
  expect(intent).toMatchObject({ amount: 1249, tax: 100, total: 1349 })
  expect((await addSubscription(ada, 'standard', intent.paymentIntentId)).status).toBe(402)
  fake.account.pay(intent.paymentIntentId)
  const added = await times(20, () => addSubscription(ada, 'standard', intent.paymentIntentId))
  expect(tally(added)).toEqual({ 200: 20 })
  expect(added[0]!.body.data).toMatchObject({ plan_id: 'standard', status: 'active' })
  const [{ reference } = { reference: null }] = await subscriptionsOf(ada)
  expect(fake.account.ledger.filter((one) => one.subscription === reference)).toEqual([
    { subscription: reference, total: 1349 },
  ])
  expect((await ada.get('/api/payment/settings')).body.data.publishable_key).toBe('pk_test_1')
})

test.each(['error', 'nonsense', 'empty', 'lost'] as const)(
  'completes a purchase with the same click after the gateway failed (%s) at any step of the opening',
  async (as) => {
    for (const step of [/POST .*customers/, /POST .*subscriptions$/]) {
      const ada = await signedUp()
      fake.failNext(step, as, as === 'empty' || as === 'nonsense' ? 1 : 3)
      const first = await createIntent(ada, 'basic')
      expect([200, 502]).toContain(first.status)
      if (first.status === 502) {
        expect(first.body.code).toBe('provider_failed')
        expect(JSON.stringify(first.body)).not.toContain('raw words')
      }
      fake.clearFaults()
      const again = await createIntent(ada, 'basic')
      expect(again.status).toBe(200)
      const open = [...fake.account.subscriptions.values()].filter((one) =>
        one.intents.includes(again.body.paymentIntentId),
      )
      expect(open).toHaveLength(1)
      const mine = await db.selectFrom('checkouts').select('id').where('user_id', '=', ada.id).execute()
      expect(mine).toHaveLength(1)
      const opened = [...fake.account.subscriptions.values()].filter(
        (one) => one.metadata.checkout === mine[0]!.id,
      )
      expect(opened).toHaveLength(1)
    }
  },
)

test('waits ten seconds for an answer, then repeats the purchase', async () => {
  const ada = await signedUp()
  fake.failNext(/POST .*subscriptions$/, 'silence')
  const intent = await createIntent(ada, 'basic')
  expect(intent.status).toBe(200)
  const { id } = await db
    .selectFrom('checkouts')
    .select('id')
    .where('user_id', '=', ada.id)
    .executeTakeFirstOrThrow()
  const opened = [...fake.account.subscriptions.values()].filter((one) => one.metadata.checkout === id)
  expect(opened).toHaveLength(1)
})

test('charges once when the return fails', async () => {
  const ada = await signedUp()
  const { body: intent } = await createIntent(ada, 'basic')
  fake.account.pay(intent.paymentIntentId)
  fake.failNext(/GET .*subscriptions/, 'error', 3)
  expect((await addSubscription(ada, 'basic', intent.paymentIntentId)).body.code).toBe('provider_failed')
  expect(await currentSubscription(ada)).toBeNull()
  expect((await addSubscription(ada, 'basic', intent.paymentIntentId)).status).toBe(200)
  const [{ reference } = { reference: null }] = await subscriptionsOf(ada)
  expect(fake.account.ledger.filter((one) => one.subscription === reference)).toHaveLength(1)
})

test('applies signed events: a purchase without a return, a renewal and a failed one', async () => {
  const ada = await signedUp()
  const { body: intent } = await createIntent(ada, 'basic')
  const [{ reference } = { reference: null }] = await subscriptionsOf(ada)
  fake.account.pay(intent.paymentIntentId)
  expect(await tells('invoice.paid', invoiceOf(reference!), 'whsec_of_somebody')).toBe(400)
  await runDueTasks(world)
  expect(await currentSubscription(ada)).toBeNull()
  expect(await tells('invoice.paid', invoiceOf(reference!))).toBe(200)
  await runDueTasks(world)
  const first = await currentSubscription(ada)
  expect(first).toMatchObject({ plan_id: 'basic', status: 'active' })
  const refresh = async () => {
    clock.set(new Date(fake.account.now * 1000))
    await renewSessions(world)
    await runDueTasks(world)
  }
  fake.account.renew(reference!, true)
  await tells('invoice.paid', invoiceOf(reference!))
  await refresh()
  expect(await currentSubscription(ada)).toMatchObject({ start_date: first.end_date, status: 'active' })
  expect((await ada.get('/api/payment/invoices')).body.data).toHaveLength(2)
  fake.account.renew(reference!, false)
  await tells('invoice.payment_failed', invoiceOf(reference!))
  await refresh()
  expect((await currentSubscription(ada)).status).toBe('past_due')
  await advanceTime(world, 3 * 86_400_000 + 1000)
  expect(fake.account.subscriptions.get(reference!)?.status).toBe('canceled')
  expect(await currentSubscription(ada)).toBeNull()
  await tells('customer.created', { id: 'cus_1' })
  await runDueTasks(world)
  const waiting = await db.selectFrom('gateway_events').select('id').where('applied_at', 'is', null).execute()
  expect(waiting).toEqual([])
})

test('cancels, resumes and changes at Stripe, and changes nothing here when that fails', async () => {
  const ada = await signedUp()
  const { reference, subscription } = await buys(ada, 'standard')
  const at = { subscriptionId: subscription.subscription_id }
  fake.failNext(/POST .*subscriptions\//, 'error')
  expect((await ada.post('/api/subscription/cancel', at)).status).toBe(502)
  expect((await currentSubscription(ada)).status).toBe('active')
  expect((await ada.post('/api/subscription/cancel', at)).body.data.status).toBe('canceled')
  expect(fake.account.subscriptions.get(reference)?.cancel_at_period_end).toBe(true)
  expect((await ada.post('/api/subscription/resume', at)).body.data.status).toBe('active')
  const changed = await ada.post('/api/subscription/change', { ...at, planId: 'basic' })
  expect(changed.body.data).toMatchObject({ plan_id: 'standard', next_plan: { id: 'basic' } })
})

test('ends the plan of a payment that was refunded at Stripe', async () => {
  const ada = await signedUp()
  const { intent } = await buys(ada, 'basic')
  fake.account.refund(intent.paymentIntentId)
  expect(await tells('charge.refunded', { payment_intent: intent.paymentIntentId })).toBe(200)
  await runDueTasks(world)
  expect(await currentSubscription(ada)).toBeNull()
  expect((await ada.get('/api/payment/invoices')).body.data).toMatchObject([{ status: 'refunded' }])
})

test('charges an upgrade less the credit, and ends the old subscription at the gateway', async () => {
  const ada = await signedUp()
  fake.account.now = Math.floor(clock.now().getTime() / 1000)
  const { reference: old } = await buys(ada, 'basic')
  clock.advance(10 * 86_400_000)
  fake.account.now += 10 * 86_400
  const { intent, reference } = await buys(ada, 'standard', true)
  expect(intent.credit).toBe(Math.round((499 * 21) / 31))
  expect(fake.account.ledger.at(-1)).toEqual({ subscription: reference, total: intent.total })
  await runDueTasks(world)
  expect(fake.account.subscriptions.get(old)?.status).toBe('canceled')
  expect((await currentSubscription(ada)).plan_id).toBe('standard')
})

test('does not delete an account while its subscription cannot be ended', async () => {
  const ada = await signedUp()
  const { reference } = await buys(ada, 'basic')
  fake.failNext(/DELETE/, 'error', 3)
  expect((await ada.delete('/api/users/me', { password: ada.password })).status).toBe(502)
  expect((await ada.get('/api/users/profile')).status).toBe(200)
  expect((await ada.delete('/api/users/me', { password: ada.password })).status).toBe(204)
  expect(fake.account.subscriptions.get(reference)?.status).toBe('canceled')
})
