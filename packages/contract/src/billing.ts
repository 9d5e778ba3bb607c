/** Plans and subscriptions on the wire: the catalogue, the trial and what is current. */
import { z } from 'zod'
import { data, type Endpoint, Id, Timestamp, text } from './endpoint.ts'

/** A plan of the catalogue. `price` is in major units (at most 2 decimals); null limits mean unlimited. */
export const Plan = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{1,64}$/, 'a plan id is a slug: a-z, 0-9 and -'),
    name: z.string().min(1).max(80),
    price: z.number().min(0).max(1_000_000).multipleOf(0.01),
    interval: z.enum(['month', 'year']),
    max_profiles: z.int().min(1).nullable(),
    max_proposals: z.int().min(1).nullable(),
    profile_optimization: z.boolean(),
    advanced_models: z.boolean(),
  })
  .meta({ id: 'Plan' })
export type Plan = z.infer<typeof Plan>

/** `past_due` keeps its rights for 3 days of grace; `canceled` until `end_date`. */
export const SubscriptionStatus = z.enum(['trial', 'active', 'past_due', 'canceled'])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/** What the next period is charged: total = amount − credit + tax, all in whole minor units. */
export const NextPayment = z
  .object({
    amount: z.int(),
    /** What a waiting voucher takes off; 0 without one. */
    credit: z.int(),
    tax: z.int(),
    total: z.int(),
    currency: z.string(),
  })
  .meta({ id: 'NextPayment' })
export type NextPayment = z.infer<typeof NextPayment>

/** The plan that runs now, with its own fields beside the plan's (`id` is the plan's). */
export const CurrentSubscription = Plan.extend({
  subscription_id: Id,
  plan_id: z.string(),
  status: SubscriptionStatus,
  cancel_at_period_end: z.boolean(),
  start_date: Timestamp,
  end_date: Timestamp,
  proposals_used: z.int(),
  profiles_used: z.int(),
  /** The plan the next period is sold as, where a change at its end was asked for. */
  next_plan: Plan.nullable(),
  /** Until when a past-due plan keeps its rights; null in every other status. */
  grace_until: Timestamp.nullable(),
  /** As far as it is known now; null where nothing more is charged, or the payment that is due is being tried again. */
  next_payment: NextPayment.nullable(),
}).meta({ id: 'CurrentSubscription' })
export type CurrentSubscription = z.infer<typeof CurrentSubscription>

/** Which of a person's subscriptions is meant. */
const Which = z.object({ subscriptionId: Id })

/** A plan's id as a client names it; whether there is such a plan is told by 404. */
export const planId = text('The plan', { min: 1, max: 64 })

/** Endpoints of plans, the trial and the running subscription. */
export const billing = {
  plans: {
    method: 'GET',
    path: '/api/public/subscription/fetchSubscriptions',
    summary: 'The plan catalogue, in the order it is sold',
    who: 'anyone',
    out: data(z.array(Plan)),
    status: 200,
    errors: [],
  },
  startTrial: {
    method: 'POST',
    path: '/api/subscription/startTrial',
    summary: 'Starts the one free trial a person may have',
    who: 'user',
    out: data(CurrentSubscription),
    status: 201,
    errors: ['trial_used', 'already_subscribed'],
  },
  current: {
    method: 'GET',
    path: '/api/subscription/getCurrentSubscriptions',
    summary: 'The subscription that runs now, or null',
    who: 'user',
    out: data(CurrentSubscription.nullable()),
    status: 200,
    errors: [],
  },
  cancel: {
    method: 'POST',
    path: '/api/subscription/cancel',
    summary: 'Lets the subscription end with its period; again: the same answer',
    who: 'user',
    body: Which,
    out: data(CurrentSubscription),
    status: 200,
    errors: ['validation_failed', 'not_found', 'payments_not_configured', 'provider_failed'],
  },
  resume: {
    method: 'POST',
    path: '/api/subscription/resume',
    summary: 'Undoes a cancellation while the period still runs',
    who: 'user',
    body: Which,
    out: data(CurrentSubscription),
    status: 200,
    errors: ['validation_failed', 'not_found', 'payments_not_configured', 'provider_failed'],
  },
  change: {
    method: 'POST',
    path: '/api/subscription/change',
    summary: 'Another paid plan from the next period on (a downgrade); the running one undoes that',
    who: 'user',
    body: Which.extend({ planId }),
    out: data(CurrentSubscription),
    status: 200,
    errors: [
      'validation_failed',
      'plan_not_for_sale',
      'not_found',
      'payments_not_configured',
      'provider_failed',
    ],
  },
  add: {
    method: 'POST',
    path: '/api/subscription/add',
    summary:
      'On return from the payment: asks the gateway, and starts the plan that was paid; may be repeated',
    who: 'user',
    body: z.object({ planId, paymentIntentId: text('The payment', { min: 1, max: 255 }) }),
    out: data(CurrentSubscription),
    status: 200,
    errors: [
      'validation_failed',
      'payment_failed',
      'not_found',
      'intent_mismatch',
      'payments_not_configured',
      'provider_failed',
    ],
  },
} as const satisfies Record<string, Endpoint>
