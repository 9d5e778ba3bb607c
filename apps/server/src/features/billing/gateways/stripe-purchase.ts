/**
 * Creates what a purchase needs at Stripe: customer, price, tax rate, coupon and the subscription itself. Each has
 * an id or idempotency key of ours, so it is created once, however often an answer is lost.
 */
import type { Plan } from '@gigbell/contract'
import Stripe from 'stripe'
import type { Db } from '../../../platform/db/database.ts'
import type { Voucher } from '../../../platform/db/json-columns.ts'
import type { UserId } from '../../../platform/ids.ts'
import { CURRENCY, priceInMinorUnits, TAX_PERCENT } from '../amounts.ts'
import type { OpenedSubscription, Order } from './gateway.ts'
import { productId } from './stripe-facts.ts'

/** Finds or creates a person's customer. Of simultaneous calls, Stripe's key and our row let one create it. */
export async function findOrCreateCustomer(db: Db, stripe: Stripe, person: UserId): Promise<string> {
  const known = await db
    .selectFrom('gateway_customers')
    .select('customer')
    .where('user_id', '=', person)
    .where('gateway', '=', 'stripe')
    .executeTakeFirst()
  if (known) return known.customer
  const made = await createOnce(`gigbell-customer-${person}`, (idempotencyKey) =>
    stripe.customers.create({ metadata: { person } }, { idempotencyKey }),
  )
  await db
    .insertInto('gateway_customers')
    .values({ user_id: person, gateway: 'stripe', customer: made.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return made.id
}

/** Opens a subscription that waits for its first payment. A repeated call returns the same one. */
export async function openSubscription(
  stripe: Stripe,
  customer: string,
  order: Order,
): Promise<OpenedSubscription> {
  const discounts =
    order.credit > 0 ? [{ coupon: await createCoupon(stripe, { id: order.id, amount: order.credit }) }] : []
  const wanted: Stripe.SubscriptionCreateParams = {
    customer,
    items: [{ price_data: await createPriceData(stripe, order.plan) }],
    default_tax_rates: [await findOrCreateTaxRate(stripe)],
    ...(discounts.length > 0 ? { discounts } : {}),
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
    metadata: { checkout: order.id },
    expand: ['latest_invoice.confirmation_secret'],
  }
  // The key belongs to one checkout, so a second click or a lost answer opens no second subscription.
  const subscription = await createOnce(
    `gigbell-checkout-${order.id}`,
    (idempotencyKey) => stripe.subscriptions.create(wanted, { idempotencyKey }),
    () => findOpenedSubscription(stripe, customer, order.id),
  )
  const invoice = subscription.latest_invoice
  if (!invoice || typeof invoice === 'string')
    throw new Error('Stripe returned a subscription without its invoice')
  if (invoice.total !== order.total)
    throw new Error(`Stripe would charge ${invoice.total}, not ${order.total}`)
  const clientSecret = invoice.confirmation_secret?.client_secret
  const paymentIntentId = clientSecret?.split('_secret_')[0]
  if (!clientSecret || !paymentIntentId) throw new Error('Stripe returned an invoice without a client secret')
  return { reference: subscription.id, paymentIntentId, clientSecret }
}

/** The subscription that an earlier attempt opened although Stripe answered with a failure. */
async function findOpenedSubscription(stripe: Stripe, customer: string, checkout: string) {
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'incomplete',
    limit: 100,
    expand: ['data.latest_invoice.confirmation_secret'],
  })
  return data.find(({ metadata }) => metadata.checkout === checkout)
}

/** An inline price, on a product that is named after the plan. */
export async function createPriceData(stripe: Stripe, plan: Plan) {
  const product = productId(plan)
  await ignoreExisting(() => stripe.products.create({ id: product, name: plan.name }))
  return {
    currency: CURRENCY,
    product,
    unit_amount: priceInMinorUnits(plan),
    recurring: { interval: plan.interval },
  }
}

/** The id of a credit's coupon at Stripe. */
export const couponId = ({ id }: { id: string }) => `gigbell-credit-${id}`

/** Creates the coupon of a credit, once. */
export async function createCoupon(stripe: Stripe, credit: Voucher): Promise<string> {
  const coupon = couponId(credit)
  await ignoreExisting(() =>
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

async function findOrCreateTaxRate(stripe: Stripe): Promise<string> {
  const { data } = await stripe.taxRates.list({ active: true, limit: 100 })
  const ours = data.find((rate) => rate.metadata?.gigbell === 'tax' && rate.percentage === TAX_PERCENT)
  if (ours) return ours.id
  const made = await createOnce(`gigbell-tax-${TAX_PERCENT}`, (idempotencyKey) =>
    stripe.taxRates.create(
      { display_name: 'Tax', percentage: TAX_PERCENT, inclusive: false, metadata: { gigbell: 'tax' } },
      { idempotencyKey },
    ),
  )
  return made.id
}

/** Creates an object with an id of ours. It may exist already. */
async function ignoreExisting(make: () => Promise<{ id: string }>): Promise<void> {
  try {
    requireId(await make())
  } catch (error) {
    if (!hasErrorCode(error, 'resource_already_exists')) throw error
  }
}

/** Whether Stripe refused a request with this code. */
export const hasErrorCode = (error: unknown, code: string) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code

/** How many idempotency keys are tried before a request fails: Stripe answered each with its own failure. */
const MAX_KEYS = 4

/**
 * Creates an object once, by its idempotency key. Stripe repeats a failure under the same key for a day, even its
 * own (500). So after such a failure the object is looked up, and if it doesn't exist it is requested under the next
 * key. An answer without an id counts as a failure.
 */
async function createOnce<T extends { id: string }>(
  name: string,
  make: (idempotencyKey: string) => Promise<T>,
  findExisting: () => Promise<T | undefined> = async () => undefined,
): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return requireId(await make(count === 1 ? name : `${name}-${count}`))
    } catch (error) {
      if (count === MAX_KEYS || !isReplayedFailure(error)) throw error
      const made = await findExisting()
      if (made) return requireId(made)
    }
  }
}

/** Checks that Stripe's answer has an id. An empty answer says nothing, and nothing may depend on it. */
export function requireId<T extends { id?: string }>(answer: T): T {
  if (typeof answer.id !== 'string' || answer.id === '')
    throw new Error('Stripe returned an object without an id')
  return answer
}

const isReplayedFailure = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'
