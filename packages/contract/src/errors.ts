/**
 * Every refusal of the product: its machine-readable code, its HTTP status, and the body of the answer. The row of
 * an endpoint lists the codes it may answer.
 */
import { z } from 'zod'

/** Error code → HTTP status. 401 is reserved for a missing session and a failed login: it logs the person out. */
export const errorStatus = {
  bad_request: 400,
  validation_failed: 400,
  bad_link: 400,
  amount_mismatch: 400,
  bad_signature: 400,
  plan_not_for_sale: 400,
  model_unknown: 400,
  bad_query: 400,
  alert_too_wide: 400,
  login_failed: 401,
  session_required: 401,
  payment_failed: 402,
  subscription_required: 403,
  plan_limit_reached: 403,
  too_many_alerts: 403,
  too_many_facts: 403,
  model_not_in_plan: 403,
  optimization_not_in_plan: 403,
  wrong_password: 403,
  confirm_required: 403,
  scope_missing: 403,
  origin_refused: 403,
  too_many_tokens: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_subscribed: 409,
  not_an_upgrade: 409,
  intent_mismatch: 409,
  email_taken: 409,
  last_way_in: 409,
  trial_used: 409,
  changed_elsewhere: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  provider_failed: 502,
  not_ready: 503,
  payments_not_configured: 503,
} as const

/** The machine-readable name of a refusal. */
export type ErrorCode = keyof typeof errorStatus

/**
 * Body of every answer that is not 2xx. `message` is for the person; `fields` names the invalid inputs;
 * `position` is the position of a syntax error in a query, counted from 0.
 */
export const Failure = z
  .object({
    message: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    position: z.int().optional(),
  })
  .meta({ id: 'Failure' })
export type Failure = z.infer<typeof Failure>
