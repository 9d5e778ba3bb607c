/**
 * The sandbox's subscriptions in the database, as the simulator sees them. A change locks the row and stores in one
 * transaction what changed, the events that announce it, and when the next period is due.
 */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Plan } from '@gigbell/contract'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { addTask } from '../../../platform/queue.ts'
import { addPeriods } from '../amounts.ts'
import { sendEvent } from './sandbox-delivery.ts'
import {
  invoiceId,
  nextChargeAt,
  type SimulatedInvoice,
  type SimulatedSubscription,
} from './simulator/subscriptions.ts'

type Row = Selectable<Tables['sandbox_subscriptions']>

/** A stored subscription with the ids of its purchase. Its `revision` counts the changes. */
export type SandboxSubscription = SimulatedSubscription<Plan> &
  Pick<Row, 'order_id' | 'payment_intent' | 'revision'>

/** What a subscription is found by. */
export type SubscriptionKey = { id: string } | { payment_intent: string }

/** Finds a subscription; undefined when there is none. */
export async function findSubscription(
  db: Db,
  reference: string,
  now: Date,
): Promise<SandboxSubscription | undefined> {
  const row = await db
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('id', '=', reference)
    .executeTakeFirst()
  return row && toSubscription(db, row, now)
}

/**
 * Changes a subscription, found by its id or its payment intent. Returns the result of `change`, or undefined when
 * there is no such subscription.
 */
export async function changeSubscription<T>(
  tx: Tx,
  by: SubscriptionKey,
  now: Date,
  change: (subscription: SandboxSubscription) => T,
): Promise<T | undefined> {
  const [column, value] =
    'id' in by ? (['id', by.id] as const) : (['payment_intent', by.payment_intent] as const)
  const row = await tx
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const before = await toSubscription(tx, row, now)
  const after = structuredClone(before)
  const result = change(after)
  if (!isDeepStrictEqual(before, after)) await saveChange(tx, before, after, now)
  return result
}

async function toSubscription(db: Db, row: Row, now: Date): Promise<SandboxSubscription> {
  const invoices = await db
    .selectFrom('sandbox_invoices')
    .selectAll()
    .where('subscription', '=', row.id)
    .orderBy('period_start')
    .execute()
  return { ...row, invoices: row.status === 'incomplete' ? [firstInvoice(row, now)] : invoices, events: [] }
}

/** The open invoice of an unpaid purchase. Its period starts with the payment. */
function firstInvoice({ id, plan, amount, credit, tax, total }: Row, now: Date): SimulatedInvoice<Plan> {
  return {
    id: invoiceId(id, now),
    plan,
    amount,
    credit,
    tax,
    total,
    period_start: now,
    period_end: addPeriods(now, plan.interval, 1),
    status: 'open',
    at: now,
    voucher: null,
  }
}

async function saveChange(tx: Tx, before: SandboxSubscription, after: SandboxSubscription, now: Date) {
  const { id, status, renews, anchor, periods, period_end, attempts, ended_at } = after
  await tx
    .updateTable('sandbox_subscriptions')
    .set({
      ...{ status, renews, anchor, periods, period_end, attempts, ended_at },
      plan: JSON.stringify(after.plan),
      next_plan: toJson(after.next_plan),
      next_credit: toJson(after.next_credit),
      card: toJson(after.card),
      revision: before.revision + 1,
    })
    .where('id', '=', id)
    .execute()
  for (const invoice of after.invoices)
    if (!before.invoices.some((earlier) => isDeepStrictEqual(earlier, invoice)))
      await saveInvoice(tx, id, invoice)
  for (const type of after.events)
    await sendEvent(tx, {
      id: `evt_sandbox_${randomUUID()}`,
      type,
      reference: id,
      checkout: after.order_id,
      payment_intent: after.payment_intent,
    })
  const due = nextChargeAt(after)
  if (due && due.getTime() !== nextChargeAt(before)?.getTime()) await scheduleAdvance(tx, id, due, now)
}

const toJson = (value: object | null): string | null => value && JSON.stringify(value)

/** Stores an invoice that is paid or failed. A failed one becomes paid when a later attempt succeeds. */
async function saveInvoice(tx: Tx, subscription: string, invoice: SimulatedInvoice<Plan>): Promise<void> {
  const { id, status, plan, amount, credit, tax, total, period_start, period_end, at, voucher } = invoice
  if (status === 'open') return
  await tx
    .insertInto('sandbox_invoices')
    .values({
      ...{ id, subscription, amount, credit, tax, total, period_start, period_end, status, at, voucher },
      plan: JSON.stringify(plan),
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ status, at }))
    .execute()
}

/** Schedules the next charge. The pause is that of the product's clock, measured by the machine's clock. */
export async function scheduleAdvance(tx: Tx, subscription: string, at: Date, now: Date): Promise<void> {
  const pause = Math.max(0, at.getTime() - now.getTime())
  await addTask(
    tx,
    'sandbox_turn',
    { subscription },
    { runAt: new Date(Date.now() + pause), key: `sandbox ${subscription}` },
  )
}
