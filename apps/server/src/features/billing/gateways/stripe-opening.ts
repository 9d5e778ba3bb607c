/**
 * What a purchase needs at Stripe before it can be paid: its customer, price, tax, credit, and the subscription
 * itself. Each has our own name or key, so that it is made once, however often an answer is lost.
 */
import type { Plan } from '@gigbell/contract'
import Stripe from 'stripe'
import type { Db } from '../../../platform/db/database.ts'
import type { Voucher } from '../../../platform/db/tables.ts'
import type { UserId } from '../../../platform/ids.ts'
import { CURRENCY, priceOf, TAX_PERCENT } from '../amounts.ts'
import type { Opened, Order } from './gateway.ts'
import { productOf } from './stripe-facts.ts'

/** The customer of a person, made once: of two at the same time the key decides there, the row here. */
export async function customerOf(db: Db, stripe: Stripe, person: UserId): Promise<string> {
  const known = await db
    .selectFrom('gateway_customers')
    .select('customer')
    .where('user_id', '=', person)
    .where('gateway', '=', 'stripe')
    .executeTakeFirst()
  if (known) return known.customer
  const made = await once(`gigbell-customer-${person}`, (idempotencyKey) =>
    stripe.customers.create({ metadata: { person } }, { idempotencyKey }),
  )
  await db
    .insertInto('gateway_customers')
    .values({ user_id: person, gateway: 'stripe', customer: made.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return made.id
}

/** Opens a subscription that waits for its first payment; again: the same one. */
export async function openSubscription(stripe: Stripe, customer: string, order: Order): Promise<Opened> {
  const discounts =
    order.credit > 0 ? [{ coupon: await couponFor(stripe, { id: order.id, amount: order.credit }) }] : []
  const wanted: Stripe.SubscriptionCreateParams = {
    customer,
    items: [{ price_data: await priceDataOf(stripe, order.plan) }],
    default_tax_rates: [await taxRate(stripe)],
    ...(discounts.length > 0 ? { discounts } : {}),
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
    metadata: { checkout: order.id },
    expand: ['latest_invoice.confirmation_secret'],
  }
  // One purchase of one person, plan and amount: a second click, or a lost answer, opens no second one.
  const subscription = await once(
    `gigbell-checkout-${order.id}`,
    (idempotencyKey) => stripe.subscriptions.create(wanted, { idempotencyKey }),
    () => openedBefore(stripe, customer, order.id),
  )
  const invoice = subscription.latest_invoice
  if (!invoice || typeof invoice === 'string') throw new Error('a subscription without its invoice')
  if (invoice.total !== order.total)
    throw new Error(`Stripe would charge ${invoice.total}, not ${order.total}`)
  const clientSecret = invoice.confirmation_secret?.client_secret
  const paymentIntentId = clientSecret?.split('_secret_')[0]
  if (!clientSecret || !paymentIntentId) throw new Error('an invoice without its secret')
  return { reference: subscription.id, paymentIntentId, clientSecret }
}

/** What an earlier attempt opened that Stripe answered with a failure. */
async function openedBefore(stripe: Stripe, customer: string, checkout: string) {
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'incomplete',
    limit: 100,
    expand: ['data.latest_invoice.confirmation_secret'],
  })
  return data.find(({ metadata }) => metadata.checkout === checkout)
}

/** A price made in place, on a product of ours that is named after the plan. */
export async function priceDataOf(stripe: Stripe, plan: Plan) {
  const product = productOf(plan)
  await unlessThere(() => stripe.products.create({ id: product, name: plan.name }))
  return {
    currency: CURRENCY,
    product,
    unit_amount: priceOf(plan),
    recurring: { interval: plan.interval },
  }
}

/** What a credit is called at Stripe. */
export const couponName = ({ id }: { id: string }) => `gigbell-credit-${id}`

/** A coupon over a credit, made once. */
export async function couponFor(stripe: Stripe, credit: Voucher): Promise<string> {
  const coupon = couponName(credit)
  await unlessThere(() =>
    stripe.coupons.create({
      id: coupon,
      amount_off: credit.amount,
      currency: CURRENCY,
      duration: 'once',
      max_redemptions: 1,
      name: 'Credit',
    }),
  )
  return coupon
}

async function taxRate(stripe: Stripe): Promise<string> {
  const { data } = await stripe.taxRates.list({ active: true, limit: 100 })
  const ours = data.find((rate) => rate.metadata?.gigbell === 'tax' && rate.percentage === TAX_PERCENT)
  if (ours) return ours.id
  const made = await once(`gigbell-tax-${TAX_PERCENT}`, (idempotencyKey) =>
    stripe.taxRates.create(
      { display_name: 'Tax', percentage: TAX_PERCENT, inclusive: false, metadata: { gigbell: 'tax' } },
      { idempotencyKey },
    ),
  )
  return made.id
}

/** Makes something that has our own name; that it is there already is fine. */
async function unlessThere(make: () => Promise<{ id: string }>): Promise<void> {
  try {
    answered(await make())
  } catch (error) {
    if (!isCode(error, 'resource_already_exists')) throw error
  }
}

/** Whether Stripe refused something with this code. */
export const isCode = (error: unknown, code: string) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code

/** Keys that are tried before something is given up for now: Stripe failed each time by its own fault. */
const KEYS = 4

/**
 * Makes something once, whoever asks again: by its key. Stripe keeps a failure, one of its own too (500), under the key
 * for a day and would repeat it for as long, so what failed so is looked for, and if it isn't there asked for under
 * the next key. What comes without an id is not an answer.
 */
async function once<T extends { id: string }>(
  name: string,
  make: (idempotencyKey: string) => Promise<T>,
  there: () => Promise<T | undefined> = async () => undefined,
): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return answered(await make(count === 1 ? name : `${name}-${count}`))
    } catch (error) {
      if (count === KEYS || !isKeptFailure(error)) throw error
      const made = await there()
      if (made) return answered(made)
    }
  }
}

/** What Stripe answered about something; an empty answer tells nothing, and nothing may be built on it. */
export function answered<T extends { id?: string }>(answer: T): T {
  if (typeof answer.id !== 'string' || answer.id === '') throw new Error('an answer about nothing')
  return answer
}

const isKeptFailure = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'
