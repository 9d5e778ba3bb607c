/** The announced amount of the next payment is the amount that is charged. */
import { expect, test } from 'vitest'
import type { UserId } from '../../platform/ids.ts'
import { buys, current } from '../../platform/testing/buyer.ts'
import { doWork, keepSessions, pass } from '../../platform/testing/work.ts'
import { type Somebody, testWorld } from '../../platform/testing/world.ts'
import { grantCredit } from './credits.ts'

const world = await testWorld()
const { signedUp, people, clock, db } = world

const announced = async (who: Somebody) => (await current(who)).next_payment
const lastPaid = async (who: Somebody) => (await who.get('/api/payment/invoices')).body.data[0].total
/** Moves the clock to a second after the end of the period, and keeps the sessions valid. */
const toTheEnd = async (who: Somebody) => {
  const { end_date } = await current(who)
  await pass(world, Date.parse(end_date) - clock.now().getTime() + 1000)
  await keepSessions(world)
}

test('announces a renewal with its tax, and nothing when nothing is charged', async () => {
  const { ada: onTrial } = await people()
  expect(await announced(onTrial)).toBeNull()

  const ada = await signedUp('Ada', 'Renews')
  const { subscription } = await buys(ada, 'standard')
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
  const { subscription } = await buys(ada, 'standard')
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
  await doWork(world)
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
