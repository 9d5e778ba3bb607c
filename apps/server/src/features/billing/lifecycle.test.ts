import { expect, test } from 'vitest'
import { DAY } from '../../platform/clock.ts'
import { readMailsTo } from '../../platform/testing/mail.ts'
import {
  addSubscription,
  buyPlan,
  CARD_FAILING_LATER,
  confirmIntent,
  createIntent,
  currentSubscription,
  WORKING_CARD,
} from '../../platform/testing/purchases.ts'
import { advanceTime as passIn, renewSessions, runDueTasks } from '../../platform/testing/tasks.ts'
import { createTestWorld } from '../../platform/testing/world.ts'
import { scheduleCardCheck } from './card-check.ts'
import { takeBackInSandbox } from './gateways/sandbox-payments.ts'

const world = await createTestWorld({ TEST_CLOCK: '1' })
const { signedUp, people, stranger, clock, db } = world

const subjects = async (email: string) => (await readMailsTo(world, email)).map((mail) => mail.subject)
/** Moves the clock and keeps the sessions valid. */
const pass = async (milliseconds: number) => {
  await passIn(world, milliseconds)
  await renewSessions(world)
}
/** Moves the clock to a second after a date. */
const passTo = (date: string) => pass(Date.parse(date) - clock.now().getTime() + 1000)
const invoices = async (who: { get(path: string): Promise<{ body: { data: unknown[] } }> }) =>
  (await who.get('/api/payment/invoices')).body.data

test('renews a plan with new dates, reset quotas, a second invoice and its receipt', async () => {
  const ada = await signedUp('Ada', 'Renews')
  const { subscription } = await buyPlan(ada, 'basic')
  await passTo(subscription.end_date)
  const after = await currentSubscription(ada)
  expect(after).toMatchObject({
    subscription_id: subscription.subscription_id,
    status: 'active',
    start_date: subscription.end_date,
    proposals_used: 0,
  })
  expect(await invoices(ada)).toHaveLength(2)
  expect((await subjects(ada.email)).filter((subject) => subject.startsWith('Receipt'))).toHaveLength(2)
  await pass(100 * DAY)
  expect(await invoices(ada)).toHaveLength(5)
  expect((await currentSubscription(ada)).status).toBe('active')
})

test('keeps the plan for three days after a failed renewal, with mails, and then ends it', async () => {
  const ada = await signedUp('Ada', 'Fails')
  const { subscription } = await buyPlan(ada, 'basic', { card: CARD_FAILING_LATER })
  await passTo(subscription.end_date)
  expect(await currentSubscription(ada)).toMatchObject({
    status: 'past_due',
    end_date: subscription.end_date,
  })
  expect((await currentSubscription(ada)).grace_until).toBe(
    new Date(Date.parse(subscription.end_date) + 3 * DAY).toISOString(),
  )
  await pass(2 * DAY)
  expect((await currentSubscription(ada)).status).toBe('past_due')
  await pass(DAY)
  expect(await currentSubscription(ada)).toBeNull()
  expect(await invoices(ada)).toHaveLength(1)
  const mails = await subjects(ada.email)
  expect(mails.filter((subject) => subject === 'Your payment did not go through')).toHaveLength(2)
  expect(mails[0]).toBe('Your plan has ended')
})

test('ends an unpaid plan at once when it is canceled in the grace period, without a charge', async () => {
  const ada = await signedUp('Ada', 'Stops')
  const { subscription, intent } = await buyPlan(ada, 'basic', { card: CARD_FAILING_LATER })
  await passTo(subscription.end_date)
  const at = { subscriptionId: subscription.subscription_id }
  const canceled = await ada.post('/api/subscription/cancel', at)
  expect(canceled).toMatchObject({
    status: 200,
    body: { data: { status: 'canceled', cancel_at_period_end: true, grace_until: null } },
  })
  expect(await currentSubscription(ada)).toBeNull()
  await db
    .updateTable('sandbox_subscriptions')
    .set({ card: JSON.stringify({ brand: 'visa', last4: '4242', renews: true }) })
    .where('payment_intent', '=', intent.paymentIntentId)
    .execute()
  await pass(5 * DAY)
  expect(await invoices(ada)).toHaveLength(1)
  expect(await subjects(ada.email)).toContain('Your plan has ended')
})

