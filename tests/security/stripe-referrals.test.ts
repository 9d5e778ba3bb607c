/** Referrals, credits, disputes and cards with Stripe as the gateway: its coupons, its fingerprints, its ledger. */
import Stripe from 'stripe'
import { afterAll, afterEach, expect, test } from 'vitest'
import { readMailsTo } from '../../apps/server/src/platform/testing/mail.ts'
import {
  addSubscription,
  createIntent,
  currentSubscription,
} from '../../apps/server/src/platform/testing/purchases.ts'
import { advanceTime, renewSessions, runDueTasks } from '../../apps/server/src/platform/testing/tasks.ts'
import { createTestWorld, type TestUser } from '../../apps/server/src/platform/testing/world.ts'
import { startFakeStripe } from '../fakes/stripe.ts'

const fake = await startFakeStripe()
afterAll(() => fake.stop())
afterEach(() => fake.clearFaults())
const secret = 'whsec_of_a_test'
const world = await createTestWorld({
  STRIPE_SECRET_KEY: fake.key,
  STRIPE_PUBLISHABLE_KEY: fake.publishable,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_BASE: fake.base,
})
const { signedUp, stranger, somebody, db, base, clock } = world
const library = new Stripe('sk_of_a_test')
let count = 0

async function tells(type: string, object: object): Promise<void> {
  count += 1
  const payload = JSON.stringify({ id: `evt_${count}`, object: 'event', type, data: { object } })
  const signature = library.webhooks.generateTestHeaderString({ payload, secret })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const url = `${base}/api/public/webhook/stripe`
  expect((await fetch(url, { method: 'POST', headers, body: payload })).status).toBe(200)
  await runDueTasks(world)
}
const paidFor = (subscription: string) => ({ parent: { subscription_details: { subscription } } })
const mine = async (who: TestUser) => (await who.get('/api/referrals')).body.data
const invoices = async (who: TestUser) => (await who.get('/api/payment/invoices')).body.data
const charged = (reference: string) =>
  fake.account.ledger.filter((one) => one.subscription === reference).map(({ total }) => total)

/** Returns a separate card for each person without a given card. */
let cards = 0
const newCard = () => {
  cards += 1
  return String(4_242_000_000_000_000 + cards)
}

/** Buys a plan with a card, as a browser does. */
async function buys(
  who: TestUser,
  planId: string,
  { number = newCard(), expiry = '12/40', isUpgrade = false } = {},
) {
  const { body: intent } = await createIntent(who, planId, isUpgrade)
  const [exp_month, exp_year] = expiry.split('/')
  const typed = Object.entries({ number, exp_month: exp_month!, exp_year: exp_year! })
  fake.account.answer({
    method: 'POST',
    path: `/v1/payment_intents/${intent.paymentIntentId}/confirm`,
    parameters: Object.fromEntries(
      typed.map(([name, value]) => [`payment_method_data[card][${name}]`, value]),
    ),
  })
  const { status, body } = await addSubscription(who, planId, intent.paymentIntentId)
  expect(status).toBe(200)
  const { reference } = await db
    .selectFrom('checkouts')
    .select('reference')
    .where('payment_intent', '=', intent.paymentIntentId)
    .executeTakeFirstOrThrow()
  await runDueTasks(world)
  return { intent, reference: reference!, subscription: body.data, number }
}

/** Signs up a person with the link of `referrer`, who then pays. */
async function joins(referrer: TestUser, number?: string) {
  const { code: referralCode } = await mine(referrer)
  const email = `guest-${crypto.randomUUID()}@example.com`
  const form = {
    firstName: 'Guest',
    lastName: 'Stone',
    email,
    mobileNumber: '1',
    password: 'a long password',
  }
  const answer = await stranger.post('/api/public/users/signup', { ...form, referralCode })
  const token = answer.headers.get('authorization')!
  const guest = { ...somebody(token), id: answer.body.data.id, email, password: form.password }
  return { guest, ...(await buys(guest, 'basic', number === undefined ? {} : { number })) }
}

/** Bills, pays and reports the next period, and sets the product's time to Stripe's. */
async function renews(reference: string) {
  fake.account.renew(reference, true)
  clock.set(new Date(fake.account.now * 1000))
  await renewSessions(world)
  await tells('invoice.paid', paidFor(reference))
}

test('deducts a reward once: by a coupon from the next renewal, or from a checkout as shown', async () => {
  const ada = await signedUp()
  const { reference } = await buys(ada, 'standard')
  await joins(ada)
  await joins(ada)
  expect(await mine(ada)).toMatchObject({ joined: 2, rewarded: 2, waiting: 2 })
  await renews(reference)
  const less = 1249 - 833 + Math.round((1249 - 833) * 0.08)
  expect(charged(reference)).toEqual([1349, less])
  expect((await invoices(ada))[0]).toMatchObject({ amount: 1249, credit: 833, total: less })
  expect(await mine(ada)).toMatchObject({ waiting: 1 })
  await renews(reference)
  await renews(reference)
  expect(charged(reference)).toEqual([1349, less, less, 1349])
  expect(await mine(ada)).toMatchObject({ rewarded: 2, waiting: 0 })

  const bob = await signedUp('Bob')
  await joins(bob)
  const first = await buys(bob, 'standard')
  expect(first.intent).toMatchObject({ credit: 833, referral_credit: 833, total: less })
  expect(charged(first.reference)).toEqual([less])
})

