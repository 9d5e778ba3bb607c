/**
 * Alerts on the wire: saved searches that notify their owner of new jobs.
 *
 * `query` looks through title, text and skills, in the search's own language: words side by side (or AND) are
 * all required, OR requires one of them, -word or NOT none; "a phrase", title:word, parentheses. AND binds before OR,
 * and operators are in capitals. Stems match, but the name of a skill that is an English word too (React, Go, Excel)
 * matches its exact form and the skill's other spellings. It is parsed strictly: a syntax error is `bad_query` with its position. A query that could match
 * nearly everything (no skill, no category, and no word that every match must have) is `alert_too_wide`.
 *
 * The filters must all hold. A post that states no type, level, country, budget, number of applicants, or rating,
 * spending or hires of the client passes that filter, unless the alert is `strict`; skills, category and a verified
 * client must be stated. Budgets are ranges that overlap. With `budget_currency` a post in another currency is converted
 * by the daily rates of the European Central Bank; one without a currency or a rate is compared by its numbers, and
 * does not pass a `strict` alert. Without `budget_currency` numbers are compared, whatever their currency.
 *
 * `hide_similar` leaves out the same post again: one that arrived in the 30 days before by another id or from another source,
 * or lightly changed. `hide_applied` leaves out posts that the owner has a letter for, by any of their ids.
 *
 * A post causes a notification if it arrives while the alert is on and its owner has a current plan, and if it is at
 * most 48 hours old or has no date. A person gets one notification for a job, whatever number of alerts match it.
 * Edits of posts and alerts cause none.
 *
 * With `draft_profile` a letter from that profile is written after the notification, within the daily bound of the
 * notification settings. It waits in the notification's `draft`.
 */
import { z } from 'zod'
import { ChannelName, channelNames } from './channels.ts'
import { currencies } from './currencies.ts'
import { data, type Endpoint, Id, IdParams, Timestamp, text } from './endpoint.ts'
import { Job, JobLevel, JobType, MAX_SEARCH_LENGTH } from './jobs.ts'

/** When mail, push, chat and webhook are sent: at once, on the hour, or daily at 8 in the person's time zone. */
export const Delivery = z.enum(['instant', 'hourly', 'daily'])
export type Delivery = z.infer<typeof Delivery>

/** The limits of an alert: lengths in characters, and the number of entries in each list. */
export const alertLimits = { name: 120, country: 80, list: 50 } as const

const listOf = <S extends z.ZodType>(label: string, one: S, most: number = alertLimits.list) =>
  z.array(one, `${label} must be a list.`).max(most, `${label} can have at most ${most} entries.`)

const sum = (label: string) =>
  z
    .number(`${label} must be a number.`)
    .min(0, `${label} can’t be below 0.`)
    .max(999_999_999, `${label} is too large.`)
    .nullable()

const parts = {
  name: text('The name', { min: 1, max: alertLimits.name }),
  query: text('The search', { max: MAX_SEARCH_LENGTH }),
  type: JobType.nullable(),
  level: listOf('The levels', JobLevel, 3),
  category: listOf('The categories', text('A category', { min: 1, max: 120 })),
  skills: listOf('The skills', Id),
  countries: listOf('The countries', text('A country', { min: 1, max: alertLimits.country })),
  countries_out: listOf('The excluded countries', text('A country', { min: 1, max: alertLimits.country })),
  sources: listOf('The sources', text('A source', { min: 1, max: 200 })),
  skills_match: z.enum(['any', 'all'], 'Skills match by any or all.'),
  budget_min: sum('The least budget'),
  budget_max: sum('The most budget'),
  applicants_max: z
    .int('The most applicants must be a whole number.')
    .min(0, 'The most applicants can’t be below 0.')
    .max(1_000_000, 'The most applicants is too large.')
    .nullable(),
  client_verified: z.boolean('This must be true or false.'),
  client_rating_min: z
    .number('The least rating must be a number.')
    .min(0, 'The least rating can’t be below 0.')
    .max(5, 'The least rating can’t be above 5.')
    .nullable(),
  client_spent_min: sum('The least spending'),
  client_hires_min: z
    .int('The least hires must be a whole number.')
    .min(0, 'The least hires can’t be below 0.')
    .max(1_000_000, 'The least hires is too large.')
    .nullable(),
  budget_currency: z.enum(currencies, 'This currency is not known.').nullable(),
  strict: z.boolean('This must be true or false.'),
  hide_similar: z.boolean('This must be true or false.'),
  hide_applied: z.boolean('This must be true or false.'),
  channels: listOf('The channels', ChannelName, channelNames.length),
  delivery: Delivery,
  draft_profile: Id.nullable(),
  enabled: z.boolean('This must be true or false.'),
}

