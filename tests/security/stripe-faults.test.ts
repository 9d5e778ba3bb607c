/**
 * Stripe fails in every possible way at every step of buying, renewing, changing and canceling. Each call is answered
 * with its result or with 502, and the same call again completes the action. The ledger of the fake Stripe then has
 * every period once.
 */

import Stripe from 'stripe'
import { afterAll, afterEach, expect, test } from 'vitest'
import { addSubscription, createIntent } from '../../apps/server/src/platform/testing/purchases.ts'
import { advanceTime, renewSessions, runDueTasks } from '../../apps/server/src/platform/testing/tasks.ts'
import {
  type Answer,
  createTestWorld,
  type TestUser,
  times,
} from '../../apps/server/src/platform/testing/world.ts'
import { type Fault, startFakeStripe } from '../fakes/stripe.ts'

const fake = await startFakeStripe()
afterAll(() => fake.stop())
afterEach(() => fake.clearFaults())
const WEBHOOK_SECRET = 'whsec_of_a_test'
const world = await createTestWorld({
  STRIPE_SECRET_KEY: fake.key,
  STRIPE_PUBLISHABLE_KEY: fake.publishable,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_BASE: fake.base,
})
const { signedUp, db, base, clock } = world
const library = new Stripe('sk_of_a_test')
let events = 0

interface Buyer {
  who: TestUser
  intent: { paymentIntentId: string; total: number; credit: number }
  reference: string
  customer: string
}

/** The maximum number of repetitions of a call: each time another step of it may fail. */
const ROUNDS = 6

/**
 * Makes calls while Stripe fails once at each of `steps`, and repeats the failed calls. Every answer is the result or
 * our own 502, and all calls succeed in the end.
 */
async function through(as: Fault, steps: RegExp[], calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
  for (const step of steps) fake.failNext(step, as)
  let answers = await Promise.all(calls.map((call) => call()))
  for (let round = 1; round < ROUNDS && answers.some(({ status }) => status >= 300); round++) {
    for (const { status, body } of answers.filter((answer) => answer.status >= 300)) {
      expect({ status, code: body.code }).toEqual({ status: 502, code: 'provider_failed' })
      expect(JSON.stringify(body)).not.toContain('raw words')
    }
    const made = answers
    answers = await Promise.all(calls.map((call, turn) => (made[turn]!.status < 300 ? made[turn]! : call())))
  }
  expect(answers.map(({ status, body }) => (status < 300 ? 'done' : body))).toEqual(calls.map(() => 'done'))
  expect(fake.unusedFaults()).toEqual([])
  return answers
}

/** Returns the amounts that Stripe charged for a subscription. */
const charged = (reference: string) =>
  fake.account.ledger.filter((one) => one.subscription === reference).map(({ total }) => total)

async function tells(type: string, reference: string): Promise<void> {
  events += 1
  const object = { parent: { subscription_details: { subscription: reference } } }
  const payload = JSON.stringify({ id: `evt_fault_${events}`, object: 'event', type, data: { object } })
  const signature = library.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const url = `${base}/api/public/webhook/stripe`
  expect((await fetch(url, { method: 'POST', headers, body: payload })).status).toBe(200)
}

/** Sets the product's time to Stripe's, without ending sessions. */
async function meet(): Promise<void> {
  clock.set(new Date(fake.account.now * 1000))
  await renewSessions(world)
}

/** Enters a card in the browser's form. */
function enters(setupIntentId: string): void {
  const card = { number: '4242424242424242', exp_month: '12', exp_year: '40' }
  const parameters = Object.fromEntries(
    Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value]),
  )
  fake.account.answer({ method: 'POST', path: `/v1/setup_intents/${setupIntentId}/confirm`, parameters })
}