test('charges nothing for a free period, and continues the plan', async () => {
  const ada = await signedUp()
  const { reference } = await buys(ada, 'basic')
  await joins(ada)
  await renews(reference)
  expect(charged(reference)).toEqual([539])
  expect((await invoices(ada))[0]).toMatchObject({ credit: 499, total: 0 })
  expect((await currentSubscription(ada)).status).toBe('active')
})

test('gives no reward for one’s own card, nor twice for one card', async () => {
  const ada = await signedUp()
  const own = await buys(ada, 'basic')
  await joins(ada, own.number)
  expect(await mine(ada)).toMatchObject({ joined: 1, rewarded: 0, waiting: 0 })
  const { number } = await joins(ada)
  await joins(ada, number)
  expect(await mine(ada)).toMatchObject({ joined: 3, rewarded: 1, waiting: 1 })
  const stored = await db.selectFrom('referrals').select('card_hash').execute()
  expect(JSON.stringify(stored)).not.toContain('fp_')
})

test('repeats a failed request for a reward, and counts it once', async () => {
  const ada = await signedUp()
  const { reference } = await buys(ada, 'standard')
  for (const as of ['error', 'empty', 'lost'] as const) fake.failNext(/GET .*subscriptions\//, as)
  fake.failNext(/POST .*coupons/, 'lost')
  fake.failNext(/POST .*subscriptions\//, 'empty')
  await joins(ada).catch(() => {}) // the return fails, and the events arrive
  fake.clearFaults()
  for (const subscription of fake.account.subscriptions.keys())
    await tells('invoice.paid', paidFor(subscription))
  for (const _ of [1, 2, 3]) await advanceTime(world, 600_000)
  expect(await mine(ada)).toMatchObject({ rewarded: 1, waiting: 1 })
  await renews(reference)
  await renews(reference)
  expect((await invoices(ada)).map((one: { credit: number }) => one.credit)).toEqual([0, 833, 0])
})

test('ends a disputed plan and takes back its reward; an inquiry or a won dispute changes nothing', async () => {
  const ada = await signedUp()
  const { reference } = await buys(ada, 'standard')
  const { guest, intent, reference: theirs } = await joins(ada)
  const event = { payment_intent: intent.paymentIntentId }
  for (const status of ['warning_needs_response', 'won']) {
    fake.account.dispute(intent.paymentIntentId, status)
    await tells('charge.dispute.created', event)
    expect((await currentSubscription(guest)).status).toBe('active')
  }
  fake.account.dispute(intent.paymentIntentId)
  await tells('charge.dispute.created', event)
  await runDueTasks(world)
  expect(await currentSubscription(guest)).toBeNull()
  expect(fake.account.subscriptions.get(theirs)?.status).toBe('canceled')
  expect(await invoices(guest)).toMatchObject([{ status: 'disputed' }])
  const subjects = (await readMailsTo(world, guest.email)).map((mail) => mail.subject)
  expect(subjects).toContain('A payment of yours was disputed')
  expect(await mine(ada)).toMatchObject({ joined: 1, rewarded: 0, waiting: 0 })
  await renews(reference)
  expect(charged(reference)).toEqual([1349, 1349])
})

test('ends the subscription at Stripe after a refund', async () => {
  const ada = await signedUp()
  const { intent, reference } = await buys(ada, 'basic')
  fake.account.refund(intent.paymentIntentId)
  await tells('charge.refunded', { payment_intent: intent.paymentIntentId })
  await runDueTasks(world)
  expect(fake.account.subscriptions.get(reference)?.status).toBe('canceled')
  expect((await readMailsTo(world, ada.email)).map((mail) => mail.subject)).toContain(
    'Your payment has been refunded',
  )
})

test('warns once of a card that expires before the next payment, with its last digits', async () => {
  const ada = await signedUp()
  const now = new Date(fake.account.now * 1000)
  const soon = `${String(now.getUTCMonth() + 1).padStart(2, '0')}/${now.getUTCFullYear() % 100}`
  await buys(ada, 'basic', { number: '4242424242424242', expiry: soon })
  const announced = async () =>
    (await readMailsTo(world, ada.email)).filter((mail) => mail.subject.startsWith('Your card expires'))
  await advanceTime(world, 10 * 86_400_000)
  expect(await announced()).toHaveLength(0)
  await advanceTime(world, 10 * 86_400_000)
  expect((await announced())[0]?.text).toContain('the card ending in 4242')
  await advanceTime(world, 86_400_000)
  expect(await announced()).toHaveLength(1)
})

test('deletes the customer at Stripe after the subscription and the account', async () => {
  const ada = await signedUp()
  const { reference } = await buys(ada, 'basic')
  const { customer } = fake.account.subscriptions.get(reference)!
  expect(fake.account.customers.has(customer)).toBe(true)
  const before = fake.calls.length
  expect((await ada.delete('/api/users/me', { password: ada.password })).status).toBe(204)
  await runDueTasks(world)
  expect(fake.account.customers.has(customer)).toBe(false)
  const deletions = fake.calls.slice(before).filter((call) => call.startsWith('DELETE'))
  expect(deletions).toEqual([`DELETE /v1/subscriptions/${reference}`, `DELETE /v1/customers/${customer}`])
})

test('cancels an unpaid checkout with the reward at Stripe before another plan gets it', async () => {
  const ada = await signedUp()
  await joins(ada)
  const { body: basic } = await createIntent(ada, 'basic')
  fake.failNext(/DELETE .*subscriptions\//, 'empty')
  expect((await createIntent(ada, 'standard')).body.code).toBe('provider_failed')
  const { body: standard } = await createIntent(ada, 'standard')
  expect(standard.referral_credit).toBe(833)
  expect(() => fake.account.pay(basic.paymentIntentId)).toThrow('canceled')
})
