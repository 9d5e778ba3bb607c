/**
 * Applies the facts of a payment gateway to a checkout and its subscription. This is the only place that writes
 * paid subscriptions and invoices. It locks the person's row, so of several callers (the return from the payment,
 * an event, a timer) the first one creates the subscription and the others find it.
 */
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { addTask } from '../../platform/queue.ts'
import { lockPerson } from '../accounts/index.ts'
import { scheduleCardCheck } from './card-check.ts'
import { type Checkout, closeCheckout, lockCheckout, scheduleEndAtGateway } from './checkout-queries.ts'
import { markCreditSpent, placeUnassignedCredit, releaseCredit } from './credits.ts'
import { scheduleSubscriptionMails } from './mails.ts'
import { GRACE_PERIOD } from './queries.ts'
import {
  deriveState,
  type KnownFacts,
  mergeFact,
  type PaymentFact,
  type SubscriptionState,
} from './subscription-state.ts'

interface ApplyPorts {
  db: Db
  clock: Clock
}

/** Merges `facts` into those known of a checkout. Returns the subscription's id, or null while nothing is paid. */
export async function applyPaymentFacts(
  { db, clock }: ApplyPorts,
  { id, user_id }: { id: string; user_id: string },
  facts: PaymentFact[],
  reference?: string,
): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, user_id as UserId)
    const checkout = await lockCheckout(tx, id)
    if (!checkout) return null // the account was deleted in the meantime
    const before = deriveState(checkout.known)
    let known = facts.reduce(mergeFact, checkout.known)
    const superseded = before === null && (await hasNewerPlan(tx, checkout, deriveState(known)))
    if (superseded) known = mergeFact(known, { kind: 'ended', at: clock.now().toISOString() })
    const after = deriveState(known)
    await saveFacts(tx, checkout, known, reference)
    // The gateway itself reports the end, so nothing can be paid for this purchase any more.
    if (facts.some((fact) => fact.kind === 'ended')) await releaseCredit(tx, checkout)
    if (!after) {
      if (known.endedAt) await closeCheckout(tx, id)
      return null
    }
    // A refund doesn't end the subscription at the gateway, which would charge the next period.
    const refunded = after.ended_at && !before?.ended_at && !known.endedAt
    if (superseded || refunded) await scheduleEndAtGateway(tx, id)
    if (!checkout.subscription_id && !after.ended_at) await endOtherSubscriptions(tx, checkout, clock.now())
    const subscription =
      checkout.subscription_id ?? (await insertSubscription(tx, checkout, after, clock.now()))
    if (checkout.subscription_id) await updateSubscription(tx, subscription, after)
    for (const fact of facts) await recordInvoice(tx, checkout, subscription, fact)
    if (after.status === 'active' && !after.ended_at) {
      if (after.end_date.getTime() !== before?.end_date.getTime())
        await scheduleCardCheck(tx, id, after.end_date, clock.now())
      await placeUnassignedCredit(tx, checkout.user_id)
    }
    if (after.status === 'past_due' && before?.status !== 'past_due')
      await scheduleEndOfGrace(tx, id, after.end_date, clock.now())
    await scheduleSubscriptionMails(tx, { person: checkout.user_id, subscription, before, after })
    return subscription
  })
}

/**
 * Returns whether the person already has a plan that they paid for after this one, so this payment is reported late.
 */
async function hasNewerPlan(tx: Tx, checkout: Checkout, state: SubscriptionState | null): Promise<boolean> {
  if (!state) return false
  const newer = await tx
    .selectFrom('subscriptions')
    .innerJoin('checkouts', 'checkouts.subscription_id', 'subscriptions.id')
    .select('subscriptions.id')
    .where('subscriptions.user_id', '=', checkout.user_id)
    .where('subscriptions.ended_at', 'is', null)
    .where('subscriptions.start_date', '>', state.start_date)
    .where('subscriptions.end_date', '>', state.start_date)
    .executeTakeFirst()
  return newer !== undefined
}

async function saveFacts(tx: Tx, checkout: Checkout, known: KnownFacts, reference?: string): Promise<void> {
  await tx
    .updateTable('checkouts')
    .set({
      known: JSON.stringify(known),
      ...(deriveState(known) ? { status: 'paid' } : {}),
      ...(reference && !checkout.reference ? { reference } : {}),
    })
    .where('id', '=', checkout.id)
    .execute()
}

