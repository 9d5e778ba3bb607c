/** Calls to the fake Stripe, its errors, and the shapes of its answers: Stripe's own, as far as the product reads them. */
import type {
  Product,
  SimulatedInvoice,
  SimulatedSubscription,
} from '../../apps/server/src/features/billing/gateways/simulator/subscriptions.ts'

/** A call. Its form parameters have Stripe's names: `items[0][price_data][product]`. */
export interface Call {
  method: string
  path: string
  parameters: Record<string, string>
}

/** An error in Stripe's shape. */
export class StripeError extends Error {
  readonly status: number
  readonly code: string | undefined
  constructor(status: number, message: string, code?: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Refuses every parameter that isn't in `known`. Indexes count as 0, and metadata may have any name. */
export function onlyKnown(call: Call, known: string[]): void {
  for (const name of Object.keys(call.parameters)) {
    const plain = name.replace(/\[\d+\]/g, '[0]').replace(/^metadata\[\w+\]$/, 'metadata')
    if (!known.includes(plain))
      throw new StripeError(400, `Received unknown parameter: ${name}`, 'parameter_unknown')
  }
}

/** Returns an object, or throws Stripe's error when there is none. */
export function requireObject<T>(object: T | undefined): T {
  if (object === undefined) throw missing()
  return object
}

/** The error for an object that doesn't exist. */
export const missing = () => new StripeError(404, 'No such object', 'resource_missing')

/** A list in Stripe's shape. */
export const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' })

/** A card as Stripe stores it. */
export interface PaymentMethod {
  id: string
  object: 'payment_method'
  type: 'card'
  card: { brand: string; last4: string; exp_month: number; exp_year: number; fingerprint: string }
}

/** A simulated subscription with what only Stripe knows of it. */
export class StripeSubscription {
  readonly simulated: SimulatedSubscription
  readonly customer: string
  readonly metadata: Record<string, string>
  /** The card that renewals are charged to. */
  method: PaymentMethod | null = null

  constructor(simulated: SimulatedSubscription, customer: string, metadata: Record<string, string>) {
    this.simulated = simulated
    this.customer = customer
    this.metadata = metadata
  }

  get id() {
    return this.simulated.id
  }
  get status() {
    return this.simulated.status === 'ended' ? 'canceled' : this.simulated.status
  }
  get cancel_at_period_end() {
    return !this.simulated.renews
  }
  get latestInvoice(): SimulatedInvoice {
    return requireObject(this.simulated.invoices.at(-1))
  }
  /** The end of the latest period, in seconds. */
  get end() {
    return toSeconds(this.latestInvoice.period_end)
  }
  /** The ids of the payment intents of all invoices, oldest first. */
  get intents() {
    return this.simulated.invoices.map(intentOf)
  }
}

/** The payment intent of an invoice. */
export const intentOf = ({ id }: SimulatedInvoice) => id.replace(/^in_/, 'pi_')

const toSeconds = (time: Date) => time.getTime() / 1000

/** A subscription in Stripe's shape, with one field expanded. */
export function showSubscription(subscription: StripeSubscription, expanded?: string): object {
  const { id, customer, status, cancel_at_period_end, metadata, method, latestInvoice, end } = subscription
  const { plan, next_plan, next_credit, ended_at } = subscription.simulated
  const sold = next_plan ?? plan
  const endedAt = ended_at && toSeconds(ended_at)
  return {
    id,
    object: 'subscription',
    customer,
    status,
    cancel_at_period_end,
    cancel_at: cancel_at_period_end ? end : null,
    canceled_at: endedAt,
    ended_at: endedAt,
    metadata,
    discounts: (next_credit ? [next_credit.id] : []).map((coupon) =>
      expanded === 'discounts'
        ? { id: `di_${coupon}`, object: 'discount', source: { type: 'coupon', coupon } }
        : `di_${coupon}`,
    ),
    default_payment_method: expanded === 'default_payment_method' ? method : (method?.id ?? null),
    items: list([
      {
        id: `si_${id}`,
        object: 'subscription_item',
        current_period_start: toSeconds(latestInvoice.period_start),
        current_period_end: end,
        price: {
          id: 'price_1',
          object: 'price',
          product: sold.id,
          unit_amount: Math.round(sold.price * 100),
          recurring: { interval: sold.interval },
        },
      },
    ]),
    latest_invoice: showInvoice(subscription, latestInvoice),
  }
}

/** An invoice in Stripe's shape. */
export function showInvoice({ simulated }: StripeSubscription, invoice: SimulatedInvoice): object {
  const { id, status, amount, credit, tax, total, plan } = invoice
  const [start, end] = [toSeconds(invoice.period_start), toSeconds(invoice.period_end)]
  const unpaid = status === 'open' || status === 'failed'
  return {
    id,
    object: 'invoice',
    status: unpaid ? 'open' : 'paid',
    attempted: status !== 'open',
    billing_reason: invoice === simulated.invoices[0] ? 'subscription_create' : 'subscription_cycle',
    created: start,
    subtotal: amount,
    total,
    total_discount_amounts: credit > 0 ? [{ amount: credit, discount: 'di_1' }] : [],
    total_taxes: [{ amount: tax }],
    status_transitions: {
      finalized_at: start,
      paid_at: unpaid ? null : toSeconds(invoice.at),
      marked_uncollectible_at: null,
      voided_at: null,
    },
    confirmation_secret: { client_secret: `${intentOf(invoice)}_secret_x`, type: 'payment_intent' },
    lines: list([
      {
        id: `il_${id}`,
        object: 'line_item',
        period: { start, end },
        pricing: { type: 'price_details', price_details: { price: 'price_1', product: plan.id } },
      },
    ]),
  }
}

/** A charge with what only Stripe knows of it. */
export interface Charge {
  id: string
  subscription: StripeSubscription
  invoice: SimulatedInvoice
  /** The state of its dispute, if there is one. */
  dispute: string | null
  created: number
}

/** A charge in Stripe's shape. */
export function showCharge({ id, subscription, invoice, dispute, created }: Charge): object {
  return {
    id,
    customer: subscription.customer,
    payment_intent: intentOf(invoice),
    refunded: invoice.status === 'refunded',
    disputed: dispute !== null,
    created,
  }
}

/** The names of the parameters of an inline price. */
export const PRICE = ['currency', 'product', 'unit_amount', 'recurring][interval'].map(
  (part) => `items[0][price_data][${part}]`,
)

/** Reads the product of an inline price. */
export function readProduct(parameters: Call['parameters']): Product {
  const [, id = '', amount, interval] = PRICE.map((name) => parameters[name])
  return { id, price: Number(amount) / 100, interval: interval === 'year' ? 'year' : 'month' }
}

/** Whether an invoice was paid, even if it was refunded later. */
export const isPaid = ({ status }: SimulatedInvoice) => status !== 'open' && status !== 'failed'

/** Refuses the id of an object that exists already. */
export function requireNew(names: { has(name: string): boolean }, name = ''): void {
  if (names.has(name)) throw new StripeError(400, `${name} already exists.`, 'resource_already_exists')
}
