/**
 * Payments on the wire: the payment intent of a checkout, cards, invoices, and the webhook of the gateway. Every
 * amount is in whole minor units. Subscriptions are in billing.ts.
 */
import { z } from 'zod'
import { planId } from './billing.ts'
import { data, type Endpoint, Id, IdParams, Timestamp, text } from './endpoint.ts'

/** What a checkout needs before it starts. */
export const PaymentSettings = z
  .object({
    /** With `none` nothing can be bought on this server. */
    gateway: z.enum(['sandbox', 'stripe', 'none']),
    /** The key for the gateway's script; null without a script. */
    publishable_key: z.string().nullable(),
    currency: z.string(),
    tax_percent: z.number(),
  })
  .meta({ id: 'PaymentSettings' })
export type PaymentSettings = z.infer<typeof PaymentSettings>

/** What is to be paid: total = amount − credit + tax. */
export const PaymentIntent = z
  .object({
    clientSecret: z.string(),
    paymentIntentId: z.string(),
    amount: z.int(),
    credit: z.int(),
    /** How much of `credit` is a referral's reward; the rest is the unused share of the running plan. */
    referral_credit: z.int(),
    tax: z.int(),
    total: z.int(),
    currency: z.string(),
  })
  .meta({ id: 'PaymentIntent' })
export type PaymentIntent = z.infer<typeof PaymentIntent>

/** A paid period. `refunded` and `disputed` payments were returned, by us or by the payer's bank. */
export const Invoice = z
  .object({
    id: Id,
    number: z.string(),
    plan_id: z.string(),
    plan_name: z.string(),
    status: z.enum(['paid', 'refunded', 'disputed']),
    amount: z.int(),
    credit: z.int(),
    tax: z.int(),
    total: z.int(),
    currency: z.string(),
    period_start: Timestamp,
    period_end: Timestamp,
    paid_at: Timestamp,
  })
  .meta({ id: 'Invoice' })
export type Invoice = z.infer<typeof Invoice>

/** An invoice with everything that a printed receipt shows. */
export const Receipt = Invoice.extend({
  /** How much of `credit` is a referral's reward; the rest is the unused share of the plan before. */
  referral_credit: z.int(),
  tax_percent: z.number(),
  seller: z.string(),
  billed_to: z.object({ name: z.string(), email: z.string() }),
}).meta({ id: 'Receipt' })
export type Receipt = z.infer<typeof Receipt>

/** The card that renewals are charged to. Only the gateway knows its number. */
export const Card = z
  .object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() })
  .meta({ id: 'Card' })
export type Card = z.infer<typeof Card>

/** The result of confirming. After `requires_action` the same call is expected with `confirmed: true`. */
export const Confirmation = z.object({ status: z.enum(['succeeded', 'requires_action']) })
export type Confirmation = z.infer<typeof Confirmation>

const intentId = text('The payment', { min: 1, max: 255 })

/** Endpoints of payments, cards and invoices. */
export const payment = {
  settings: {
    method: 'GET',
    path: '/api/payment/settings',
    summary: 'The payment gateway, its publishable key, currency and tax',
    who: 'user',
    out: data(PaymentSettings),
    status: 200,
    errors: [],
  },
  createIntent: {
    method: 'POST',
    path: '/api/payment/create-payment-intent',
    summary: 'Creates the payment intent for a plan at its price for me now; an open one is returned again',
    who: 'user',
    body: z.object({
      amount: z.int('The amount must be a whole number of minor units.').min(0).max(100_000_000),
      planId,
      isUpgrade: z.boolean().default(false),
    }),
    out: PaymentIntent,
    status: 200,
    errors: [
      'validation_failed',
      'amount_mismatch',
      'plan_not_for_sale',
      'not_found',
      'already_subscribed',
      'not_an_upgrade',
      'payments_not_configured',
      'provider_failed',
    ],
  },
  invoices: {
    method: 'GET',
    path: '/api/payment/invoices',
    summary: 'My invoices, newest first',
    who: 'user',
    out: data(z.array(Invoice)),
    status: 200,
    errors: [],
  },
  receipt: {
    method: 'GET',
    path: '/api/payment/invoices/:id/receipt',
    summary: 'One invoice with everything a printed receipt shows',
    who: 'user',
    params: IdParams,
    out: data(Receipt),
    status: 200,
    errors: ['not_found'],
  },
  card: {
    method: 'GET',
    path: '/api/payment/card',
    summary: 'The card that renewals are charged to, or null',
    who: 'user',
    out: data(Card.nullable()),
    status: 200,
    errors: ['payments_not_configured', 'provider_failed'],
  },
  setupCard: {
    method: 'POST',
    path: '/api/payment/card/setup',
    summary: 'Starts a change of card: returns what the card form confirms',
    who: 'user',
    out: data(z.object({ clientSecret: z.string(), setupIntentId: z.string() })),
    status: 200,
    errors: ['not_found', 'payments_not_configured', 'provider_failed'],
  },
  useCard: {
    method: 'PUT',
    path: '/api/payment/card',
    summary: 'Uses the confirmed card for renewals; an unpaid renewal is charged to it at once',
    who: 'user',
    body: z.object({ setupIntentId: intentId }),
    out: data(Card),
    status: 200,
    errors: [
      'validation_failed',
      'payment_failed',
      'not_found',
      'payments_not_configured',
      'provider_failed',
    ],
  },
  webhook: {
    method: 'POST',
    path: '/api/public/webhook/stripe',
    summary: 'For the gateway: receives a signed event, which is stored before the answer and applied once',
    who: 'anyone',
    out: z.object({ received: z.boolean() }),
    status: 200,
    errors: ['bad_request', 'bad_signature', 'payments_not_configured'],
  },
  confirm: {
    method: 'POST',
    path: '/api/public/sandbox/payment-intents/:id/confirm',
    summary: 'Sandbox only: pays an intent, or confirms a card change, with a test card',
    who: 'anyone',
    params: z.object({ id: intentId }),
    body: z.object({
      clientSecret: text('The client secret', { min: 1, max: 255 }),
      card: text('The card number', { min: 1, max: 40 }),
      /** As on the card: 04/27. Without it the card is valid for years. */
      expiry: z
        .string()
        .trim()
        .regex(/^(0[1-9]|1[0-2]) ?\/ ?(20)?\d{2}$/, 'The expiry date is written 04/27.')
        .optional(),
      confirmed: z.boolean().default(false),
    }),
    out: data(Confirmation),
    status: 200,
    errors: ['validation_failed', 'payment_failed', 'not_found', 'payments_not_configured'],
  },
} as const satisfies Record<string, Endpoint>
