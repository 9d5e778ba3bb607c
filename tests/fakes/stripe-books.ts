/**
 * The books of the pretend Stripe: customers, subscriptions, invoices and the ledger of charges, in Stripe's
 * shapes as far as they are read. A test pays, renews and fails here, as a person, time and a bank would.
 */
import { type Method, stripeCards } from './stripe-cards.ts'
import { type Call, onlyKnown, Refused } from './stripe-desk.ts'

interface Subscription {
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
  invoices: Invoice[]
}
interface Invoice {
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

interface Charge {
  id: string
  customer: string
  payment_intent: string
  refunded: boolean
  disputed: boolean
  created: number
}

const PRICE = ['currency', 'product', 'unit_amount', 'recurring][interval'].map(
  (part) => `items[0][price_data][${part}]`,
)
const MONTH = 30 * 86_400

/** Empty books; `now` is in seconds and moved by the test. */
export function stripeBooks(start = Date.UTC(2026, 2, 2, 9) / 1000) {
  const made = new Map<string, number>()
  const customers: string[] = []
  const coupons = new Map<string, number>()
  const rates: { id: string; percentage: number; active: boolean; metadata: Record<string, string> }[] = []
  const products = new Set<string>()
  const subscriptions = new Map<string, Subscription>()
  const charges: Charge[] = []
  const cards = stripeCards({
    next,
    isPayment: (intent) => find(intent) !== undefined,
    isPaid: (intent) => find(intent)?.invoice.status === 'paid',
    paid(intent, method) {
      ofIntent(intent).subscription.method = method
      books.pays(intent)
    },
  })
  const books = {
    now: start,
    /** Every charge there ever was. */
    ledger: [] as { subscription: string; total: number }[],
    subscriptions,
    cards,
    answer: (call: Call): object => cards.answer(call) ?? answer(call),
    /** The customer's bank says yes to a payment. */
    pays(intent: string) {
      const { subscription, invoice } = ofIntent(intent)
      if (invoice.status === 'paid') return
      Object.assign(invoice, { status: 'paid', attempted: true, paid_at: books.now })
      Object.assign(subscription, { status: 'active', start: invoice.start, end: invoice.end })
      books.ledger.push({ subscription: subscription.id, total: totalOf(invoice) })
      charges.push({
        id: next('ch'),
        customer: subscription.customer,
        payment_intent: intent,
        refunded: false,
        disputed: false,
        created: books.now,
      })
    },
    /** An operator gives a payment back. */
    refunds(intent: string) {
      const charge = found(charges.find((one) => one.payment_intent === intent))
      charge.refunded = true
    },
    /** The next period is billed; its payment goes through or not. */
    renews(id: string, goesThrough: boolean) {
      const subscription = found(subscriptions.get(id))
      books.now = subscription.end
      const end = subscription.end + MONTH
      const invoice = bill(subscription, 'subscription_cycle', 0, subscription.end, end)
      Object.assign(subscription, { start: invoice.start, end, status: goesThrough ? 'active' : 'past_due' })
      invoice.attempted = true
      if (goesThrough) books.pays(invoice.intent)
    },
  }
  return books

  function next(kind: string): string {
    const count = (made.get(kind) ?? 0) + 1
    made.set(kind, count)
    return `${kind}_test_${count}`
  }

  function answer(call: Call): object {
    const { method, path, parameters } = call
    const [, noun = '', id = ''] = /^\/v1\/(\w+)(?:\/([\w-]+))?/.exec(path) ?? []
    switch (`${method} ${noun}${id ? '/' : ''}`) {
      case 'POST customers':
        onlyKnown(call, ['metadata'])
        customers.push(next('cus'))
        return { id: customers.at(-1), object: 'customer' }
      case 'POST products':
        onlyKnown(call, ['id', 'name'])
        once(products, parameters.id)
        return { id: parameters.id, object: 'product' }
      case 'POST coupons':
        onlyKnown(call, ['id', 'amount_off', 'currency', 'duration', 'max_redemptions', 'name'])
        once(coupons, parameters.id)
        coupons.set(parameters.id!, Number(parameters.amount_off))
        return { id: parameters.id, object: 'coupon' }
      case 'GET tax_rates':
        onlyKnown(call, ['active', 'limit'])
        return list(rates)
      case 'POST tax_rates':
        onlyKnown(call, ['display_name', 'percentage', 'inclusive', 'metadata'])
        rates.push({
          id: next('txr'),
          percentage: Number(parameters.percentage),
          active: true,
          metadata: { gigbell: parameters['metadata[gigbell]'] ?? '' },
        })
        return rates.at(-1)!
      case 'POST subscriptions':
        return create(call)
      case 'GET subscriptions/':
        onlyKnown(call, ['expand[0]'])
        return shown(found(subscriptions.get(id)), parameters['expand[0]'])
      case 'POST subscriptions/':
        return update(call, found(subscriptions.get(id)))
      case 'DELETE subscriptions/': {
        onlyKnown(call, ['invoice_now', 'prorate'])
        const subscription = found(subscriptions.get(id))
        if (subscription.ended_at !== null) throw missing()
        Object.assign(subscription, { status: 'canceled', ended_at: books.now })
        return shown(subscription)
      }
      case 'GET invoices':
        onlyKnown(call, ['subscription', 'limit'])
        return list(
          found(subscriptions.get(parameters.subscription ?? ''))
            .invoices.toReversed()
            .map(shownInvoice),
        )
      case 'POST invoices/': {
        onlyKnown(call, [])
        const subscription = found(
          [...subscriptions.values()].find(({ invoices }) => invoices.some((one) => one.id === id)),
        )
        if (!subscription.method) throw new Refused(402, 'There is no card to pay with.', 'card_declined')
        books.pays(found(subscription.invoices.find((one) => one.id === id)).intent)
        return { id, object: 'invoice' }
      }
      case 'GET charges':
        onlyKnown(call, ['customer', 'limit'])
        return list(charges.filter((charge) => charge.customer === parameters.customer))
      case 'GET invoice_payments': {
        onlyKnown(call, ['payment[type]', 'payment[payment_intent]', 'expand[0]'])
        const { subscription, invoice } = ofIntent(parameters['payment[payment_intent]'] ?? '')
        const parent = { subscription_details: { subscription: subscription.id, metadata: {} } }
        const whole = { ...shownInvoice(invoice), parent }
        return list([{ id: `inpay_${invoice.id}`, invoice: parameters['expand[0]'] ? whole : invoice.id }])
      }
      default:
        throw new Refused(404, `Unrecognized request URL (${method}: ${path})`)
    }
  }

  function create(call: Call): object {
    onlyKnown(call, [
      'customer',
      ...PRICE,
      'default_tax_rates[0]',
      'discounts[0][coupon]',
      'payment_behavior',
      'payment_settings[save_default_payment_method]',
      'payment_settings[payment_method_types][0]',
      'metadata',
      'expand[0]',
    ])
    const { parameters } = call
    if (!customers.includes(parameters.customer ?? '')) throw missing()
    if (!products.has(parameters[PRICE[1]!] ?? '')) throw missing()
    const subscription: Subscription = {
      id: next('sub'),
      customer: parameters.customer ?? '',
      status: 'incomplete',
      cancel_at_period_end: false,
      product: parameters[PRICE[1]!] ?? '',
      amount: Number(parameters[PRICE[2]!]),
      interval: parameters[PRICE[3]!] ?? '',
      start: books.now,
      end: books.now + MONTH,
      ended_at: null,
      metadata: { checkout: parameters['metadata[checkout]'] ?? '' },
      method: null,
      invoices: [],
    }
    subscriptions.set(subscription.id, subscription)
    const discount = coupons.get(parameters['discounts[0][coupon]'] ?? '') ?? 0
    bill(subscription, 'subscription_create', discount, subscription.start, subscription.end)
    return shown(subscription)
  }

  function update(call: Call, subscription: Subscription): object {
    onlyKnown(call, [
      'cancel_at_period_end',
      'items[0][id]',
      ...PRICE,
      'proration_behavior',
      'trial_end',
      'default_payment_method',
    ])
    const { parameters } = call
    if (subscription.ended_at !== null) throw missing()
    if (parameters.default_payment_method)
      subscription.method = found(cards.methods.get(parameters.default_payment_method))
    if (parameters.cancel_at_period_end)
      subscription.cancel_at_period_end = parameters.cancel_at_period_end === 'true'
    if (parameters['items[0][id]']) {
      subscription.product = parameters[PRICE[1]!] ?? ''
      subscription.amount = Number(parameters[PRICE[2]!])
      subscription.interval = parameters[PRICE[3]!] ?? ''
    }
    return shown(subscription)
  }

  function bill(
    subscription: Subscription,
    reason: string,
    discount: number,
    from: number,
    to: number,
  ): Invoice {
    const tax = Math.round(((subscription.amount - discount) * (rates[0]?.percentage ?? 0)) / 100)
    const invoice = {
      id: next('in'),
      product: subscription.product,
      reason,
      status: 'open',
      attempted: false,
      subtotal: subscription.amount,
      discount,
      tax,
      start: from,
      end: to,
      paid_at: null,
      intent: next('pi'),
    }
    subscription.invoices.push(invoice)
    return invoice
  }

  function ofIntent(intent: string): { subscription: Subscription; invoice: Invoice } {
    return found(find(intent))
  }

  function find(intent: string): { subscription: Subscription; invoice: Invoice } | undefined {
    for (const subscription of subscriptions.values())
      for (const invoice of subscription.invoices)
        if (invoice.intent === intent) return { subscription, invoice }
    return undefined
  }
}

const missing = () => new Refused(404, 'No such object', 'resource_missing')
const totalOf = ({ subtotal, discount, tax }: Invoice) => subtotal - discount + tax
const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' })

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw missing()
  return thing
}

function once(names: { has(name: string): boolean; add?(name: string): unknown }, name = ''): void {
  if (names.has(name)) throw new Refused(400, `${name} already exists.`, 'resource_already_exists')
  names.add?.(name)
}

function shown(subscription: Subscription, expanded?: string): object {
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

function shownInvoice(invoice: Invoice): object {
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