test('charges another card at once in the grace period', async () => {
  const ada = await signedUp('Ada', 'Late')
  const { subscription } = await buyPlan(ada, 'basic', { card: CARD_FAILING_LATER })
  await passTo(subscription.end_date)
  expect((await ada.get('/api/payment/card')).body.data.last4).toBe('0341')
  const setup = (await ada.post('/api/payment/card/setup')).body.data
  const use = () => ada.put('/api/payment/card', { setupIntentId: setup.setupIntentId })
  expect((await use()).body.code).toBe('payment_failed')
  expect((await confirmIntent(ada, setup)).body.data.status).toBe('succeeded')
  expect((await use()).body.data).toMatchObject({ brand: 'visa', last4: '4242' })
  expect(await currentSubscription(ada)).toMatchObject({
    status: 'active',
    start_date: subscription.end_date,
  })
  await pass(4 * DAY)
  expect((await currentSubscription(ada)).status).toBe('active')
})

test('runs a canceled plan to its end, and renews one that is resumed in time', async () => {
  const [ada, bob] = [await signedUp('Ada', 'Canceled'), await signedUp('Bob', 'Resumed')]
  const mine = (await buyPlan(ada, 'basic')).subscription
  const his = (await buyPlan(bob, 'basic')).subscription
  const cancel = (id: string) => ada.post('/api/subscription/cancel', { subscriptionId: id })
  expect((await cancel(his.subscription_id)).status).toBe(404)
  const canceled = await cancel(mine.subscription_id)
  expect(canceled.body.data).toMatchObject({ status: 'canceled', cancel_at_period_end: true })
  expect(await cancel(mine.subscription_id)).toMatchObject({ status: 200, body: canceled.body })
  await bob.post('/api/subscription/cancel', { subscriptionId: his.subscription_id })
  const resumed = await bob.post('/api/subscription/resume', { subscriptionId: his.subscription_id })
  expect(resumed.body.data).toMatchObject({ status: 'active', cancel_at_period_end: false })
  await passTo(mine.end_date)
  expect(await currentSubscription(ada)).toBeNull()
  expect((await currentSubscription(bob)).status).toBe('active')
  expect(await invoices(ada)).toHaveLength(1)
  expect(await subjects(ada.email)).toContain('Your plan has been canceled')
  expect((await ada.post('/api/subscription/resume', { subscriptionId: mine.subscription_id })).status).toBe(
    404,
  )
})

test('cancels and resumes a trial, and mails its end', async () => {
  const { ada } = await people()
  const { subscription_id: subscriptionId } = await currentSubscription(ada)
  const canceled = await ada.post('/api/subscription/cancel', { subscriptionId })
  expect(canceled.body.data).toMatchObject({ status: 'canceled', cancel_at_period_end: true })
  const resumed = await ada.post('/api/subscription/resume', { subscriptionId })
  expect(resumed.body.data.status).toBe('trial')
  await pass(3 * DAY)
  const mails = await subjects(ada.email)
  expect(mails).toContain('Your free trial ends tomorrow')
  expect(mails).toContain('Your free trial has ended')
})

test('changes to a cheaper plan at the end of the period, unless the change is undone before', async () => {
  const ada = await signedUp('Ada', 'Shrinks')
  const { subscription } = await buyPlan(ada, 'unlimited-annual')
  const change = (planId: string) =>
    ada.post('/api/subscription/change', { subscriptionId: subscription.subscription_id, planId })
  expect((await change('trial')).body.code).toBe('plan_not_for_sale')
  expect((await change('basic')).body.data).toMatchObject({
    plan_id: 'unlimited-annual',
    next_plan: { id: 'basic' },
  })
  expect((await change('unlimited-annual')).body.data.next_plan).toBeNull()
  expect((await change('standard')).body.data.next_plan.id).toBe('standard')
  await passTo(subscription.end_date)
  const after = await currentSubscription(ada)
  expect(after).toMatchObject({
    subscription_id: subscription.subscription_id,
    plan_id: 'standard',
    next_plan: null,
    start_date: subscription.end_date,
  })
  expect(await invoices(ada)).toMatchObject([{ total: 1349 }, { total: 10_800 }])
})

test('ends the plan of a refunded payment', async () => {
  const ada = await signedUp('Ada', 'Refunded')
  await buyPlan(ada, 'basic')
  const { reference } = await db
    .selectFrom('checkouts')
    .select('reference')
    .where('user_id', '=', ada.id)
    .executeTakeFirstOrThrow()
  expect(await takeBackInSandbox(world, { id: reference! }, 'refunded')).toBe(true)
  await runDueTasks(world)
  expect(await currentSubscription(ada)).toBeNull()
  expect(await invoices(ada)).toMatchObject([{ status: 'refunded' }])
  const mails = await subjects(ada.email)
  expect(mails).toContain('Your payment has been refunded')
  expect(mails).toContain('Your plan has ended')
  expect(await takeBackInSandbox(world, { id: reference! }, 'refunded')).toBe(false)
})

