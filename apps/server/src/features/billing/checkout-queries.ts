/**
 * The SQL of checkouts and of the gateway's events. What a checkout does is in checkout.ts and
 * apply-payment-facts.ts.
 */
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { UserId } from '../../platform/ids.ts'
import { addTask } from '../../platform/queue.ts'
import type { Amounts } from './amounts.ts'
import type { GatewayEvent } from './gateways/gateway.ts'
import type { KnownFacts } from './subscription-state.ts'

/** A checkout as stored. Only apply-payment-facts.ts writes `known`. */
export type Checkout = Omit<Selectable<Tables['checkouts']>, 'known'> & { known: KnownFacts }

const toCheckout = (row: Selectable<Tables['checkouts']> | undefined): Checkout | undefined =>
  row ? { ...row, known: row.known as KnownFacts } : undefined

/** The checkout that a person can pay now for a plan. */
export async function findOpenCheckout(
  tx: Tx,
  person: UserId,
  planId: string,
): Promise<Checkout | undefined> {
  return toCheckout(
    await tx
      .selectFrom('checkouts')
      .selectAll()
      .where('user_id', '=', person)
      .where('plan_id', '=', planId)
      .where('status', 'in', ['opening', 'open'])
      .executeTakeFirst(),
  )
}

/** Adds a checkout that isn't open at the gateway yet. */
export async function insertCheckout(
  tx: Tx,
  checkout: Amounts & {
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
  return { ...row, known: row.known as KnownFacts }
}

/** Saves what the gateway opened. A checkout that is open, paid or closed keeps its status. */
export async function saveOpenedCheckout(
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

/** Closes an unpaid checkout. Returns whether it was open. */
export async function closeCheckout(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('checkouts')
    .set({ status: 'closed' })
    .where('id', '=', id)
    .where('status', 'in', ['opening', 'open'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Adds the task that ends a checkout's subscription at the gateway, so that it charges nothing more. */
export async function scheduleEndAtGateway(tx: Tx, checkout: string): Promise<void> {
  await addTask(tx, 'end_at_gateway', { checkout })
}

/** A person's unpaid checkout that has a voucher. */
export async function findUnpaidCheckoutWithVoucher(tx: Tx, person: UserId): Promise<Checkout | undefined> {
  return toCheckout(
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

/** A person's checkout by the id of its payment intent. Another person's isn't found. */
export async function findCheckoutByPaymentIntent(db: Db, person: UserId, paymentIntent: string) {
  return toCheckout(
    await db
      .selectFrom('checkouts')
      .selectAll()
      .where('user_id', '=', person)
      .where('payment_intent', '=', paymentIntent)
      .executeTakeFirst(),
  )
}

/** The checkout of an event: by the gateway's id of it, or by ours, which the purchase carries as metadata. */
export async function findCheckoutByReference(db: Db, reference: string, checkout: string | null) {
  const row = await db
    .selectFrom('checkouts')
    .selectAll()
    .where((is) => is.or([is('reference', '=', reference), ...(checkout ? [is('id', '=', checkout)] : [])]))
    .executeTakeFirst()
  return toCheckout(row)
}

/** A checkout, locked until the transaction ends. */
export async function lockCheckout(tx: Tx, id: string): Promise<Checkout | undefined> {
  return toCheckout(
    await tx.selectFrom('checkouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  )
}

/** The checkout that started a person's subscription; undefined for a trial. */
export async function findCheckoutOfSubscription(db: Db, person: UserId, subscription: string) {
  return toCheckout(
    await db
      .selectFrom('checkouts')
      .selectAll()
      .where('user_id', '=', person)
      .where('subscription_id', '=', subscription)
      .executeTakeFirst(),
  )
}

/**
 * Every checkout of a person that the gateway may still charge. This includes those that we have ended, because
 * the gateway may not know it yet.
 */
export async function findChargeableCheckouts(
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
    reference === null || !isChargeable(known as KnownFacts) ? [] : [{ gateway, reference }],
  )
}

const isChargeable = ({ endedAt, paid }: KnownFacts) => endedAt === undefined || paid !== undefined

/** Stores an event; false when it is already stored. */
export async function saveEvent(tx: Tx, gateway: string, event: GatewayEvent, now: Date): Promise<boolean> {
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

/** A stored event that isn't applied yet. */
export function findUnappliedEvent(db: Db, gateway: string, id: string) {
  return db
    .selectFrom('gateway_events')
    .select(['reference', 'checkout', 'payment_intent'])
    .where('gateway', '=', gateway)
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .executeTakeFirst()
}

/** Marks an event as applied, or as one that doesn't concern us. */
export async function markEventApplied(db: Db, gateway: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('gateway_events')
    .set({ applied_at: now })
    .where('gateway', '=', gateway)
    .where('id', '=', id)
    .execute()
}
