/**
 * The sandbox gateway's own books: subscriptions and invoices as another company would keep them, and how
 * time moves them. A subscription: incomplete → active ⇄ past_due → ended. Every change is announced by an
 * event, which is delivered to our webhook like the real ones (sandbox.ts).
 */
import { randomUUID } from 'node:crypto'
import type { Plan } from '@gigbell/contract'
import type { Selectable } from 'kysely'
import { DAY } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { SandboxCard } from '../../../platform/db/json-columns.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { addTask } from '../../../platform/queue.ts'
import { type Amounts, addPeriods, calculateAmounts, priceInMinorUnits } from '../amounts.ts'
import { isExpired } from './sandbox-cards.ts'
import { sendEvent } from './sandbox-delivery.ts'

/** A subscription in the books. */
export type Booked = Selectable<Tables['sandbox_subscriptions']>

/** An unpaid period is tried again each day, and given up after three. */
const ATTEMPTS = 3

/** A subscription, held until the transaction ends; undefined for one that never was. */
export function bookedForUpdate(tx: Tx, id: string): Promise<Booked | undefined> {
  return tx
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The first payment: the subscription begins, and its first period with it. */
export async function bookFirstPayment(tx: Tx, booked: Booked, card: SandboxCard, now: Date): Promise<void> {
  const until = addPeriods(now, booked.plan.interval, 1)
  await addInvoice(tx, booked, { plan: booked.plan, sums: booked, from: now, until, paid: true, at: now })
  await change(tx, booked, {
    status: 'active',
    card: JSON.stringify(card),
    anchor: now,
    periods: 1,
    period_end: until,
  })
  await planTurn(tx, booked.id, until, now)
  await announce(tx, booked, 'invoice.paid')
}

/** Moves a subscription on as far as the time allows by one step; plans the next. */
export async function turn(tx: Tx, booked: Booked, now: Date): Promise<void> {
  const { period_end: due, status } = booked
  if (!due || (status !== 'active' && status !== 'past_due')) return
  const next = new Date(due.getTime() + booked.attempts * DAY)
  if (now < next) return planTurn(tx, booked.id, next, now)
  if (!booked.renews || booked.attempts >= ATTEMPTS) return endBooked(tx, booked, next)
  await charge(tx, booked, now)
}

/**
 * Charges the period that is due to the card; an unpaid one is tried again a day later. What a period is billed
 * at is settled by the first attempt, and so is the voucher that it uses.
 */
export async function charge(tx: Tx, booked: Booked, now: Date): Promise<void> {
  const { anchor, period_end: from, card } = booked
  if (!anchor || !from || !card) return
  const open = await invoiceFrom(tx, booked.id, from)
  const plan = open?.plan ?? booked.next_plan ?? booked.plan
  const voucher = open ? null : booked.next_credit
  const sums = open ?? calculateAmounts(plan, Math.min(priceInMinorUnits(plan), voucher?.amount ?? 0))
  const changed = plan.interval !== booked.plan.interval
  const until = changed
    ? addPeriods(from, plan.interval, 1)
    : addPeriods(anchor, plan.interval, booked.periods + 1)
  const paid = sums.total === 0 || (card.renews && !isExpired(card, now))
  await addInvoice(tx, booked, { plan, sums, from, until, paid, at: now, voucher: voucher?.id })
  const next_credit = open ? booked.next_credit && JSON.stringify(booked.next_credit) : null
  if (paid) {
    await change(tx, booked, {
      status: 'active',
      plan: JSON.stringify(plan),
      next_plan: nextAfter(booked, plan),
      next_credit,
      attempts: 0,
      period_end: until,
      ...(changed ? { anchor: from, periods: 1 } : { periods: booked.periods + 1 }),
    })
    await planTurn(tx, booked.id, until, now)
    await announce(tx, booked, 'invoice.paid')
  } else {
    const attempts = booked.attempts + 1
    await change(tx, booked, { status: 'past_due', attempts, next_credit })
    await planTurn(tx, booked.id, new Date(from.getTime() + attempts * DAY), now)
    await announce(tx, booked, 'invoice.payment_failed')
  }
}

/** What was wanted beside the plan that has just been billed; it may be that one. */
const nextAfter = ({ next_plan }: Booked, billed: Plan): string | null =>
  next_plan && next_plan.id !== billed.id ? JSON.stringify(next_plan) : null

/** Ends a subscription; one that has ended stays as it is. */
export async function endBooked(tx: Tx, booked: Booked, at: Date): Promise<void> {
  if (booked.status === 'ended') return
  await change(tx, booked, { status: 'ended', ended_at: at })
  await announce(tx, booked, 'customer.subscription.deleted')
}

/** Changes a subscription, and counts that it was. */
export async function change(
  tx: Tx,
  booked: Booked,
  to: Partial<{
    status: Booked['status']
    plan: string
    next_plan: string | null
    next_credit: string | null
    card: string
    anchor: Date
    periods: number
    period_end: Date
    attempts: number
    renews: boolean
    ended_at: Date
  }>,
): Promise<void> {
  await tx
    .updateTable('sandbox_subscriptions')
    .set((row) => ({ ...to, revision: row('revision', '+', 1) }))
    .where('id', '=', booked.id)
    .execute()
}

/** Has an event delivered, in the transaction of what it tells. */
export async function announce(tx: Tx, booked: Booked, type: string): Promise<void> {
  await sendEvent(tx, {
    id: `evt_sandbox_${randomUUID()}`,
    type,
    reference: booked.id,
    checkout: booked.order_id,
    payment_intent: booked.payment_intent,
  })
}

/** All invoices of a subscription, oldest first. */
export function invoicesOf(db: Db, subscription: string) {
  return db
    .selectFrom('sandbox_invoices')
    .selectAll()
    .where('subscription', '=', subscription)
    .orderBy('period_start')
    .execute()
}

/** The invoice of the period that begins at `from`. */
function invoiceFrom(tx: Tx, subscription: string, from: Date) {
  return tx
    .selectFrom('sandbox_invoices')
    .selectAll()
    .where('id', '=', invoiceId(subscription, from))
    .executeTakeFirst()
}

const invoiceId = (subscription: string, from: Date) => `in_${subscription}_${from.getTime()}`

/** One invoice a period: a failed one becomes paid when a later attempt succeeds. */
async function addInvoice(
  tx: Tx,
  booked: Booked,
  invoice: {
    plan: Plan
    sums: Amounts
    from: Date
    until: Date
    paid: boolean
    at: Date
    voucher?: string | undefined
  },
): Promise<void> {
  const { amount, credit, tax, total } = invoice.sums
  const status = invoice.paid ? 'paid' : 'failed'
  await tx
    .insertInto('sandbox_invoices')
    .values({
      id: invoiceId(booked.id, invoice.from),
      subscription: booked.id,
      plan: JSON.stringify(invoice.plan),
      amount,
      credit,
      tax,
      total,
      period_start: invoice.from,
      period_end: invoice.until,
      status,
      at: invoice.at,
      voucher: invoice.voucher ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ status, at: invoice.at }))
    .execute()
}

/** Plans the next step: in the machine's time, as far from now as it is in the product's. */
async function planTurn(tx: Tx, subscription: string, at: Date, now: Date): Promise<void> {
  const pause = Math.max(0, at.getTime() - now.getTime())
  await addTask(
    tx,
    'sandbox_turn',
    { subscription },
    { runAt: new Date(Date.now() + pause), key: `sandbox ${subscription}` },
  )
}
