/**
 * Credits: vouchers that reduce one payment by at most their amount. Another feature earns them (referrals/).
 * States: unassigned → assigned to the next payment of a purchase → spent on its invoice; or revoked before.
 * Every change locks the person's row. A voucher leaves a purchase only after the gateway has ended that purchase,
 * so no voucher is used twice.
 */
import type { Plan } from '@gigbell/contract'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Voucher } from '../../platform/db/json-columns.ts'
import type { UserId } from '../../platform/ids.ts'
import { addTask, type Task } from '../../platform/queue.ts'
import { lockPerson } from '../accounts/index.ts'
import { priceInMinorUnits } from './amounts.ts'
import { closeCheckout, scheduleEndAtGateway } from './checkout-queries.ts'
import type { Gateway } from './gateways/gateway.ts'

/** The monthly price of the premium plan in minor units: the plan with advanced models, or the most expensive. */
export function premiumMonthPrice(plans: Plan[]): number {
  const monthly = (plan: Plan) => Math.round(priceInMinorUnits(plan) / (plan.interval === 'year' ? 12 : 1))
  const sold = plans.filter((plan) => plan.price > 0)
  const premium = sold.filter((plan) => plan.advanced_models)
  return premium.length > 0 ? Math.min(...premium.map(monthly)) : Math.max(0, ...sold.map(monthly))
}

/** All vouchers of a person, oldest first. */
export async function listCredits(db: Db, person: UserId) {
  const rows = await db
    .selectFrom('credits')
    .select(['amount', 'earned_at', 'spent_on', 'taken_back_at'])
    .where('user_id', '=', person)
    .orderBy('earned_at')
    .orderBy('id')
    .execute()
  return rows.map(({ amount, earned_at, spent_on, taken_back_at }) => ({
    amount,
    earned_at: earned_at.toISOString(),
    state: spent_on !== null ? 'spent' : taken_back_at !== null ? 'taken back' : 'waiting',
  }))
}

/** Gives a person a voucher. Each `cause` earns one voucher, however often it is reported. */
export async function grantCredit(
  tx: Tx,
  earned: { person: UserId; amount: number; cause: string; now: Date },
): Promise<void> {
  const { person, amount, cause, now } = earned
  await tx
    .insertInto('credits')
    .values({ user_id: person, amount, cause, earned_at: now })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute()
  await scheduleCreditPlacement(tx, person)
}

/**
 * Revokes the voucher that a cause earned, unless it is spent, and closes the unpaid purchase that has it.
 * Returns whether there was one to revoke.
 */
export async function revokeCredit(tx: Tx, cause: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('credits')
    .set({ taken_back_at: now })
    .where('cause', '=', cause)
    .where('spent_on', 'is', null)
    .where('taken_back_at', 'is', null)
    .returning(['user_id', 'checkout_id'])
    .executeTakeFirst()
  if (!row) return false
  if (row.checkout_id && (await closeCheckout(tx, row.checkout_id)))
    await scheduleEndAtGateway(tx, row.checkout_id)
  await scheduleCreditPlacement(tx, row.user_id)
  return true
}

/** The oldest voucher of a person that isn't assigned to a payment. */
export function findUnassignedCredit(tx: Tx, person: string) {
  return tx
    .selectFrom('credits')
    .select(['id', 'amount'])
    .where('user_id', '=', person)
    .where('checkout_id', 'is', null)
    .where('spent_on', 'is', null)
    .where('taken_back_at', 'is', null)
    .orderBy('earned_at')
    .orderBy('id')
    .executeTakeFirst()
}

/** The amount off the next payment of a subscription: its assigned voucher, or the oldest unassigned one. */
export async function creditForNextPayment(db: Db, person: UserId, subscription: string): Promise<number> {
  const row = await db
    .selectFrom('credits')
    .leftJoin('checkouts', 'checkouts.id', 'credits.checkout_id')
    .select('credits.amount')
    .where('credits.user_id', '=', person)
    .where('credits.spent_on', 'is', null)
    .where('credits.taken_back_at', 'is', null)
    .where((is) =>
      is.or([is('credits.checkout_id', 'is', null), is('checkouts.subscription_id', '=', subscription)]),
    )
    .orderBy('credits.checkout_id', (order) => order.asc().nullsLast())
    .orderBy('credits.earned_at')
    .orderBy('credits.id')
    .limit(1)
    .executeTakeFirst()
  return row?.amount ?? 0
}