/** A stored alert. */
export const Alert = z
  .object({
    id: Id,
    ...parts,
    snoozed_until: Timestamp.nullable(),
    created_at: Timestamp,
    last_match_at: Timestamp.nullable(),
  })
  .meta({ id: 'Alert' })
export type Alert = z.infer<typeof Alert>

/** A new alert: a name and a query, a skill or a category suffice. */
export const NewAlert = z.object({
  name: parts.name,
  query: parts.query.default(''),
  type: parts.type.default(null),
  level: parts.level.default([]),
  category: parts.category.default([]),
  skills: parts.skills.default([]),
  countries: parts.countries.default([]),
  countries_out: parts.countries_out.default([]),
  sources: parts.sources.default([]),
  skills_match: parts.skills_match.default('any'),
  budget_min: parts.budget_min.default(null),
  budget_max: parts.budget_max.default(null),
  applicants_max: parts.applicants_max.default(null),
  client_verified: parts.client_verified.default(false),
  client_rating_min: parts.client_rating_min.default(null),
  client_spent_min: parts.client_spent_min.default(null),
  client_hires_min: parts.client_hires_min.default(null),
  budget_currency: parts.budget_currency.default(null),
  strict: parts.strict.default(false),
  hide_similar: parts.hide_similar.default(false),
  hide_applied: parts.hide_applied.default(false),
  channels: parts.channels.default(['inbox']),
  delivery: parts.delivery.default('instant'),
  draft_profile: parts.draft_profile.default(null),
  enabled: parts.enabled.default(true),
})
export type NewAlert = z.output<typeof NewAlert>

/** Changes of an alert; absent fields stay as they are. */
export const AlertChange = z.object(parts).partial()
export type AlertChange = z.output<typeof AlertChange>

/** The matches of an alert in the last 7 days, by the posts' own times: their number and the newest few. */
export const AlertPreview = z.object({ matches_7d: z.int(), sample: z.array(Job) })
export type AlertPreview = z.infer<typeof AlertPreview>

/** An alert that a profile's skills suggest, not stored yet, and the number of its matches. */
export const AlertSuggestion = z.object({
  name: z.string(),
  query: z.string(),
  skills: z.array(z.object({ id: Id, name: z.string() })),
  profile: z.string(),
  matches_7d: z.int(),
})
export type AlertSuggestion = z.infer<typeof AlertSuggestion>

/** Endpoints of alerts. */
export const alerts = {
  list: {
    method: 'GET',
    path: '/api/alerts',
    summary: 'My alerts, newest first',
    who: 'subscriber',
    scope: 'alerts:read',
    out: data(z.array(Alert)),
    status: 200,
    errors: [],
  },
  create: {
    method: 'POST',
    path: '/api/alerts',
    summary: 'Creates an alert',
    who: 'subscriber',
    scope: 'alerts:write',
    body: NewAlert,
    out: data(Alert),
    status: 201,
    errors: ['validation_failed', 'bad_query', 'alert_too_wide', 'too_many_alerts'],
  },
  change: {
    method: 'PUT',
    path: '/api/alerts/:id',
    summary:
      'Changes the given fields of an alert; turned on again, it matches jobs that arrive from then on',
    who: 'subscriber',
    scope: 'alerts:write',
    params: IdParams,
    body: AlertChange,
    out: data(Alert),
    status: 200,
    errors: ['not_found', 'validation_failed', 'bad_query', 'alert_too_wide'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/alerts/:id',
    summary: 'Deletes an alert; its notifications stay in the inbox',
    who: 'subscriber',
    scope: 'alerts:write',
    params: IdParams,
    out: data(z.object({ id: Id })),
    status: 200,
    errors: ['not_found'],
  },
  snooze: {
    method: 'POST',
    path: '/api/alerts/:id/snooze',
    summary:
      'Makes an alert silent until a moment of the next year, in the inbox too; null ends this. Jobs of that time are not notified later',
    who: 'subscriber',
    scope: 'alerts:write',
    params: IdParams,
    body: z.object({ until: Timestamp.nullable() }),
    out: data(Alert),
    status: 200,
    errors: ['not_found', 'validation_failed'],
  },
  preview: {
    method: 'POST',
    path: '/api/alerts/preview',
    summary: 'Jobs of the last 7 days that an alert matches',
    who: 'subscriber',
    scope: 'alerts:read',
    // An alert can be previewed before it has a name.
    body: NewAlert.extend({ name: NewAlert.shape.name.optional() }),
    out: data(AlertPreview),
    status: 200,
    errors: ['validation_failed', 'bad_query', 'alert_too_wide'],
  },
  suggestions: {
    method: 'GET',
    path: '/api/alerts/suggestions',
    summary: 'Suggested alerts for the skills of my profiles that none of my alerts covers yet',
    who: 'subscriber',
    scope: 'alerts:read',
    out: data(z.array(AlertSuggestion)),
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
