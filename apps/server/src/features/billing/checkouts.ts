/** The SQL of checkouts and of the gateway's events. What happens in a checkout is in buying.ts and applying.ts. */
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { UserId } from '../../platform/ids.ts'
import { addTask } from '../../platform/queue.ts'
import type { Sums } from './amounts.ts'
import type { GatewayEvent } from './gateways/gateway.ts'
import type { Known } from './standing.ts'

/** A checkout as stored. `known` is only ever written by applying.ts. */
export type Checkout = Omit<Selectable<Tables['checkouts']>, 'known'> & { known: Known }

const stored = (row: Selectable<Tables['checkouts']> | undefined): Checkout | undefined =>
  row ? { ...row, known: row.known as Known } : undefined

/** The one a person can pay now for a plan. */
export async function openCheckout(tx: Tx, person: UserId, planId: string): Promise<Checkout | undefined> {
  return stored(
    await tx
      .selectFrom('checkouts')
      .selectAll()
      .where('user_id', '=', person)
      .where('plan_id', '=', planId)
      .where('status', 'in', ['opening', 'open'])
      .executeTakeFirst(),
  )
}

/** Adds one that isn't open at the gateway yet. */
export async function insertCheckout(
  tx: Tx,
  checkout: Sums & {
    person: UserId
    plan: Tables['checkouts']['plan']['__select__']
    upgradeFrom: string | null
    referralCredit: number
    currency: string
    gateway: 'sandbox' | 'stripe'
    now: Date
  },
): Promise<Checkout> {
  const { person, plan, upgradeFrom, referralCredit, now, ...rest } = checkout
  const row = await tx
    .insertInto('checkouts')
    .values({
      ...rest,
      user_id: person,
      plan_id: plan.id,
      plan: JSON.stringify(plan),
      upgrade_from: upgradeFrom,
      referral_credit: referralCredit,
      status: 'opening',
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...row, known: row.known as Known }
}

/** Notes what the gateway opened; a checkout that is open or further stays as it is. */
export async function noteOpened(
  db: Db,
  id: string,
  opened: { reference: string; paymentIntentId: string; sealedSecret: string },
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({
      reference: opened.reference,
      payment_intent: opened.paymentIntentId,
      client_secret: opened.sealedSecret,
    })
    .where('id', '=', id)
    .where('client_secret', 'is', null)
    .execute()
  await db
    .updateTable('checkouts')
    .set({ status: 'open' })
    .where('id', '=', id)
    .where('status', '=', 'opening')
    .execute()
}

/** Closes one that wasn't paid; tells whether it was open. */
export async function closeCheckout(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('checkouts')
    .set({ status: 'closed' })
    .where('id', '=', id)
    .where('status', 'in', ['opening', 'open'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Has a checkout's subscription ended at the gateway: nothing more may be charged for it. */
export async function endAtGateway(tx: Tx, checkout: string): Promise<void> {
  await addTask(tx, 'end_at_gateway', { checkout })
}

/** An unpaid checkout of a person that a voucher was promised to. */
export async function unpaidWithCredit(tx: Tx, person: UserId): Promise<Checkout | undefined> {
  return stored(
    await tx
      .selectFrom('checkouts')
      .selectAll('checkouts')
      .innerJoin('credits', 'credits.checkout_id', 'checkouts.id')
      .where('checkouts.user_id', '=', person)
      .where('checkouts.status', '<>', 'paid')
      .where('credits.spent_on', 'is', null)
      .where('credits.taken_back_at', 'is', null)
      .executeTakeFirst(),
  )
}

/** A person's checkout by the payment's id; somebody else's is not there. */
export async function checkoutPaidBy(db: Db, person: UserId, paymentIntent: string) {
  return stored(
    await db
      .selectFrom('checkouts')
      .selectAll()
      .where('user_id', '=', person)
      .where('payment_intent', '=', paymentIntent)
      .executeTakeFirst(),
  )
}

/** The checkout an event is about: by the gateway's name of it, or by ours, which travels with the purchase. */
export async function checkoutOf(db: Db, reference: string, checkout: string | null) {
  const row = await db
    .selectFrom('checkouts')
    .selectAll()
    .where((is) => is.or([is('reference', '=', reference), ...(checkout ? [is('id', '=', checkout)] : [])]))
    .executeTakeFirst()
  return stored(row)
}

/** A checkout, held until the transaction ends. */
export async function checkoutForUpdate(tx: Tx, id: string): Promise<Checkout | undefined> {
  return stored(
    await tx.selectFrom('checkouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  )
}

/** The checkout a subscription of a person came from; undefined for a trial. */
export async function checkoutBehind(db: Db, person: UserId, subscription: string) {
  return stored(
    await db
      .selectFrom('checkouts')
      .selectAll()
      .where('user_id', '=', person)
      .where('subscription_id', '=', subscription)
      .executeTakeFirst(),
  )
}

/**
 * Every checkout of a person that something may still be charged for: one that we ended, too, for the gateway
 * may not have heard yet.
 */
export async function chargeable(
  db: Db,
  person: UserId,
): Promise<{ gateway: Checkout['gateway']; reference: string }[]> {
  const rows = await db
    .selectFrom('checkouts')
    .select(['gateway', 'reference', 'known'])
    .where('user_id', '=', person)
    .where('reference', 'is not', null)
    .execute()
  return rows.flatMap(({ gateway, reference, known }) =>
    reference === null || !mayCharge(known as Known) ? [] : [{ gateway, reference }],
  )
}

const mayCharge = ({ endedAt, paid }: Known) => endedAt === undefined || paid !== undefined

/** Keeps an event; false when it is here already. */
export async function keepEvent(tx: Tx, gateway: string, event: GatewayEvent, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('gateway_events')
    .values({
      gateway,
      id: event.id,
      type: event.type,
      reference: event.reference,
      checkout: event.checkout,
      payment_intent: event.paymentIntent,
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** An event that was kept and not applied yet. */
export function waitingEvent(db: Db, gateway: string, id: string) {
  return db
    .selectFrom('gateway_events')
    .select(['reference', 'checkout', 'payment_intent'])
    .where('gateway', '=', gateway)
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .executeTakeFirst()
}

/** Notes that an event was applied, or had nothing to do with us. */
export async function noteApplied(db: Db, gateway: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('gateway_events')
    .set({ applied_at: now })
    .where('gateway', '=', gateway)
    .where('id', '=', id)
    .execute()
}
