/**
 * Tests how a reward is earned, spent and revoked, with the sandbox gateway. Cards are tested in
 * tests/security/stripe-referrals.test.ts.
 */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY } from '../../platform/clock.ts'
import { runInOrder } from '../../platform/testing/locks.ts'
import { readMailsTo } from '../../platform/testing/mail.ts'
import {
  addSubscription,
  buyPlan,
  confirmIntent,
  createIntent,
  currentSubscription,
} from '../../platform/testing/purchases.ts'
import { advanceTime as passIn, renewSessions, runDueTasks, tasksIn } from '../../platform/testing/tasks.ts'
import { createTestWorld, type TestUser, times } from '../../platform/testing/world.ts'
import { openGateway } from '../billing/index.ts'
import { MAX_REWARDS_PER_YEAR, processPayment } from './rewards.ts'

const world = await createTestWorld({ TEST_CLOCK: '1' })
const { signedUp, stranger, somebody, db, clock, config } = world
const gateway = openGateway({ ...world, config })

const mine = async (who: TestUser) => (await who.get('/api/referrals')).body.data
const invoices = async (who: TestUser) => (await who.get('/api/payment/invoices')).body.data
const receipt = async (who: TestUser, invoice: { id: string }) =>
  (await who.get(`/api/payment/invoices/${invoice.id}/receipt`)).body.data
const subjects = async (who: TestUser) => (await readMailsTo(world, who.email)).map((mail) => mail.subject)
const REWARD = 'You have earned a month of premium'

/** Signs up a new user with the link of `referrer`. */
async function invitedBy(referrer: TestUser): Promise<TestUser> {
  const email = `guest-${randomUUID()}@example.com`
  const form = {
    firstName: 'Guest',
    lastName: 'Stone',
    email,
    mobileNumber: '1',
    password: 'a long password',
  }
  const { code: referralCode } = await mine(referrer)
  const answer = await stranger.post('/api/public/users/signup', { ...form, referralCode })
  const token = answer.headers.get('authorization')!
  return { ...somebody(token), id: answer.body.data.id, email, password: form.password }
}

/** Signs up a new user with the link of `referrer`, who then pays. */
async function joins(referrer: TestUser) {
  const guest = await invitedBy(referrer)
  const { intent, subscription } = await buyPlan(guest, 'basic')
  await runDueTasks(world)
  return { guest, intent, subscription }
}
/** Advances the time to a second after a date, without ending sessions. */
const passTo = async (date: string) => {
  await passIn(world, Date.parse(date) - clock.now().getTime() + 1000)
  await renewSessions(world)
}
const dispute = (intent: { paymentIntentId: string }, how = 'dispute') =>
  stranger.post(`/api/test/sandbox/${how}`, { paymentIntentId: intent.paymentIntentId })

test('rewards the first payment of an invited user once, with one mail, and nothing after it', async () => {
  const [ada, bob] = [await signedUp('Ada'), await signedUp('Bob')]
  const guest = await invitedBy(ada)
  expect(await mine(ada)).toMatchObject({ invited: 1, joined: 0, rewarded: 0, waiting: 0 })
  const { subscription } = await buyPlan(guest, 'basic')
  await runDueTasks(world)
  const outcome = { invited: 1, joined: 1, rewarded: 1, waiting: 1 }
  expect(await mine(ada)).toMatchObject(outcome)
  const paid = await db.selectFrom('invoices').select('id').where('user_id', '=', guest.id).execute()
  await times(20, () =>
    processPayment({ db, clock, keys: world.keys, plans: config.plans, gateway }, paid[0]!.id),
  )
  await passTo(subscription.end_date)
  expect(await invoices(guest)).toHaveLength(2)
  expect(await mine(ada)).toMatchObject(outcome)
  expect((await subjects(ada)).filter((subject) => subject === REWARD)).toHaveLength(1)
  expect(await mine(bob)).toMatchObject({ invited: 0, waiting: 0 })
  await ada.post('/api/users/confirm', { password: ada.password })
  const { data } = (await ada.get('/api/users/export')).body
  expect(data.credits).toMatchObject([{ amount: 833, state: 'waiting' }])
})

test('gives one reward for twenty concurrent calls about the same payment', async () => {
  const ada = await signedUp('Ada')
  const guest = await invitedBy(ada)
  await buyPlan(guest, 'basic')
  const [paid] = await db.selectFrom('invoices').select('id').where('user_id', '=', guest.id).execute()
  await times(20, () =>
    processPayment({ db, clock, keys: world.keys, plans: config.plans, gateway }, paid!.id),
  )
  await runDueTasks(world)
  expect(await mine(ada)).toMatchObject({ rewarded: 1, waiting: 1 })
})