/** Five people buy, one of them with a voucher. Stripe fails at each step of the opening and of the return. */
async function buying(as: Fault): Promise<Buyer[]> {
  const people = await times(5, () => signedUp())
  const credit = { user_id: people[0]!.id, amount: 100, cause: `test ${as}`, earned_at: clock.now() }
  await db.insertInto('credits').values(credit).execute()
  const opening = [/POST .*customers$/, /POST .*products/, /POST .*coupons/, /GET .*tax_rates/]
  const opened = await through(
    as,
    [...opening, /POST .*subscriptions$/, /POST .*subscriptions$/],
    people.map((who) => () => createIntent(who, 'basic')),
  )
  const buyers = await Promise.all(
    people.map(async (who, turn) => {
      const rows = await db.selectFrom('checkouts').selectAll().where('user_id', '=', who.id).execute()
      expect(rows).toHaveLength(1)
      const made = [...fake.account.subscriptions.values()].filter(
        (one) => one.metadata.checkout === rows[0]!.id,
      )
      expect(made).toHaveLength(1)
      const { id: reference, customer } = made[0]!
      expect(rows[0]!.reference).toBe(reference)
      return { who, intent: opened[turn]!.body, reference, customer }
    }),
  )
  expect(buyers.map(({ intent }) => intent.credit)).toEqual([100, 0, 0, 0, 0])
  for (const { intent } of buyers) fake.account.pay(intent.paymentIntentId)
  await through(
    as,
    [/GET .*subscriptions\//, /GET .*invoices/, /GET .*charges/],
    buyers.map(
      ({ who, intent }) =>
        () =>
          addSubscription(who, 'basic', intent.paymentIntentId),
    ),
  )
  for (const { reference, intent } of buyers) expect(charged(reference)).toEqual([intent.total])
  return buyers
}

/** Each of them changes a running plan in another way. */
async function changing(as: Fault, [one, two, three, four, five]: Buyer[]): Promise<void> {
  const at = async ({ who }: Buyer) => {
    const { data } = (await who.get('/api/subscription/getCurrentSubscriptions')).body
    return { subscriptionId: data.subscription_id }
  }
  const [first, second, third] = await Promise.all([one!, two!, three!].map(at))
  const yearly = { ...third, planId: 'unlimited-annual' }
  const [canceled, , changed, setup] = await through(
    as,
    [/POST .*subscriptions\//, /GET .*subscriptions\//, /POST .*setup_intents$/, /POST .*products/],
    [
      () => one!.who.post('/api/subscription/cancel', first),
      () => two!.who.post('/api/subscription/cancel', second),
      () => three!.who.post('/api/subscription/change', yearly),
      () => four!.who.post('/api/payment/card/setup'),
      () => five!.who.get('/api/payment/card'),
    ],
  )
  expect(canceled!.body.data).toMatchObject({ status: 'canceled', cancel_at_period_end: true })
  expect(changed!.body.data).toMatchObject({ plan_id: 'basic', next_plan: { id: 'unlimited-annual' } })
  const { setupIntentId } = setup!.body.data
  enters(setupIntentId)
  const [resumed, , , used] = await through(
    as,
    [/POST .*subscriptions\//, /GET .*setup_intents\//, /GET .*invoices/],
    [
      () => one!.who.post('/api/subscription/resume', first),
      () => two!.who.post('/api/subscription/resume', second),
      () => three!.who.post('/api/subscription/change', { ...third, planId: 'basic' }),
      () => four!.who.put('/api/payment/card', { setupIntentId }),
    ],
  )
  expect(resumed!.body.data).toMatchObject({ status: 'active', cancel_at_period_end: false })
  expect(used!.body.data).toMatchObject({ last4: '4242' })
  expect(fake.account.subscriptions.get(four!.reference)?.method?.card.last4).toBe('4242')
}

/** The next period is billed and reported while Stripe fails to return the state. Two people couldn't pay. */
async function renewing(as: Fault, buyers: Buyer[]): Promise<void> {
  const ends = fake.account.subscriptions.get(buyers[0]!.reference)!.end
  for (const [turn, { reference }] of buyers.entries()) {
    fake.account.renew(reference, turn < 3)
    expect(fake.account.now).toBe(ends)
    await tells(turn < 3 ? 'invoice.paid' : 'invoice.payment_failed', reference)
  }
  await meet()
  for (const step of [/GET .*subscriptions\//, /GET .*invoices/, /GET .*charges/]) fake.failNext(step, as)
  await runDueTasks(world)
  expect(fake.unusedFaults()).toEqual([])
  fake.clearFaults()
  await advanceTime(world, 600_000)
  for (const [turn, { who, reference, intent }] of buyers.entries()) {
    const { data } = (await who.get('/api/subscription/getCurrentSubscriptions')).body
    expect(data).toMatchObject({ plan_id: 'basic', status: turn < 3 ? 'active' : 'past_due' })
    expect((await who.get('/api/payment/invoices')).body.data).toHaveLength(turn < 3 ? 2 : 1)
    expect(charged(reference)).toEqual(turn < 3 ? [intent.total, 539] : [intent.total])
  }
  // Another card pays the open period at once and only once, even if answers are lost.
  const late = buyers.slice(3)
  const setups = await Promise.all(late.map(({ who }) => who.post('/api/payment/card/setup')))
  for (const setup of setups) enters(setup.body.data.setupIntentId)
  await through(
    as,
    [/POST .*invoices\/.*pay/, /POST .*subscriptions\//],
    late.map(
      ({ who }, turn) =>
        () =>
          who.put('/api/payment/card', { setupIntentId: setups[turn]!.body.data.setupIntentId }),
    ),
  )
  for (const { who, reference, intent } of late) {
    const current = await who.get('/api/subscription/getCurrentSubscriptions')
    expect(current.body.data.status).toBe('active')
    expect(charged(reference)).toEqual([intent.total, 539])
  }
}

/** All accounts are deleted: first the subscription ends, then the account and the customer are deleted. */
async function cancelDuringFailure(as: Fault, buyers: Buyer[]): Promise<void> {
  await through(
    as,
    [/DELETE .*subscriptions\//, /DELETE .*subscriptions\//],
    buyers.map(
      ({ who }) =>
        () =>
          who.delete('/api/users/me', { password: who.password }),
    ),
  )
  for (const { reference, who } of buyers) {
    expect(fake.account.subscriptions.get(reference)?.status).toBe('canceled')
    expect((await who.get('/api/users/profile')).status).toBe(401)
  }
  fake.failNext(/DELETE .*customers\//, as)
  await runDueTasks(world)
  expect(fake.unusedFaults()).toEqual([])
  await advanceTime(world, 600_000)
  for (const { customer } of buyers) expect(fake.account.customers.has(customer)).toBe(false)
  const left = await db.selectFrom('gateway_customers').select('customer').execute()
  expect(left.filter(({ customer }) => buyers.some((one) => one.customer === customer))).toEqual([])
}

test.each(['error', 'nonsense', 'empty', 'lost'] as const)(
  'Stripe fails (%s) at every step: every action is completed by the same call, and nothing is charged twice',
  async (as) => {
    await meet()
    const before = fake.account.ledger.length
    const buyers = await buying(as)
    await changing(as, buyers)
    await renewing(as, buyers)
    await cancelDuringFailure(as, buyers)
    expect(fake.account.ledger.length - before).toBe(2 * buyers.length)
  },
  200_000,
)

test('waits ten seconds for an answer, then repeats the request', async () => {
  await meet()
  const people = await times(4, () => signedUp())
  const buyers = await Promise.all(
    people.map(async (who) => {
      const { body: intent } = await createIntent(who, 'basic')
      fake.account.pay(intent.paymentIntentId)
      return { who, intent }
    }),
  )
  const bought = await Promise.all(
    buyers.slice(1).map(({ who, intent }) => addSubscription(who, 'basic', intent.paymentIntentId)),
  )
  const [, cancels, sets, leaves] = people
  const ledger = fake.account.ledger.length
  const [, canceled] = await through(
    'silence',
    [/GET .*charges/, /POST .*subscriptions\//, /POST .*setup_intents$/, /DELETE .*subscriptions\//],
    [
      () => addSubscription(people[0]!, 'basic', buyers[0]!.intent.paymentIntentId),
      () =>
        cancels!.post('/api/subscription/cancel', { subscriptionId: bought[0]!.body.data.subscription_id }),
      () => sets!.post('/api/payment/card/setup'),
      () => leaves!.delete('/api/users/me', { password: leaves!.password }),
    ],
  )
  expect(canceled!.body.data.status).toBe('canceled')
  expect(fake.account.ledger).toHaveLength(ledger)
}, 60_000)
