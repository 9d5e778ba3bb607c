/**
 * The account at the fake Stripe: customers, prices, coupons, subscriptions, invoices and charges. The simulator of
 * the product's sandbox moves subscriptions; this adds Stripe's objects and parameters. A test pays, renews, refunds
 * and disputes here, as a person, time, an operator and a bank do.
 */
import {
  addInvoice,
  chargeNextPeriod,
  endSubscription,
  payInvoice,
  type SimulatedInvoice,
  type SimulatedSubscription,
  setNextPlan,
  takeBack,
} from '../../apps/server/src/features/billing/gateways/simulator/subscriptions.ts'
import { createIntents } from './stripe-intents.ts'
import {
  type Call,
  type Charge,
  intentOf,
  isPaid,
  list,
  missing,
  onlyKnown,
  PRICE,
  readProduct,
  requireNew,
  requireObject,
  StripeError,
  StripeSubscription,
  showCharge,
  showInvoice,
  showSubscription,
} from './stripe-shapes.ts'

/** Creates an empty account. Tests move its time, which is in seconds. */
export function createStripeAccount(start = Date.UTC(2026, 2, 2, 9) / 1000) {
  const counts = new Map<string, number>()
  const customers = new Set<string>()
  const coupons = new Map<string, { amount: number; redemptionsLeft: number }>()
  const rates: { id: string; percentage: number; active: boolean; metadata: Record<string, string> }[] = []
  const products = new Set<string>()
  const subscriptions = new Map<string, StripeSubscription>()
  const charges: Charge[] = []
  const intents = createIntents({
    nextId,
    now: () => now(),
    findInvoice: (intent) => {
      const purchase = findPurchase(intent)
      return purchase && { paid: isPaid(purchase.invoice) }
    },
    onPaid(intent, method) {
      requireObject(findPurchase(intent)).subscription.method = method
      account.pay(intent)
    },
  })
  const account = {
    now: start,
    /** Every charge, in order. */
    ledger: [] as { subscription: string; total: number }[],
    subscriptions,
    customers,
    intents,
    answer: (call: Call): object => intents.answer(call) ?? answer(call),
    /** Approves a payment as the customer's bank. */
    pay(intent: string) {
      const { subscription, invoice } = requireObject(findPurchase(intent))
      if (isPaid(invoice)) return
      if (subscription.simulated.ended_at !== null)
        throw new StripeError(400, 'This payment was canceled', 'unexpected_state')
      payInvoice(subscription.simulated, invoice, now())
      recordCharge(subscription, invoice)
    },
    /** Refunds a payment as the operator. */
    refund(intent: string) {
      const { subscription, invoice } = findCharge(intent)
      takeBack(subscription.simulated, invoice, 'refunded', now())
    },
    /** Disputes a payment as the payer's bank. In some states the bank only asks. */
    dispute(intent: string, status = 'needs_response') {
      findCharge(intent).dispute = status
    },
    /** Moves the time to the end of the period and charges the next one; the bank approves it or not. */
    renew(id: string, approved: boolean) {
      const subscription = requireObject(subscriptions.get(id))
      account.now = subscription.end
      chargeNextPeriod(subscription.simulated, now(), { approved, taxPercent: taxPercent() })
      const invoice = subscription.latestInvoice
      if (invoice.status === 'paid') recordCharge(subscription, invoice)
    },
  }
  return account

  function now(): Date {
    return new Date(account.now * 1000)
  }

  function taxPercent(): number {
    return rates[0]?.percentage ?? 0
  }

  function nextId(kind: string): string {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return `${kind}_test_${count}`
  }

  function recordCharge(subscription: StripeSubscription, invoice: SimulatedInvoice): void {
    if (invoice.total === 0) return
    account.ledger.push({ subscription: subscription.id, total: invoice.total })
    charges.push({ id: nextId('ch'), subscription, invoice, dispute: null, created: account.now })
  }

  function findCharge(intent: string): Charge {
    return requireObject(charges.find(({ invoice }) => intentOf(invoice) === intent))
  }

  function findPurchase(
    intent: string,
  ): { subscription: StripeSubscription; invoice: SimulatedInvoice } | undefined {
    for (const subscription of subscriptions.values())
      for (const invoice of subscription.simulated.invoices)
        if (intentOf(invoice) === intent) return { subscription, invoice }
    return undefined
  }

  /** Redeems a coupon for the next invoice. */
  function redeem(id: string | undefined): SimulatedSubscription['next_credit'] {
    if (id === undefined) return null
    const coupon = requireObject(coupons.get(id))
    if (coupon.redemptionsLeft < 1)
      throw new StripeError(400, 'This coupon has been used up.', 'coupon_expired')
    coupon.redemptionsLeft -= 1
    return { id, amount: coupon.amount }
  }

  function answer(call: Call): object {
    const { method, path, parameters } = call
    const [, noun = '', id = ''] = /^\/v1\/(\w+)(?:\/([\w-]+))?/.exec(path) ?? []
    switch (`${method} ${noun}${id ? '/' : ''}`) {
      case 'POST customers': {
        onlyKnown(call, ['metadata'])
        const customer = nextId('cus')
        customers.add(customer)
        return { id: customer, object: 'customer' }
      }
      case 'DELETE customers/':
        onlyKnown(call, [])
        if (!customers.delete(id)) throw missing()
        for (const one of subscriptions.values())
          if (one.customer === id) endSubscription(one.simulated, now())
        return { id, object: 'customer', deleted: true }
      case 'POST products':
        onlyKnown(call, ['id', 'name'])
        requireNew(products, parameters.id)
        products.add(parameters.id!)
        return { id: parameters.id, object: 'product' }
      case 'POST coupons':
        onlyKnown(call, ['id', 'amount_off', 'currency', 'duration', 'max_redemptions', 'name'])
        requireNew(coupons, parameters.id)
        coupons.set(parameters.id!, {
          amount: Number(parameters.amount_off),
          redemptionsLeft: Number(parameters.max_redemptions),
        })
        return { id: parameters.id, object: 'coupon' }
      case 'GET tax_rates':
        onlyKnown(call, ['active', 'limit'])
        return list(rates)
      case 'POST tax_rates':
        onlyKnown(call, ['display_name', 'percentage', 'inclusive', 'metadata'])
        rates.push({
          id: nextId('txr'),
          percentage: Number(parameters.percentage),
          active: true,
          metadata: { gigbell: parameters['metadata[gigbell]'] ?? '' },
        })
        return rates.at(-1)!
      case 'POST subscriptions':
        return createSubscription(call)
      case 'GET subscriptions':
        onlyKnown(call, ['customer', 'status', 'limit', 'expand[0]'])
        return list(
          [...subscriptions.values()]
            .filter((one) => one.customer === parameters.customer && one.status === parameters.status)
            .map((one) => showSubscription(one)),
        )
      case 'GET subscriptions/':
        onlyKnown(call, ['expand[0]'])
        return showSubscription(requireObject(subscriptions.get(id)), parameters['expand[0]'])
      case 'POST subscriptions/':
        return updateSubscription(call, requireObject(subscriptions.get(id)))
      case 'DELETE subscriptions/': {
        onlyKnown(call, ['invoice_now', 'prorate'])
        const subscription = requireObject(subscriptions.get(id))
        if (subscription.status === 'canceled') throw missing()
        endSubscription(subscription.simulated, now())
        return showSubscription(subscription)
      }
      case 'GET disputes':
        onlyKnown(call, ['payment_intent', 'limit'])
        return list(
          charges
            .filter((one) => intentOf(one.invoice) === parameters.payment_intent && one.dispute !== null)
            .map((one) => ({ id: `dp_${one.id}`, object: 'dispute', charge: one.id, status: one.dispute })),
        )
      case 'GET invoices': {
        onlyKnown(call, ['subscription', 'limit'])
        const subscription = requireObject(subscriptions.get(parameters.subscription ?? ''))
        return list(
          subscription.simulated.invoices.toReversed().map((invoice) => showInvoice(subscription, invoice)),
        )
      }
      case 'POST invoices/': {
        onlyKnown(call, [])
        const { subscription } = requireObject(findPurchase(id.replace(/^in_/, 'pi_')))
        if (!subscription.method) throw new StripeError(402, 'There is no card to pay with.', 'card_declined')
        account.pay(id.replace(/^in_/, 'pi_'))
        return { id, object: 'invoice' }
      }
      case 'GET charges':
        onlyKnown(call, ['customer', 'limit'])
        return list(
          charges.filter(({ subscription }) => subscription.customer === parameters.customer).map(showCharge),
        )
      case 'GET invoice_payments': {
        onlyKnown(call, ['payment[type]', 'payment[payment_intent]', 'expand[0]'])
        const purchase = requireObject(findPurchase(parameters['payment[payment_intent]'] ?? ''))
        const { subscription, invoice } = purchase
        const parent = { subscription_details: { subscription: subscription.id, metadata: {} } }
        const whole = { ...showInvoice(subscription, invoice), parent }
        return list([{ id: `inpay_${invoice.id}`, invoice: parameters['expand[0]'] ? whole : invoice.id }])
      }
      default:
        throw new StripeError(404, `Unrecognized request URL (${method}: ${path})`)
    }
  }

  function createSubscription(call: Call): object {
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
    const customer = parameters.customer ?? ''
    const plan = readProduct(parameters)
    if (!customers.has(customer) || !products.has(plan.id)) throw missing()
    const simulated: SimulatedSubscription = {
      id: nextId('sub'),
      status: 'incomplete',
      plan,
      next_plan: null,
      next_credit: redeem(parameters['discounts[0][coupon]']),
      card: null,
      renews: true,
      anchor: null,
      periods: 0,
      period_end: null,
      attempts: 0,
      ended_at: null,
      invoices: [],
      events: [],
    }
    addInvoice(simulated, now(), taxPercent())
    const metadata = { checkout: parameters['metadata[checkout]'] ?? '' }
    const subscription = new StripeSubscription(simulated, customer, metadata)
    subscriptions.set(subscription.id, subscription)
    return showSubscription(subscription)
  }

  function updateSubscription(call: Call, subscription: StripeSubscription): object {
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
    const { simulated } = subscription
    if (subscription.status === 'canceled') throw missing()
    const coupon = parameters['discounts[0][coupon]']
    if (parameters.discounts === '') simulated.next_credit = null
    if (coupon) simulated.next_credit = redeem(coupon)
    if (parameters.default_payment_method)
      subscription.method = requireObject(intents.methods.get(parameters.default_payment_method))
    if (parameters.cancel_at_period_end) simulated.renews = parameters.cancel_at_period_end === 'false'
    if (parameters['items[0][id]']) setNextPlan(simulated, readProduct(parameters))
    return showSubscription(subscription)
  }
}
