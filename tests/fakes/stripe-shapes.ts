/** What the pretend Stripe keeps, and the shapes it shows it in: Stripe's own, as far as they are read. */
import type { Method } from './stripe-cards.ts'
import { Refused } from './stripe-desk.ts'

/** A subscription in the books. */
export interface Subscription {
  id: string
  customer: string
  status: string
  cancel_at_period_end: boolean
  product: string
  amount: number
  interval: string
  start: number
  end: number
  ended_at: number | null
  metadata: Record<string, string>
  /** The card that renewals are charged to. */
  method: Method | null
  /** The coupon that the next invoice is less by. */
  coupon: string | null
  invoices: Invoice[]
}
/** An invoice in the books. */
export interface Invoice {
  id: string
  product: string
  reason: string
  status: string
  attempted: boolean
  subtotal: number
  discount: number
  tax: number
  start: number
  end: number
  paid_at: number | null
  intent: string
}

/** What there isn't. */
export const missing = () => new Refused(404, 'No such object', 'resource_missing')
/** What an invoice asks for. */
export const totalOf = ({ subtotal, discount, tax }: Invoice) => subtotal - discount + tax
/** A list in Stripe's shape. */
export const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' })

/** A thing, or what Stripe says when there is none. */
export function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw missing()
  return thing
}

/** A subscription as Stripe shows it. */
export function shown(subscription: Subscription, expanded?: string): object {
  const { id, customer, status, cancel_at_period_end, ended_at, metadata, start, end } = subscription
  const price = {
    id: 'price_1',
    object: 'price',
    product: subscription.product,
    unit_amount: subscription.amount,
  }
  return {
    id,
    object: 'subscription',
    customer,
    status,
    cancel_at_period_end,
    cancel_at: cancel_at_period_end ? end : null,
    canceled_at: ended_at,
    ended_at,
    metadata,
    discounts: (subscription.coupon === null ? [] : [subscription.coupon]).map((coupon) =>
      expanded === 'discounts'
        ? { id: `di_${coupon}`, object: 'discount', source: { type: 'coupon', coupon } }
        : `di_${coupon}`,
    ),
    default_payment_method:
      expanded === 'default_payment_method' ? subscription.method : (subscription.method?.id ?? null),
    items: list([
      {
        id: `si_${id}`,
        object: 'subscription_item',
        current_period_start: start,
        current_period_end: end,
        price: { ...price, recurring: { interval: subscription.interval } },
      },
    ]),
    latest_invoice: shownInvoice(found(subscription.invoices.at(-1))),
  }
}

/** An invoice as Stripe shows it. */
export function shownInvoice(invoice: Invoice): object {
  const { id, status, attempted, subtotal, discount, tax, start, end, paid_at, intent } = invoice
  return {
    id,
    object: 'invoice',
    status,
    attempted,
    billing_reason: invoice.reason,
    created: start,
    subtotal,
    total: totalOf(invoice),
    total_discount_amounts: discount > 0 ? [{ amount: discount, discount: 'di_1' }] : [],
    total_taxes: [{ amount: tax }],
    status_transitions: { finalized_at: start, paid_at, marked_uncollectible_at: null, voided_at: null },
    confirmation_secret: { client_secret: `${intent}_secret_x`, type: 'payment_intent' },
    lines: list([
      {
        id: `il_${id}`,
        object: 'line_item',
        period: { start, end },
        pricing: { type: 'price_details', price_details: { price: 'price_1', product: invoice.product } },
      },
    ]),
  }
}
