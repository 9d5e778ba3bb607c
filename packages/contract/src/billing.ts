/** Plans and subscriptions on the wire: the list of plans, the trial and the current subscription. */
import { z } from 'zod'
import { data, type Endpoint, Id, Timestamp, text } from './endpoint.ts'

/** A plan. `price` is in major units (at most 2 decimals); null limits mean unlimited. */
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

/** A `past_due` subscription keeps its rights for a grace period of 3 days, a `canceled` one until `end_date`. */
export const SubscriptionStatus = z.enum(['trial', 'active', 'past_due', 'canceled'])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/** What the next period is charged: total = amount − credit + tax, all in whole minor units. */
export const NextPayment = z
  .object({
    amount: z.int(),
    /** The amount of a waiting voucher; 0 without one. */
    credit: z.int(),
    tax: z.int(),
    total: z.int(),
    currency: z.string(),
  })
  .meta({ id: 'NextPayment' })
export type NextPayment = z.infer<typeof NextPayment>

/** The current subscription, with the fields of its plan (`id` is the plan's). */
export const CurrentSubscription = Plan.extend({
  subscription_id: Id,
  plan_id: z.string(),
  status: SubscriptionStatus,
  cancel_at_period_end: z.boolean(),
  start_date: Timestamp,
  end_date: Timestamp,
  proposals_used: z.int(),
  profiles_used: z.int(),
  /** The plan from the next period on, if a change was requested. */
  next_plan: Plan.nullable(),
  /** Until when a past-due plan keeps its rights; null in every other status. */
  grace_until: Timestamp.nullable(),
  /** As far as it is known now; null if nothing more is charged, or while a failed payment is retried. */
  next_payment: NextPayment.nullable(),
}).meta({ id: 'CurrentSubscription' })
export type CurrentSubscription = z.infer<typeof CurrentSubscription>

/** Which of a person's subscriptions is meant. */
const Which = z.object({ subscriptionId: Id })

/** The id of a plan as a client sends it. For an unknown plan the answer is 404. */
export const planId = text('The plan', { min: 1, max: 64 })

/** Endpoints of plans, the trial and the current subscription. */
export const billing = {
  plans: {
    method: 'GET',
    path: '/api/public/subscription/fetchSubscriptions',
    summary: 'All plans, in the order they are offered',
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
    summary: 'The current subscription, or null',
    who: 'user',
    out: data(CurrentSubscription.nullable()),
    status: 200,
    errors: [],
  },
  cancel: {
    method: 'POST',
    path: '/api/subscription/cancel',
    summary: 'Cancels the subscription at the end of its period; a repeated call has the same answer',
    who: 'user',
    body: Which,
    out: data(CurrentSubscription),
    status: 200,
    errors: ['validation_failed', 'not_found', 'payments_not_configured', 'provider_failed'],
  },
  resume: {
    method: 'POST',
    path: '/api/subscription/resume',
    summary: 'Resumes a canceled subscription before its period ends',
    who: 'user',
    body: Which,
    out: data(CurrentSubscription),
    status: 200,
    errors: ['validation_failed', 'not_found', 'payments_not_configured', 'provider_failed'],
  },
  change: {
    method: 'POST',
    path: '/api/subscription/change',
    summary:
      'Changes to another paid plan from the next period on (a downgrade); the current plan undoes that',
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
    summary: 'After the payment: asks the gateway and starts the paid plan; may be repeated',
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
