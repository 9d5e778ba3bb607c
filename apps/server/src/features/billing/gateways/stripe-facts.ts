/**
 * Reads the state of a Stripe subscription as facts: its renewal, every invoice, and refunds. Stripe has no version
 * numbers, so the `order` of a fact is the time of the request: a request after a change reads the change.
 */
import type { Plan } from '@gigbell/contract'
import type Stripe from 'stripe'
import type { GatewayInvoice, PaymentFact } from '../subscription-state.ts'
import { idOf } from './stripe-events.ts'

/** The id of a plan's product at Stripe. */
export const productId = (plan: { id: string }): string => `gigbell-${plan.id}`

/** Reads all facts of a subscription. `plans` are those that it may have been sold as, the most likely first. */
export async function readStripeFacts(
  stripe: Stripe,
  reference: string,
  plans: Plan[],
): Promise<PaymentFact[]> {
  const order = Date.now()
  const subscription = await stripe.subscriptions.retrieve(reference)
  const { data: invoices } = await stripe.invoices.list({ subscription: reference, limit: 100 })
  const facts = invoices.flatMap((invoice) => readInvoiceFacts(invoice, plans))
  facts.push({
    kind: 'renewal',
    renews: !subscription.cancel_at_period_end && subscription.cancel_at === null,
    order,
  })
  const price = subscription.items.data[0]?.price
  const sold = price && findPlanOfProduct(idOf(price.product), plans)
  if (sold) facts.push({ kind: 'next_plan', plan: sold, order })
  if (['canceled', 'unpaid', 'incomplete_expired'].includes(subscription.status)) {
    const at = subscription.ended_at ?? subscription.canceled_at ?? Math.floor(order / 1000)
    facts.push({ kind: 'ended', at: toIso(at) })
  }
  if (facts.some((fact) => fact.kind === 'paid'))
    facts.push(...(await readRefundFacts(stripe, idOf(subscription.customer), facts)))
  return facts
}

/**
 * A paid period, or one that could not be charged. An invoice of 0 is neither: Stripe writes one for the trial that
 * delays a change of interval.
 */
function readInvoiceFacts(invoice: Stripe.Invoice, plans: Plan[]): PaymentFact[] {
  const line = invoice.lines.data.at(-1)
  const plan = line && findPlanOfProduct(line.pricing?.price_details?.product ?? null, plans)
  if (!line || !plan || invoice.subtotal === 0 || !invoice.id) return []
  const from = toIso(line.period.start)
  if (invoice.status === 'paid') {
    const at = toIso(invoice.status_transitions.paid_at ?? invoice.created)
    return [
      {
        kind: 'paid',
        from,
        until: toIso(line.period.end),
        plan,
        bill: toGatewayInvoice(invoice.id, invoice),
        at,
      },
    ]
  }
  const first = invoice.billing_reason === 'subscription_create'
  const failed = invoice.status === 'uncollectible' || (invoice.status === 'open' && invoice.attempted)
  return failed && !first ? [{ kind: 'failed', from }] : []
}

const toGatewayInvoice = (
  id: string,
  { subtotal, total, total_discount_amounts, total_taxes }: Stripe.Invoice,
): GatewayInvoice => ({
  id,
  amount: subtotal,
  credit: sum(total_discount_amounts),
  tax: sum(total_taxes),
  total,
})

const sum = (parts: { amount: number }[] | null) =>
  (parts ?? []).reduce((whole, { amount }) => whole + amount, 0)

/** Finds the paid periods that were refunded in full or are disputed. */
async function readRefundFacts(
  stripe: Stripe,
  customer: string | null,
  facts: PaymentFact[],
): Promise<PaymentFact[]> {
  if (!customer) return []
  const { data: charges } = await stripe.charges.list({ customer, limit: 100 })
  const found: PaymentFact[] = []
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
      found.push({ kind, bill: paid.bill.id, from: paid.from, at: toIso(charge.created) })
  }
  return found
}

/** Dispute states without a loss: inquiries of a bank, and disputes that were won. */
const DISPUTES_WITHOUT_LOSS: string[] = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'won',
  'prevented',
]

async function isDisputed(stripe: Stripe, paymentIntent: string): Promise<boolean> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 })
  return data.some(({ status }) => !DISPUTES_WITHOUT_LOSS.includes(status))
}

const findPlanOfProduct = (product: string | null, plans: Plan[]): Plan | undefined =>
  plans.find((plan) => productId(plan) === product)

const toIso = (seconds: number): string => new Date(seconds * 1000).toISOString()