/** Assigns a voucher to the next payment of a purchase. */
export async function assignCredit(tx: Tx, credit: string, checkout: string): Promise<void> {
  await tx.updateTable('credits').set({ checkout_id: checkout }).where('id', '=', credit).execute()
}

/** The voucher that is assigned to the next payment of a purchase. */
export function findAssignedCredit(tx: Tx, checkout: string) {
  return tx
    .selectFrom('credits')
    .select(['id', 'amount'])
    .where('checkout_id', '=', checkout)
    .where('spent_on', 'is', null)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
}

/** Marks the voucher of a purchase as spent on an invoice. */
export async function markCreditSpent(tx: Tx, checkout: string, invoice: string): Promise<void> {
  await tx
    .updateTable('credits')
    .set({ spent_on: invoice })
    .where('checkout_id', '=', checkout)
    .where('spent_on', 'is', null)
    .where('taken_back_at', 'is', null)
    .execute()
}

/** Unassigns the voucher of a purchase that has ended at the gateway. */
export async function releaseCredit(tx: Tx, checkout: { id: string; user_id: string }): Promise<void> {
  await tx
    .updateTable('credits')
    .set({ checkout_id: null })
    .where('checkout_id', '=', checkout.id)
    .where('spent_on', 'is', null)
    .execute()
  await scheduleCreditPlacement(tx, checkout.user_id)
}

/** Adds the task that reports a person's voucher, or its revocation, to the gateway. */
export async function scheduleCreditPlacement(tx: Tx, person: string): Promise<void> {
  await addTask(tx, 'place_credit', { person }, { key: `credit ${person}` })
}

/** Adds the task if the person has an unassigned voucher. */
export async function placeUnassignedCredit(tx: Tx, person: string): Promise<void> {
  if (await findUnassignedCredit(tx, person)) await scheduleCreditPlacement(tx, person)
}

/**
 * The task that puts the oldest unassigned voucher on the renewal of the running plan. The assignment is stored
 * first. When the gateway fails the task runs again, and the gateway uses each voucher once.
 */
export function creditTasks({
  db,
  gateway,
}: {
  db: Db
  clock: Clock
  gateway: Gateway
}): Record<string, Task> {
  const OfPerson = z.object({ person: z.uuid() })
  return {
    place_credit: async (payload) => {
      const { person } = OfPerson.parse(payload)
      const { name } = gateway
      // Without a gateway there is no payment to reduce.
      if (name === 'none') return
      const assignment = await db.transaction().execute((tx) => assignNextCredit(tx, person as UserId, name))
      if (assignment) await gateway.setCredit(assignment.reference, assignment.voucher)
    },
  }
}

async function assignNextCredit(
  tx: Tx,
  person: UserId,
  gateway: Exclude<Gateway['name'], 'none'>,
): Promise<{ reference: string; voucher: Voucher | null } | undefined> {
  await lockPerson(tx, person)
  const running = await tx
    .selectFrom('checkouts')
    .innerJoin('subscriptions', 'subscriptions.id', 'checkouts.subscription_id')
    .select(['checkouts.id', 'checkouts.reference', 'subscriptions.status'])
    .where('checkouts.user_id', '=', person)
    .where('checkouts.gateway', '=', gateway)
    .where('subscriptions.ended_at', 'is', null)
    .orderBy('subscriptions.start_date', 'desc')
    .executeTakeFirst()
  if (!running?.reference) return undefined
  const { id, reference, status } = running
  let held = await findAssignedCredit(tx, id)
  if (!held && status === 'active') {
    held = await findUnassignedCredit(tx, person)
    if (held) await assignCredit(tx, held.id, id)
  }
  return { reference, voucher: held ? { id: `${held.id}-${id}`, amount: held.amount } : null }
}