test('ends the plan of a disputed payment with a mail, and lets the person buy again', async () => {
  const ada = await signedUp('Ada', 'Disputes')
  const { intent } = await buyPlan(ada, 'basic')
  const dispute = (paymentIntentId: string) => stranger.post('/api/test/sandbox/dispute', { paymentIntentId })
  expect((await dispute('pi_sandbox_never')).status).toBe(404)
  expect((await dispute(intent.paymentIntentId)).body).toEqual({ data: { status: 'disputed' } })
  await runDueTasks(world)
  expect(await currentSubscription(ada)).toBeNull()
  expect(await invoices(ada)).toMatchObject([{ status: 'disputed' }])
  expect(await subjects(ada.email)).toContain('A payment of yours was disputed')
  await pass(60 * DAY)
  expect(await invoices(ada)).toHaveLength(1)
  await buyPlan(ada, 'standard')
  expect((await currentSubscription(ada)).plan_id).toBe('standard')
})

test('mails once that the card expires before the next payment, and renews with another card', async () => {
  const [ada, bob, eve] = [
    await signedUp('Ada', 'Expires'),
    await signedUp('Bob', 'Lasts'),
    await signedUp('Eve', 'Leaves'),
  ]
  const with_ = async (who: typeof ada, expiry: string) => {
    const { body: intent } = await createIntent(who, 'basic')
    const paid = await confirmIntent(who, intent, WORKING_CARD, undefined, expiry)
    if (paid.status !== 200) return paid.body
    return (await addSubscription(who, 'basic', intent.paymentIntentId)).body.data
  }
  const day = clock.now()
  const [month, year] = [String(day.getUTCMonth() + 1).padStart(2, '0'), day.getUTCFullYear() % 100]
  expect((await with_(ada, `${month}/${year - 1}`)).message).toBe('Your card has expired.')
  expect((await with_(ada, '13/40')).code).toBe('validation_failed')
  const mine = await with_(ada, `${month}/${year}`)
  await with_(bob, `${month} / 20${year + 1}`)
  const hers = await with_(eve, `${month}/${year}`)
  await eve.post('/api/subscription/cancel', { subscriptionId: hers.subscription_id })
  const about = 'Your card expires before your next payment'
  const mailsTo = async (who: typeof ada) =>
    (await subjects(who.email)).filter((subject) => subject === about)
  await pass(10 * DAY)
  expect(await mailsTo(ada)).toEqual([])
  await pass(8 * DAY)
  expect([await mailsTo(ada), await mailsTo(bob), await mailsTo(eve)]).toEqual([[about], [], []])
  const { id } = await db
    .selectFrom('checkouts')
    .select('id')
    .where('user_id', '=', ada.id)
    .executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => scheduleCardCheck(tx, id, new Date(mine.end_date), clock.now()))
  await runDueTasks(world)
  expect(await mailsTo(ada)).toEqual([about])
  await passTo(mine.end_date)
  expect((await currentSubscription(ada)).status).toBe('past_due')
  const setup = (await ada.post('/api/payment/card/setup')).body.data
  await confirmIntent(ada, setup)
  expect((await ada.put('/api/payment/card', { setupIntentId: setup.setupIntentId })).status).toBe(200)
  expect((await currentSubscription(ada)).status).toBe('active')
})

test('charges nothing for a deleted account', async () => {
  const ada = await signedUp('Ada', 'Deletes')
  await buyPlan(ada, 'basic')
  const { reference } = await db
    .selectFrom('checkouts')
    .select('reference')
    .where('user_id', '=', ada.id)
    .executeTakeFirstOrThrow()
  expect((await ada.delete('/api/users/me', { password: ada.password })).status).toBe(204)
  await pass(60 * DAY)
  const booked = await db
    .selectFrom('sandbox_subscriptions')
    .select('status')
    .where('id', '=', reference!)
    .executeTakeFirstOrThrow()
  expect(booked.status).toBe('ended')
  const paid = await db
    .selectFrom('sandbox_invoices')
    .select('id')
    .where('subscription', '=', reference!)
    .execute()
  expect(paid).toHaveLength(1)
})