test('deducts the reward before tax at a checkout, and charges the shown amount', async () => {
  const ada = await signedUp('Ada')
  await joins(ada)
  const { intent } = await buyPlan(ada, 'standard')
  const tax = Math.round((1249 - 833) * 0.08)
  expect(intent).toMatchObject({
    amount: 1249,
    credit: 833,
    referral_credit: 833,
    tax,
    total: 1249 - 833 + tax,
  })
  const [invoice] = await invoices(ada)
  expect(invoice).toMatchObject({ credit: 833, total: intent.total })
  expect(await receipt(ada, invoice)).toMatchObject({ credit: 833, referral_credit: 833 })
  await runDueTasks(world)
  expect(await mine(ada)).toMatchObject({ rewarded: 1, waiting: 0 })
  expect((await ada.get('/api/users/export')).body.data.credits).toMatchObject([{ state: 'spent' }])
})

test('leaves the smallest amount to pay that a gateway accepts', async () => {
  const ada = await signedUp('Ada')
  await joins(ada)
  expect((await createIntent(ada, 'basic')).body).toMatchObject({ credit: 449, tax: 4, total: 54 })
})

test('reserves a reward for one purchase at a time and cancels the other', async () => {
  const ada = await signedUp('Ada')
  await joins(ada)
  const { body: basic } = await createIntent(ada, 'basic')
  const { body: standard } = await createIntent(ada, 'standard')
  expect([basic.referral_credit, standard.referral_credit]).toEqual([449, 833])
  expect((await confirmIntent(ada, basic)).body.message).toBe('This payment was canceled.')
  const both = await times(10, (index) => createIntent(ada, index % 2 === 0 ? 'basic' : 'standard'))
  const answered = both.filter(({ status }) => status === 200).map(({ body }) => body)
  for (const status of both.map((one) => one.status)) expect([200, 502]).toContain(status)
  const payable = []
  for (const intent of new Map(answered.map((one) => [one.paymentIntentId, one])).values())
    if ((await confirmIntent(ada, intent)).status === 200) payable.push(intent.referral_credit)
  expect(payable.filter((credit) => credit > 0).length).toBeLessThanOrEqual(1)
  await runDueTasks(world)
  const spent = (await invoices(ada)).filter((invoice: { credit: number }) => invoice.credit > 0)
  expect(spent.length).toBeLessThanOrEqual(1)
})

test('deducts the reward from the next renewal, once, and drops the rest', async () => {
  const ada = await signedUp('Ada')
  const { subscription } = await buyPlan(ada, 'basic')
  await joins(ada)
  await joins(ada)
  expect(await mine(ada)).toMatchObject({ rewarded: 2, waiting: 2 })
  await passTo(subscription.end_date)
  expect(await invoices(ada)).toMatchObject([
    { amount: 499, credit: 499, tax: 0, total: 0 },
    { credit: 0, total: 539 },
  ])
  expect(await mine(ada)).toMatchObject({ waiting: 1 })
  await passTo((await currentSubscription(ada)).end_date)
  await passTo((await currentSubscription(ada)).end_date)
  expect((await invoices(ada)).map((invoice: { total: number }) => invoice.total)).toEqual([539, 0, 0, 539])
  expect(await mine(ada)).toMatchObject({ rewarded: 2, waiting: 0 })
})

test('moves a reserved reward to another plan, and keeps it after a failed renewal', async () => {
  const ada = await signedUp('Ada')
  await buyPlan(ada, 'basic')
  await joins(ada)
  const { intent, subscription } = await buyPlan(ada, 'standard', { isUpgrade: true })
  expect(intent.referral_credit).toBe(0)
  await runDueTasks(world)
  await passTo(subscription.end_date)
  const [renewed, upgraded] = await invoices(ada)
  expect(renewed).toMatchObject({ plan_id: 'standard', credit: 833 })
  expect(await receipt(ada, renewed)).toMatchObject({ referral_credit: 833 })
  // The credit for the unused time of the previous plan is no reward.
  expect(await receipt(ada, upgraded)).toMatchObject({ credit: intent.credit, referral_credit: 0 })

  const eve = await signedUp('Eve')
  const failing = await buyPlan(eve, 'standard', { card: '4000 0000 0000 0341' })
  await joins(eve)
  await passTo(failing.subscription.end_date)
  expect((await currentSubscription(eve)).status).toBe('past_due')
  for (const _ of [1, 2, 3]) {
    await passIn(world, DAY)
    await renewSessions(world)
  }
  expect(await currentSubscription(eve)).toBeNull()
  expect((await createIntent(eve, 'basic')).body).toMatchObject({ referral_credit: 449 })
})

test.each(['refund', 'dispute'])(
  'revokes an unspent reward after a %s of the payment that earned it',
  async (how) => {
    const ada = await signedUp('Ada')
    const { subscription } = await buyPlan(ada, 'basic')
    const { guest, intent } = await joins(ada)
    expect((await dispute(intent, how)).status).toBe(200)
    await runDueTasks(world)
    await runDueTasks(world)
    expect(await currentSubscription(guest)).toBeNull()
    expect(await mine(ada)).toMatchObject({ joined: 1, rewarded: 0, waiting: 0 })
    await passTo(subscription.end_date)
    expect((await invoices(ada))[0]).toMatchObject({ credit: 0, total: 539 })
    await buyPlan(guest, 'basic')
    await runDueTasks(world)
    expect(await mine(ada)).toMatchObject({ joined: 1, rewarded: 0, waiting: 0 })
  },
)

