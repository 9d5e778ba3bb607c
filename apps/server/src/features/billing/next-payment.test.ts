/** The announced amount of the next payment is the amount that is charged. */
import { expect, test } from 'vitest'
import type { UserId } from '../../platform/ids.ts'
import { buyPlan, currentSubscription } from '../../platform/testing/purchases.ts'
import { advanceTime, renewSessions, runDueTasks } from '../../platform/testing/tasks.ts'
import { createTestWorld, type TestUser } from '../../platform/testing/world.ts'
import { grantCredit } from './credits.ts'

const world = await createTestWorld()
const { signedUp, people, clock, db } = world

const announced = async (who: TestUser) => (await currentSubscription(who)).next_payment
const lastPaid = async (who: TestUser) => (await who.get('/api/payment/invoices')).body.data[0].total
/** Moves the clock to a second after the end of the period, and keeps the sessions valid. */
const toTheEnd = async (who: TestUser) => {
  const { end_date } = await currentSubscription(who)
  await advanceTime(world, Date.parse(end_date) - clock.now().getTime() + 1000)
  await renewSessions(world)
}

test('announces a renewal with its tax, and nothing when nothing is charged', async () => {
  const { ada: onTrial } = await people()
  expect(await announced(onTrial)).toBeNull()

  const ada = await signedUp('Ada', 'Renews')
  const { subscription } = await buyPlan(ada, 'standard')
  const whole = { amount: 1249, credit: 0, tax: 100, total: 1349, currency: 'usd' }
  expect(subscription.next_payment).toEqual(whole)

  const id = { subscriptionId: subscription.subscription_id }
  expect((await ada.post('/api/subscription/cancel', id)).body.data.next_payment).toBeNull()
  expect((await ada.post('/api/subscription/resume', id)).body.data.next_payment).toEqual(whole)

  await toTheEnd(ada)
  expect(await lastPaid(ada)).toBe(whole.total)
})

test('announces the next plan, minus an unassigned voucher before tax', async () => {
  const ada = await signedUp('Ada', 'Shrinks')
  const { subscription } = await buyPlan(ada, 'standard')
  const change = { subscriptionId: subscription.subscription_id, planId: 'basic' }
  expect((await ada.post('/api/subscription/change', change)).body.data.next_payment).toMatchObject({
    amount: 499,
    total: 539,
  })

  // The voucher is worth more than the plan, so the amount is 0 and never negative.
  await db
    .transaction()
    .execute((tx) =>
      grantCredit(tx, { person: ada.id as UserId, amount: 833, cause: 'one', now: clock.now() }),
    )
  expect(await announced(ada)).toMatchObject({ amount: 499, credit: 499, tax: 0, total: 0 })
  const stays = { ...change, planId: 'standard' }
  const withVoucher = { amount: 1249, credit: 833, tax: 33, total: 449, currency: 'usd' }
  expect((await ada.post('/api/subscription/change', stays)).body.data.next_payment).toEqual(withVoucher)

  // The voucher is assigned to the renewal now and still counts once. A second one stays for the payment after it.
  await runDueTasks(world)
  await db
    .transaction()
    .execute((tx) =>
      grantCredit(tx, { person: ada.id as UserId, amount: 100, cause: 'two', now: clock.now() }),
    )
  expect(await announced(ada)).toEqual(withVoucher)
  await toTheEnd(ada)
  expect(await lastPaid(ada)).toBe(withVoucher.total)
  expect(await announced(ada)).toMatchObject({ amount: 1249, credit: 100 })
})