/** Ends every other subscription of the person: here at once, at the gateway by a task. */
async function endOtherSubscriptions(tx: Tx, checkout: Checkout, now: Date): Promise<void> {
  const ended = await tx
    .updateTable('subscriptions')
    .set({ ended_at: now })
    .where('user_id', '=', checkout.user_id)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  for (const { id } of ended) {
    const row = await tx
      .selectFrom('checkouts')
      .select(['id', 'known'])
      .where('subscription_id', '=', id)
      .executeTakeFirst()
    if (!row) continue // a trial
    const known = mergeFact(row.known as KnownFacts, { kind: 'ended', at: now.toISOString() })
    await tx
      .updateTable('checkouts')
      .set({ known: JSON.stringify(known) })
      .where('id', '=', row.id)
      .execute()
    await scheduleEndAtGateway(tx, row.id)
  }
}

/** Schedules the end of an unpaid plan after its grace period, so that the gateway doesn't charge it later. */
export async function scheduleEndOfGrace(tx: Db, checkout: string, end: Date, now: Date): Promise<void> {
  const pause = Math.max(0, end.getTime() + GRACE_PERIOD - now.getTime())
  await addTask(
    tx,
    'end_of_grace',
    { checkout },
    { runAt: new Date(Date.now() + pause), key: `grace ${checkout}` },
  )
}

async function insertSubscription(
  tx: Tx,
  checkout: Checkout,
  state: SubscriptionState,
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('subscriptions')
    .values({
      ...toColumns(state),
      user_id: checkout.user_id,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.updateTable('checkouts').set({ subscription_id: id }).where('id', '=', checkout.id).execute()
  return id
}

async function updateSubscription(tx: Tx, id: string, state: SubscriptionState): Promise<void> {
  await tx.updateTable('subscriptions').set(toColumns(state)).where('id', '=', id).execute()
}

/** The columns of a subscription's state. */
export const toColumns = ({ plan, next_plan, ...rest }: SubscriptionState) => ({
  ...rest,
  plan_id: plan.id,
  plan: JSON.stringify(plan),
  next_plan: next_plan ? JSON.stringify(next_plan) : null,
})

/** The task that notifies other features of a new or refunded payment. They read its current state themselves. */
export const PAYMENT_RECORDED = 'payment_noted'

/** Writes one invoice for each paid period, and marks it when it is refunded. Repeated facts change nothing. */
async function recordInvoice(
  tx: Tx,
  checkout: Checkout,
  subscription: string,
  fact: PaymentFact,
): Promise<void> {
  if (fact.kind === 'refunded' || fact.kind === 'disputed') {
    const given = await tx
      .updateTable('invoices')
      .set({ status: fact.kind })
      .where('gateway_invoice', '=', fact.bill)
      .where('status', '=', 'paid')
      .returning('id')
      .executeTakeFirst()
    if (!given) return
    await addTask(tx, 'mail_given_back', { invoice: given.id })
    await addTask(tx, PAYMENT_RECORDED, { invoice: given.id })
  }
  if (fact.kind !== 'paid') return
  const { id: bill, ...sums } = fact.bill
  const number = await nextInvoiceNumber(tx)
  const row = await tx
    .insertInto('invoices')
    .values({
      ...sums,
      number,
      user_id: checkout.user_id,
      subscription_id: subscription,
      gateway_invoice: bill,
      plan_id: fact.plan.id,
      plan_name: fact.plan.name,
      status: 'paid',
      currency: checkout.currency,
      period_start: new Date(fact.from),
      period_end: new Date(fact.until),
      paid_at: new Date(fact.at),
    })
    .onConflict((conflict) => conflict.column('gateway_invoice').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return
  await tx.updateTable('invoice_counter').set({ last: number }).execute()
  if (fact.bill.credit > 0) await markCreditSpent(tx, checkout.id, bill)
  await addTask(tx, 'mail_receipt', { invoice: row.id })
  await addTask(tx, PAYMENT_RECORDED, { invoice: row.id })
}

/** The number of the next invoice. The lock holds until the transaction ends, so a rollback leaves no gap. */
async function nextInvoiceNumber(tx: Tx): Promise<number> {
  const { last } = await tx.selectFrom('invoice_counter').select('last').forUpdate().executeTakeFirstOrThrow()
  return last + 1
}
