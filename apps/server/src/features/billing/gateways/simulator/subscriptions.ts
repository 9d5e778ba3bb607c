/**
 * Simulated subscriptions and their invoices, as a payment service keeps them, without storage: the sandbox gateway
 * stores them in the database, the fake Stripe of the tests in memory. Every change mutates the subscription and
 * adds the events that announce it. States: incomplete → active ⇄ past_due → ended.
 */
import type { Plan } from '@gigbell/contract'
import { DAY } from '../../../../platform/clock.ts'
import type { SandboxCard, Voucher } from '../../../../platform/db/json-columns.ts'
import { type Amounts, addPeriods, calculateAmounts, priceInMinorUnits } from '../../amounts.ts'
import { paysRenewal } from './cards.ts'

/** What is sold: a plan, or what Stripe knows of it. */
export type Product = Pick<Plan, 'id' | 'price' | 'interval'>

/** One period's invoice. */
export interface SimulatedInvoice<P extends Product = Product> extends Amounts {
  id: string
  plan: P
  period_start: Date
  period_end: Date
  status: 'open' | 'failed' | 'paid' | 'refunded' | 'disputed'
  /** When its status last changed. */
  at: Date
  /** The voucher that reduced it. */
  voucher: string | null
}

/** A subscription with all its invoices, oldest first. */
export interface SimulatedSubscription<P extends Product = Product> {
  id: string
  status: 'incomplete' | 'active' | 'past_due' | 'ended'
  plan: P
  /** The plan of the next period, if it is another one. */
  next_plan: P | null
  /** The voucher that reduces the next invoice. */
  next_credit: Voucher | null
  card: SandboxCard | null
  renews: boolean
  /** The start of the periods of the present interval, and how many of them are paid. */
  anchor: Date | null
  periods: number
  /** The end of the paid period. */
  period_end: Date | null
  /** Failed attempts to charge the period after it. */
  attempts: number
  ended_at: Date | null
  invoices: SimulatedInvoice<P>[]
  /** The types of the events since the subscription was read. */
  events: string[]
}

/** An unpaid period is charged again every day, and the subscription ends after this many attempts. */
const MAX_ATTEMPTS = 3

/** Creates the open invoice of the period that starts at `from`. It uses up the voucher. */
export function addInvoice<P extends Product>(
  subscription: SimulatedSubscription<P>,
  from: Date,
  taxPercent?: number,
): SimulatedInvoice<P> {
  const { next_credit: voucher } = subscription
  const plan = subscription.next_plan ?? subscription.plan
  const continues = subscription.anchor && plan.interval === subscription.plan.interval
  const invoice: SimulatedInvoice<P> = {
    id: invoiceId(subscription.id, from),
    plan,
    ...calculateAmounts(plan, Math.min(priceInMinorUnits(plan), voucher?.amount ?? 0), taxPercent),
    period_start: from,
    period_end:
      continues && subscription.anchor
        ? addPeriods(subscription.anchor, plan.interval, subscription.periods + 1)
        : addPeriods(from, plan.interval, 1),
    status: 'open',
    at: from,
    voucher: voucher?.id ?? null,
  }
  subscription.next_credit = null
  subscription.invoices.push(invoice)
  return invoice
}

/** The id of the invoice of the period that starts at `from`. */
export const invoiceId = (subscription: string, from: Date): string => `in_${subscription}_${from.getTime()}`

/** Marks an invoice as paid and starts its period. A paid one stays as it is. */
export function payInvoice<P extends Product>(
  subscription: SimulatedSubscription<P>,
  invoice: SimulatedInvoice<P>,
  at: Date,
): void {
  if (invoice.status !== 'open' && invoice.status !== 'failed') return
  const { plan, period_start, period_end } = invoice
  const restarts = !subscription.anchor || plan.interval !== subscription.plan.interval
  const { next_plan } = subscription
  Object.assign(invoice, { status: 'paid', at })
  Object.assign(subscription, {
    status: 'active',
    plan,
    // Another plan may have been chosen after this period was billed.
    next_plan: next_plan && next_plan.id !== plan.id ? next_plan : null,
    attempts: 0,
    period_end,
    ...(restarts ? { anchor: period_start, periods: 1 } : { periods: subscription.periods + 1 }),
  })
  subscription.events.push('invoice.paid')
}

/** When the next period is charged, or charged again; null for a subscription that doesn't run. */
export function nextChargeAt({ status, period_end, attempts }: SimulatedSubscription): Date | null {
  if (!period_end || (status !== 'active' && status !== 'past_due')) return null
  return new Date(period_end.getTime() + attempts * DAY)
}

/** Charges the next period or ends the subscription, if it is time for that. */
export function advance(subscription: SimulatedSubscription, now: Date): void {
  const due = nextChargeAt(subscription)
  if (!due || now < due) return
  if (!subscription.renews || subscription.attempts >= MAX_ATTEMPTS) endSubscription(subscription, due)
  else chargeNextPeriod(subscription, now)
}

/**
 * Charges the next period to the card. The first attempt writes the invoice, so later ones charge the same plan and
 * amount. `approved` is the bank's answer.
 */
export function chargeNextPeriod(
  subscription: SimulatedSubscription,
  now: Date,
  { approved, taxPercent }: { approved?: boolean; taxPercent?: number | undefined } = {},
): void {
  const { period_end: from, card } = subscription
  if (!from) return
  const invoice =
    subscription.invoices.find(({ period_start }) => period_start.getTime() === from.getTime()) ??
    addInvoice(subscription, from, taxPercent)
  const pays = approved ?? (card !== null && paysRenewal(card, now))
  if (pays || invoice.total === 0) {
    payInvoice(subscription, invoice, now)
    return
  }
  Object.assign(invoice, { status: 'failed', at: now })
  Object.assign(subscription, { status: 'past_due', attempts: subscription.attempts + 1 })
  subscription.events.push('invoice.payment_failed')
}

/** Turns renewal on or off. */
export function setRenewal(subscription: SimulatedSubscription, renews: boolean): void {
  if (subscription.status === 'ended' || subscription.renews === renews) return
  subscription.renews = renews
  subscription.events.push('customer.subscription.updated')
}

/** Sets the plan of the next period. The present plan takes a change back. */
export function setNextPlan<P extends Product>(subscription: SimulatedSubscription<P>, plan: P): void {
  if (subscription.status === 'ended') return
  subscription.next_plan = plan.id === subscription.plan.id ? null : plan
  subscription.events.push('customer.subscription.updated')
}

/** Marks a paid invoice as refunded by the operator, or as disputed by the payer's bank. */
export function takeBack(
  subscription: SimulatedSubscription,
  invoice: SimulatedInvoice,
  status: 'refunded' | 'disputed',
  at: Date,
): void {
  Object.assign(invoice, { status, at })
  subscription.events.push(status === 'refunded' ? 'charge.refunded' : 'charge.dispute.created')
}

/** Ends a subscription. An ended one stays as it is. */
export function endSubscription(subscription: SimulatedSubscription, at: Date): void {
  if (subscription.status === 'ended') return
  Object.assign(subscription, { status: 'ended', ended_at: at })
  subscription.events.push('customer.subscription.deleted')
}
