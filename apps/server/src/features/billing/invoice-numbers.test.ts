/** Invoices are numbered in the order they are written, without gaps, however often a payment is reported. */
import { expect, test } from 'vitest'
import { buyPlan } from '../../platform/testing/purchases.ts'
import { createTestWorld, times } from '../../platform/testing/world.ts'
import { calculateAmounts } from './amounts.ts'
import { applyPaymentFacts } from './apply-payment-facts.ts'
import type { PaymentFact } from './subscription-state.ts'

const world = await createTestWorld()
const { db, signedUp, config } = world
const basic = config.plans.find((plan) => plan.id === 'basic')!
let bills = 0

/** Creates a person with a paid plan, and the facts of one paid month. */
async function payer() {
  const one = await signedUp()
  await buyPlan(one, 'basic')
  const checkout = await db
    .selectFrom('checkouts')
    .select(['id', 'user_id'])
    .where('user_id', '=', one.id)
    .executeTakeFirstOrThrow()
  bills += 1
  const from = '2026-04-02T09:00:00.000Z'
  const until = '2026-05-02T09:00:00.000Z'
  const bill = { id: `in_next_${bills}`, ...calculateAmounts(basic) }
  const paid: PaymentFact = { kind: 'paid', from, until, plan: basic, bill, at: from }
  return { checkout, paid }
}
const numbers = async () => {
  const rows = await db.selectFrom('invoices').select('number').orderBy('number').execute()
  return rows.map((row) => row.number)
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('gives each of many simultaneous payments the next number, and repeated ones none', async () => {
  const payers = await times(8, payer)
  const before = (await numbers()).length
  expect(await numbers()).toEqual(upTo(before))
  // Each payment is reported six times, and all at the same time.
  await Promise.all(
    payers.flatMap(({ checkout, paid }) => upTo(6).map(() => applyPaymentFacts(world, checkout, [paid]))),
  )
  expect(await numbers()).toEqual(upTo(before + payers.length))
  for (const { checkout, paid } of payers) await applyPaymentFacts(world, checkout, [paid])
  const { checkout, paid } = await payer()
  await applyPaymentFacts(world, checkout, [paid])
  expect(await numbers()).toEqual(upTo(before + payers.length + 2))
})

test('leaves no gap when writing an invoice fails', async () => {
  const { checkout, paid } = await payer()
  const before = (await numbers()).length
  const broken: PaymentFact = {
    ...paid,
    bill: { ...paid.bill, id: 'in_broken' },
    plan: { ...basic, name: null as unknown as string },
  }
  await expect(applyPaymentFacts(world, checkout, [paid, broken])).rejects.toThrow('plan_name')
  expect(await numbers()).toEqual(upTo(before))
  await applyPaymentFacts(world, checkout, [paid])
  expect(await numbers()).toEqual(upTo(before + 1))
})
