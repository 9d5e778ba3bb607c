/**
 * The books of the pretend Stripe: customers, subscriptions, invoices and the ledger of charges, in Stripe's
 * shapes as far as they are read. A test pays, renews and fails here, as a person, time and a bank would.
 */
import { stripeCards } from './stripe-cards.ts'
import { type Call, onlyKnown, Refused } from './stripe-desk.ts'
import {
  found,
  type Invoice,
  list,
  missing,
  type Subscription,
  shown,
  shownInvoice,
  totalOf,
} from './stripe-shapes.ts'

interface Charge {
  id: string
  customer: string
  payment_intent: string
  refunded: boolean
  disputed: boolean
  /** How its dispute stands, where there is one. */
  dispute: string | null
  created: number
}

const PRICE = ['currency', 'product', 'unit_amount', 'recurring][interval'].map(
  (part) => `items[0][price_data][${part}]`,
)
const DAY = 86_400
const periodOf = (interval: string) => (interval === 'year' ? 365 : 30) * DAY

/** Empty books; `now` is in seconds and moved by the test. */
export function stripeBooks(start = Date.UTC(2026, 2, 2, 9) / 1000) {
  const made = new Map<string, number>()
  const customers = new Set<string>()
  const coupons = new Map<string, { off: number; left: number }>()
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
    customers,
    cards,
    answer: (call: Call): object => cards.answer(call) ?? answer(call),
    /** The customer's bank says yes to a payment. */
    pays(intent: string) {
      const { subscription, invoice } = ofIntent(intent)
      if (invoice.status === 'paid') return
      if (subscription.ended_at !== null)
        throw new Refused(400, 'This payment was canceled', 'unexpected_state')
      Object.assign(invoice, { status: 'paid', attempted: true, paid_at: books.now })
      Object.assign(subscription, { status: 'active', start: invoice.start, end: invoice.end })
      if (totalOf(invoice) === 0) return // nothing is charged
      books.ledger.push({ subscription: subscription.id, total: totalOf(invoice) })
      charges.push({
        id: next('ch'),
        customer: subscription.customer,
        payment_intent: intent,
        refunded: false,
        disputed: false,
        dispute: null,
        created: books.now,
      })
    },
    /** An operator gives a payment back. */
    refunds(intent: string) {
      const charge = found(charges.find((one) => one.payment_intent === intent))
      charge.refunded = true
    },
    /** The payer's bank takes a payment back, or only asks about it. */
    disputes(intent: string, status = 'needs_response') {
      const charge = found(charges.find((one) => one.payment_intent === intent))
      Object.assign(charge, { disputed: true, dispute: status })
    },
    /** The next period is billed; its payment goes through or not. */
    renews(id: string, goesThrough: boolean) {
      const subscription = found(subscriptions.get(id))
      books.now = subscription.end
      const end = subscription.end + periodOf(subscription.interval)
      const invoice = bill(subscription, 'subscription_cycle', subscription.end, end)
      Object.assign(subscription, { start: invoice.start, end, status: goesThrough ? 'active' : 'past_due' })
      invoice.attempted = true
      if (goesThrough || totalOf(invoice) === 0) books.pays(invoice.intent)
    },
  }
  return books

  function addCustomer(): string {
    const id = next('cus')
    customers.add(id)
    return id
  }

  function end(subscription: Subscription): void {
    Object.assign(subscription, { status: 'canceled', ended_at: books.now })
  }

  /** Takes one of a coupon's redemptions. */
  function redeemed(id: string | undefined): string | null {
    if (id === undefined) return null
    const coupon = found(coupons.get(id))
    if (coupon.left < 1) throw new Refused(400, 'This coupon has been used up.', 'coupon_expired')
    coupon.left -= 1
    return id
  }

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
        return { id: addCustomer(), object: 'customer' }
      case 'DELETE customers/':
        onlyKnown(call, [])
        if (!customers.delete(id)) throw missing()
        for (const one of subscriptions.values()) if (one.customer === id && one.ended_at === null) end(one)
        return { id, object: 'customer', deleted: true }
      case 'POST products':
        onlyKnown(call, ['id', 'name'])
        once(products, parameters.id)
        return { id: parameters.id, object: 'product' }
      case 'POST coupons':
        onlyKnown(call, ['id', 'amount_off', 'currency', 'duration', 'max_redemptions', 'name'])
        once(coupons, parameters.id)
        coupons.set(parameters.id!, {
          off: Number(parameters.amount_off),
          left: Number(parameters.max_redemptions),
        })
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
      case 'GET subscriptions':
        onlyKnown(call, ['customer', 'status', 'limit', 'expand[0]'])
        return list(
          [...subscriptions.values()]
            .filter((one) => one.customer === parameters.customer && one.status === parameters.status)
            .map((one) => shown(one)),
        )
      case 'GET subscriptions/':
        onlyKnown(call, ['expand[0]'])
        return shown(found(subscriptions.get(id)), parameters['expand[0]'])
      case 'POST subscriptions/':
        return update(call, found(subscriptions.get(id)))
      case 'DELETE subscriptions/': {
        onlyKnown(call, ['invoice_now', 'prorate'])
        const subscription = found(subscriptions.get(id))
        if (subscription.ended_at !== null) throw missing()
        end(subscription)
        return shown(subscription)
      }
      case 'GET disputes':
        onlyKnown(call, ['payment_intent', 'limit'])
        return list(
          charges
            .filter((one) => one.payment_intent === parameters.payment_intent && one.dispute !== null)
            .map((one) => ({ id: `dp_${one.id}`, object: 'dispute', charge: one.id, status: one.dispute })),
        )
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
    if (!customers.has(parameters.customer ?? '')) throw missing()
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
      end: books.now + periodOf(parameters[PRICE[3]!] ?? ''),
      ended_at: null,
      metadata: { checkout: parameters['metadata[checkout]'] ?? '' },
      method: null,
      coupon: redeemed(parameters['discounts[0][coupon]']),
      invoices: [],
    }
    subscriptions.set(subscription.id, subscription)
    bill(subscription, 'subscription_create', subscription.start, subscription.end)
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
      'discounts',
      'discounts[0][coupon]',
    ])
    const { parameters } = call
    if (subscription.ended_at !== null) throw missing()
    if (parameters.discounts === '') subscription.coupon = null
    if (parameters['discounts[0][coupon]']) subscription.coupon = redeemed(parameters['discounts[0][coupon]'])
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

  function bill(subscription: Subscription, reason: string, from: number, to: number): Invoice {
    // A coupon that is good once is used up by the invoice it is on, whatever is left of it.
    const discount = Math.min(subscription.amount, coupons.get(subscription.coupon ?? '')?.off ?? 0)
    subscription.coupon = null
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

function once(names: { has(name: string): boolean; add?(name: string): unknown }, name = ''): void {
  if (names.has(name)) throw new Refused(400, `${name} already exists.`, 'resource_already_exists')
  names.add?.(name)
}