test('cancels the checkout of a revoked reward, and keeps a spent reward', async () => {
  const ada = await signedUp('Ada')
  const first = await joins(ada)
  const { body: open } = await createIntent(ada, 'standard')
  expect(open.referral_credit).toBe(833)
  await dispute(first.intent)
  await runDueTasks(world)
  expect((await confirmIntent(ada, open)).status).toBe(404)
  expect((await createIntent(ada, 'standard')).body).toMatchObject({ credit: 0, total: 1349 })

  const eve = await signedUp('Eve')
  const second = await joins(eve)
  await buyPlan(eve, 'standard')
  await dispute(second.intent)
  await runDueTasks(world)
  expect(await mine(eve)).toMatchObject({ rewarded: 1, waiting: 0 })
  expect((await currentSubscription(eve)).plan_id).toBe('standard')
})

test('gives no reward for a payment that was refunded before it was processed', async () => {
  const ada = await signedUp('Ada')
  const guest = await invitedBy(ada)
  await buyPlan(guest, 'basic')
  await db.updateTable('invoices').set({ status: 'refunded' }).where('user_id', '=', guest.id).execute()
  await runDueTasks(world)
  await db.updateTable('invoices').set({ status: 'paid' }).where('user_id', '=', guest.id).execute()
  const [paid] = await db.selectFrom('invoices').select('id').where('user_id', '=', guest.id).execute()
  await processPayment({ db, clock, keys: world.keys, plans: config.plans, gateway }, paid!.id)
  expect(await mine(ada)).toMatchObject({ joined: 1, rewarded: 0, waiting: 0 })
  expect(await subjects(ada)).not.toContain(REWARD)
})

test(`gives ${MAX_REWARDS_PER_YEAR} rewards in a year and no more, and again in the year after`, async () => {
  const ada = await signedUp('Ada')
  for (let count = 0; count < MAX_REWARDS_PER_YEAR; count++) await invitedBy(ada)
  const long = clock.now()
  await db
    .updateTable('referrals')
    .set({ joined_at: long, rewarded_at: long })
    .where('referrer', '=', ada.id)
    .execute()
  await joins(ada)
  expect(await mine(ada)).toMatchObject({ invited: 13, joined: 13, rewarded: 12, waiting: 0 })
  clock.advance(366 * DAY)
  await renewSessions(world)
  await joins(ada)
  expect(await mine(ada)).toMatchObject({ joined: 14, rewarded: 13, waiting: 1 })
})

test('deletes a reward with its owner, but not with the invited user', async () => {
  const ada = await signedUp('Ada')
  const { guest } = await joins(ada)
  await guest.delete('/api/users/me', { password: guest.password })
  expect(await mine(ada)).toMatchObject({ joined: 1, rewarded: 1, waiting: 1 })
  await ada.delete('/api/users/me', { password: ada.password })
  const left = await db.selectFrom('credits').select('id').where('user_id', '=', ada.id).execute()
  expect(left).toEqual([])
})

test('applies a reward to a first payment once', async () => {
  const ada = await signedUp('Ada')
  await joins(ada)
  const { body: intent } = await createIntent(ada, 'standard')
  await confirmIntent(ada, intent)
  const returned = await times(20, () => addSubscription(ada, 'standard', intent.paymentIntentId))
  expect(returned.every(({ status }) => status === 200)).toBe(true)
  await runDueTasks(world)
  expect(await invoices(ada)).toHaveLength(1)
  const spent = await db
    .selectFrom('credits')
    .select('spent_on')
    .where('user_id', '=', ada.id)
    .where('spent_on', 'is not', null)
    .execute()
  expect(spent).toHaveLength(1)
})

test('does not set a voucher again that a charge uses at the same moment', async () => {
  const { subscription, intent } = await buyPlan(await signedUp(), 'basic')
  const id = (await gateway.findReference(intent.paymentIntentId))!
  const voucher = { id: randomUUID(), amount: 100 }
  await gateway.setCredit(id, voucher)
  clock.advance(Date.parse(subscription.end_date) - clock.now().getTime() + 1000)
  const charge = tasksIn(world, ['billing']).sandbox_turn!
  await runInOrder<void>(world.database, 'sandbox_subscriptions', [
    () => charge({ subscription: id }, { signal: AbortSignal.timeout(60_000) }),
    () => gateway.setCredit(id, voucher),
  ])
  const charged = await db
    .selectFrom('sandbox_invoices')
    .select('voucher')
    .where('subscription', '=', id)
    .execute()
  expect(charged.map((invoice) => invoice.voucher).sort()).toEqual([voucher.id, null].sort())
  const { next_credit } = await db
    .selectFrom('sandbox_subscriptions')
    .select('next_credit')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(next_credit).toBeNull()
})
