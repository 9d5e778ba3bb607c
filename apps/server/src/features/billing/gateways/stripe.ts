/**
 * Stripe as the gateway: Stripe Billing subscriptions that wait for their first payment (default_incomplete). We
 * compute credit and tax and pass them as a coupon and a tax rate; Stripe never prorates. Every failure at Stripe
 * becomes provider_failed, and every call can be repeated because it uses our own ids or keys.
 */
import type { Card, Plan } from '@gigbell/contract'
import Stripe from 'stripe'
import type { Db } from '../../../platform/db/database.ts'
import type { Voucher } from '../../../platform/db/json-columns.ts'
import { notFound, Refusal } from '../../../platform/http/refusal.ts'
import type { UserId } from '../../../platform/ids.ts'
import { type Gateway, providerFailed } from './gateway.ts'
import { badSignature, TOLERANCE } from './signature.ts'
import { idOf, parseEvent } from './stripe-events.ts'
import { readStripeFacts } from './stripe-facts.ts'
import {
  couponId,
  createCoupon,
  createPriceData,
  findOrCreateCustomer,
  hasErrorCode,
  openSubscription,
  requireId,
} from './stripe-purchase.ts'

/** Stripe's keys, and the address of its API. */
export interface StripeSettings {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** The address of a replacement for tests; undefined for Stripe itself. */
  apiBase: string | undefined
}

/** The hosts that Stripe's script needs in the content security policy: its files, its frames, a bank's page. */
const STRIPE_HOSTS = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
}

/** Long enough for a slow day at Stripe, short enough for a person who waits. */
const TIMEOUT = 10_000
const MAX_RETRIES = 2

/** Creates the gateway to Stripe. */
export function createStripeGateway(db: Db, settings: StripeSettings): Gateway {
  const stripe = new Stripe(settings.secretKey, {
    ...toStripeConfig(settings.apiBase),
    timeout: TIMEOUT,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
  })
  const customer = (person: UserId) => findOrCreateCustomer(db, stripe, person)
  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    outside: STRIPE_HOSTS,
    openSubscription: (order) =>
      callStripe(async () => openSubscription(stripe, await customer(order.person), order)),
    readFacts: (reference, plans) => callStripe(() => readStripeFacts(stripe, reference, plans)),
    findReference: (paymentIntent) =>
      callStripe(async () => {
        const { data } = await stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: paymentIntent },
          expand: ['data.invoice'],
        })
        const invoice = data[0]?.invoice
        if (!invoice || typeof invoice === 'string' || invoice.deleted) return null
        return idOf(invoice.parent?.subscription_details?.subscription)
      }),
    async setRenewal(reference, renews) {
      await callStripe(async () =>
        requireId(await stripe.subscriptions.update(reference, { cancel_at_period_end: !renews })),
      )
    },
    async setNextPlan(reference, plan) {
      await callStripe(() => changePrice(stripe, reference, plan))
    },
    async setCredit(reference, voucher) {
      await callStripe(() => applyVoucher(stripe, reference, voucher))
    },
    endSubscription: (reference) => callStripe(() => cancelSubscription(stripe, reference)),
    findCard: (reference) =>
      callStripe(async () => {
        const method = await findPaymentMethod(stripe, reference)
        return method && toCard(method)
      }),
    findFingerprint: (reference) =>
      callStripe(async () => (await findPaymentMethod(stripe, reference))?.card?.fingerprint ?? null),
    async deleteCustomer(customer) {
      await callStripe(() => ignoreMissing(() => stripe.customers.del(customer)))
    },
    setupCard: (reference) =>
      callStripe(async () => {
        const subscription = await stripe.subscriptions.retrieve(reference)
        const intent = await stripe.setupIntents.create({
          customer: idOf(subscription.customer) ?? '',
          usage: 'off_session',
          metadata: { subscription: reference },
        })
        if (!intent.client_secret) throw new Error('Stripe returned a setup intent without a client secret')
        return { setupIntentId: intent.id, clientSecret: intent.client_secret }
      }),
    useCard: (reference, setupIntentId) =>
      callStripe(() => useConfirmedCard(stripe, reference, setupIntentId)),
    readEvent(body, signature) {
      return parseEvent(parseSigned(stripe, body, signature ?? '', settings.webhookSecret))
    },
  }
}

/**
 * Checks the signature and returns the event.
 * @throws Refusal bad_signature
 */
