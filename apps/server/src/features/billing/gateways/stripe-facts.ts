/**
 * Reads the state of a Stripe subscription as facts: its renewal, every invoice, and refunds. Stripe has no version
 * numbers, so the `order` of a fact is the time of the request: a request after a change reads the change.
 */
import type { Plan } from '@gigbell/contract'
import type Stripe from 'stripe'
import type { Bill, Fact } from '../standing.ts'
import { idOf } from './stripe-events.ts'

/** The id of a plan's product at Stripe. */
export const productOf = (plan: { id: string }): string => `gigbell-${plan.id}`

/** Reads all facts of a subscription. `plans` are those that it may have been sold as, the most likely first. */
export async function factsFrom(stripe: Stripe, reference: string, plans: Plan[]): Promise<Fact[]> {
  const order = Date.now()
  const subscription = await stripe.subscriptions.retrieve(reference)
  const { data: invoices } = await stripe.invoices.list({ subscription: reference, limit: 100 })
  const facts = invoices.flatMap((invoice) => ofInvoice(invoice, plans))
  facts.push({
    kind: 'renewal',
    renews: !subscription.cancel_at_period_end && subscription.cancel_at === null,
    order,
  })
  const price = subscription.items.data[0]?.price
  const sold = price && planOf(idOf(price.product), plans)
  if (sold) facts.push({ kind: 'next_plan', plan: sold, order })
  if (['canceled', 'unpaid', 'incomplete_expired'].includes(subscription.status)) {
    const at = subscription.ended_at ?? subscription.canceled_at ?? Math.floor(order / 1000)
    facts.push({ kind: 'ended', at: iso(at) })
  }
  if (facts.some((fact) => fact.kind === 'paid'))
    facts.push(...(await givenBack(stripe, idOf(subscription.customer), facts)))
  return facts
}

/**
 * A paid period, or one that could not be charged. An invoice of 0 is neither: Stripe writes one for the trial that
 * delays a change of interval.
 */
function ofInvoice(invoice: Stripe.Invoice, plans: Plan[]): Fact[] {
  const line = invoice.lines.data.at(-1)
  const plan = line && planOf(line.pricing?.price_details?.product ?? null, plans)
  if (!line || !plan || invoice.subtotal === 0 || !invoice.id) return []
  const from = iso(line.period.start)
  if (invoice.status === 'paid') {
    const at = iso(invoice.status_transitions.paid_at ?? invoice.created)
    return [{ kind: 'paid', from, until: iso(line.period.end), plan, bill: billOf(invoice.id, invoice), at }]
  }
  const first = invoice.billing_reason === 'subscription_create'
  const failed = invoice.status === 'uncollectible' || (invoice.status === 'open' && invoice.attempted)
  return failed && !first ? [{ kind: 'failed', from }] : []
}

const billOf = (
  id: string,
  { subtotal, total, total_discount_amounts, total_taxes }: Stripe.Invoice,
): Bill => ({
  id,
  amount: subtotal,
  credit: sum(total_discount_amounts),
  tax: sum(total_taxes),
  total,
})

const sum = (parts: { amount: number }[] | null) =>
  (parts ?? []).reduce((whole, { amount }) => whole + amount, 0)

/** Finds the paid periods that were refunded in full or are disputed. */
async function givenBack(stripe: Stripe, customer: string | null, facts: Fact[]): Promise<Fact[]> {
  if (!customer) return []
  const { data: charges } = await stripe.charges.list({ customer, limit: 100 })
  const found: Fact[] = []
  for (const charge of charges.filter((one) => one.refunded || one.disputed)) {
    const paymentIntent = idOf(charge.payment_intent)
    if (!paymentIntent) continue
    const kind = charge.refunded ? 'refunded' : 'disputed'
    if (kind === 'disputed' && !(await isDisputed(stripe, paymentIntent))) continue
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: paymentIntent },
    })
    const invoice = idOf(data[0]?.invoice)
    const paid = facts.find((fact) => fact.kind === 'paid' && fact.bill.id === invoice)
    if (paid?.kind === 'paid')
      found.push({ kind, bill: paid.bill.id, from: paid.from, at: iso(charge.created) })
  }
  return found
}

/** Dispute states without a loss: inquiries of a bank, and disputes that were won. */
const HARMLESS: string[] = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'won',
  'prevented',
]

async function isDisputed(stripe: Stripe, paymentIntent: string): Promise<boolean> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 })
  return data.some(({ status }) => !HARMLESS.includes(status))
}

const planOf = (product: string | null, plans: Plan[]): Plan | undefined =>
  plans.find((plan) => productOf(plan) === product)

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString()
