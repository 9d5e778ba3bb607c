/**
 * Tests the sandbox's events: late, several times and out of order, on request of a test, and never without TEST_CLOCK.
 */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  buyPlan,
  confirmIntent,
  createIntent,
  currentSubscription,
} from '../../../platform/testing/purchases.ts'
import { advanceTime, runDueTasks } from '../../../platform/testing/tasks.ts'
import { createTestWorld } from '../../../platform/testing/world.ts'

const world = await createTestWorld({ TEST_CLOCK: '1', DEMO: '0' })
const { signedUp, stranger, db } = world

const deliver = (asked: object) => stranger.post('/api/test/sandbox/delivery', asked)

/** The events that are not delivered yet, by their time: `[type, seconds from now]`. */
async function waiting(): Promise<[string, number][]> {
  const { rows } = await sql<{ type: string; late: number }>`
    select payload ->> 'type' as type, round(extract(epoch from run_at - now())) as late
    from graphile_worker._private_jobs where payload ->> 'id' like 'evt_sandbox_%'
    order by run_at, id`.execute(db)
  return rows.map(({ type, late }) => [type, Math.max(0, Number(late))])
}
const applied = async () =>
  (await db.selectFrom('gateway_events').select(['id', 'applied_at']).execute()).filter(
    (event) => event.applied_at !== null,
  ).length

test('delivers an event once and at once by default, or an hour late on request', async () => {
  const ada = await signedUp()
  const { body: first } = await createIntent(ada, 'basic')
  await confirmIntent(ada, first)
  expect(await waiting()).toEqual([['invoice.paid', 0]])
  await runDueTasks(world)
  expect((await currentSubscription(ada)).plan_id).toBe('basic')

  expect((await deliver({ late: 3600 })).body.data).toEqual({ late: 3600, times: 1, out_of_order: false })
  const bob = await signedUp('Bob')
  const { body: second } = await createIntent(bob, 'basic')
  await confirmIntent(bob, second)
  await advanceTime(world, 3_590_000)
  expect(await currentSubscription(bob)).toBeNull()
  await advanceTime(world, 20_000)
  expect((await currentSubscription(bob)).plan_id).toBe('basic')
})

test('stores and applies an event once when it is delivered three times', async () => {
  await deliver({ times: 3 })
  const ada = await signedUp()
  const { body: intent } = await createIntent(ada, 'basic')
  await confirmIntent(ada, intent)
  expect(await waiting()).toHaveLength(3)
  const before = await applied()
  await advanceTime(world, 10_000)
  expect(await waiting()).toEqual([])
  expect((await applied()) - before).toBe(1)
  expect((await ada.get('/api/payment/invoices')).body.data).toHaveLength(1)
})

test('reaches the same state when events are out of order, repeated and late', async () => {
  await deliver({ late: 60, times: 2, out_of_order: true })
  const ada = await signedUp()
  const { subscription } = await buyPlan(ada, 'basic')
  const at = { subscriptionId: subscription.subscription_id }
  await ada.post('/api/subscription/cancel', at)
  await ada.post('/api/subscription/resume', at)
  await ada.post('/api/subscription/change', { ...at, planId: 'standard' })
  const order = await waiting()
  expect(order).toHaveLength(8)
  // The payment came first and is delivered second, because the events after it overtake it.
  expect(order[0]![0]).toBe('customer.subscription.updated')
  expect(order.findIndex(([type]) => type === 'invoice.paid')).toBeGreaterThan(0)
  const before = await currentSubscription(ada)
  await advanceTime(world, 400_000)
  expect(await waiting()).toEqual([])
  expect(await currentSubscription(ada)).toEqual(before)
  expect(before).toMatchObject({ status: 'active', plan_id: 'basic', next_plan: { id: 'standard' } })
  await deliver({})
  await ada.post('/api/subscription/cancel', at)
  expect(await waiting()).toEqual([['customer.subscription.updated', 0]])
})

test('refuses invalid settings', async () => {
  for (const asked of [{ late: -1 }, { times: 0 }, { times: 6 }, { out_of_order: 'yes' }, { late: 1e9 }])
    expect((await deliver(asked)).status).toBe(400)
})

test.each(['delivery', 'refund', 'dispute'])('refuses a %s without TEST_CLOCK and the demo', async (what) => {
  const plain = await createTestWorld({ DEMO: '0' })
  expect((await plain.stranger.post(`/api/test/sandbox/${what}`, { paymentIntentId: 'x' })).status).toBe(404)
})

test('has no sandbox endpoints with Stripe', async () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  const other = await createTestWorld({ TEST_CLOCK: '1', ...stripe })
  expect((await other.stranger.post('/api/test/sandbox/delivery', {})).status).toBe(404)
})