function parseSigned(stripe: Stripe, body: Buffer, signature: string, secret: string): unknown {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE)
  } catch {
    throw badSignature()
  }
}

/** Calls Stripe. Our refusals pass, a card error becomes payment_failed, everything else provider_failed. */
async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (error instanceof Stripe.errors.StripeCardError) throw new Refusal('payment_failed', error.message)
    throw providerFailed(error)
  }
}

function toStripeConfig(apiBase: string | undefined): Stripe.StripeConfig {
  if (apiBase === undefined) return {}
  const url = new URL(apiBase)
  const protocol = url.protocol === 'http:' ? 'http' : 'https'
  return { protocol, host: url.hostname, port: url.port || (protocol === 'http' ? '80' : '443') }
}

/**
 * Sets the plan of the next period. Another interval would start a new period at once, so a trial until the end
 * of the paid period delays it.
 */
async function changePrice(stripe: Stripe, reference: string, plan: Plan): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(reference)
  const item = subscription.items.data[0]
  if (!item) throw new Error('Stripe returned a subscription without items')
  const otherInterval = item.price.recurring?.interval !== plan.interval
  const changed = await stripe.subscriptions.update(reference, {
    items: [{ id: item.id, price_data: await createPriceData(stripe, plan) }],
    proration_behavior: 'none',
    ...(otherInterval ? { trial_end: item.current_period_end } : {}),
  })
  requireId(changed)
}

/** Puts a voucher on the next invoice, as a coupon that can be redeemed once. */
async function applyVoucher(stripe: Stripe, reference: string, voucher: Voucher | null): Promise<void> {
  const { discounts, ended_at } = await stripe.subscriptions.retrieve(reference, { expand: ['discounts'] })
  if (ended_at !== null) return
  if (!voucher) {
    if (discounts.length > 0) requireId(await stripe.subscriptions.update(reference, { discounts: '' }))
    return
  }
  const there = discounts.some(
    (one) => typeof one !== 'string' && idOf(one.source.coupon) === couponId(voucher),
  )
  if (there) return
  const coupon = await createCoupon(stripe, voucher)
  try {
    requireId(await stripe.subscriptions.update(reference, { discounts: [{ coupon }] }))
  } catch (error) {
    if (!hasErrorCode(error, 'coupon_expired')) throw error // it was used already
  }
}

async function cancelSubscription(stripe: Stripe, reference: string): Promise<void> {
  await ignoreMissing(() => stripe.subscriptions.cancel(reference, { invoice_now: false, prorate: false }))
}

/** Ends or deletes an object that may be gone already. */
async function ignoreMissing(end: () => Promise<{ id: string }>): Promise<void> {
  try {
    requireId(await end())
  } catch (error) {
    if (!hasErrorCode(error, 'resource_missing')) throw error
  }
}

/** The payment method of a subscription's renewals. */
async function findPaymentMethod(stripe: Stripe, reference: string): Promise<Stripe.PaymentMethod | null> {
  const { default_payment_method: method } = requireId(
    await stripe.subscriptions.retrieve(reference, { expand: ['default_payment_method'] }),
  )
  return method && typeof method !== 'string' ? method : null
}

async function useConfirmedCard(stripe: Stripe, reference: string, setupIntentId: string): Promise<Card> {
  const intent = await stripe.setupIntents
    .retrieve(setupIntentId, { expand: ['payment_method'] })
    .catch((error: unknown) => {
      throw hasErrorCode(error, 'resource_missing') ? notFound('card change') : error
    })
  if (requireId(intent).metadata?.subscription !== reference) throw notFound('card change')
  const method = intent.payment_method
  if (intent.status !== 'succeeded' || !method || typeof method === 'string')
    throw new Refusal('payment_failed', 'This card has not been confirmed yet.')
  const subscription = requireId(
    await stripe.subscriptions.update(reference, { default_payment_method: method.id }),
  )
  const unpaid = idOf(subscription.latest_invoice)
  if (subscription.status === 'past_due' && unpaid) requireId(await stripe.invoices.pay(unpaid))
  const card = toCard(method)
  if (!card) throw new Refusal('payment_failed', 'This payment method is not a card.')
  return card
}

const toCard = ({ card }: Stripe.PaymentMethod): Card | null =>
  card ? { brand: card.brand, last4: card.last4, exp_month: card.exp_month, exp_year: card.exp_year } : null
