/**
 * Alerts on the wire: saved searches that ring.
 *
 * `query` looks through title, text and skills, in the search's own language: words side by side (or AND) are
 * all wanted, OR wants one of them, -word or NOT none; "a phrase", title:word, parentheses. AND binds before OR,
 * and operators are in capitals. It is read strictly: a fault is `bad_query` with its place. One that could match
 * nearly everything (no skill, no category, and no word that every match must have) is `alert_too_wide`.
 *
 * The filters must all hold. A post that states no type, level, country, budget or number of applicants passes
 * that filter; skills, category and a verified client must be stated. Budgets are ranges that overlap.
 *
 * What rings is a post that arrives while the alert is on and its owner has a current plan, and that is at most
 * 48 hours old or bears no date: once a person and job, for all alerts that fit. Edits of posts and alerts ring
 * nothing.
 */
import { z } from 'zod'
import { ChannelName, channelNames } from './channels.ts'
import { data, type Endpoint, Id, IdParams, Timestamp, text } from './endpoint.ts'
import { Job, JobLevel, JobType } from './jobs.ts'

/** When mail, push, chat and webhook are sent: at once, on the hour, or daily at 8 in the person's time zone. */
export const Delivery = z.enum(['instant', 'hourly', 'daily'])
export type Delivery = z.infer<typeof Delivery>

const listOf = <S extends z.ZodType>(label: string, one: S, most = 50) =>
  z.array(one, `${label} must be a list.`).max(most, `${label} can have at most ${most} entries.`)

const sum = (label: string) =>
  z
    .number(`${label} must be a number.`)
    .min(0, `${label} can’t be below 0.`)
    .max(999_999_999, `${label} is too large.`)
    .nullable()

const parts = {
  name: text('The name', { min: 1, max: 120 }),
  query: text('The search', { max: 500 }),
  type: JobType.nullable(),
  level: listOf('The levels', JobLevel, 3),
  category: listOf('The categories', text('A category', { min: 1, max: 120 })),
  skills: listOf('The skills', Id),
  countries: listOf('The countries', text('A country', { min: 1, max: 80 })),
  countries_out: listOf('The excluded countries', text('A country', { min: 1, max: 80 })),
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
  channels: listOf('The channels', ChannelName, channelNames.length),
  delivery: Delivery,
  enabled: z.boolean('This must be true or false.'),
}

/** An alert as it stands. */
export const Alert = z
  .object({ id: Id, ...parts, created_at: Timestamp, last_match_at: Timestamp.nullable() })
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
  channels: parts.channels.default(['inbox']),
  delivery: parts.delivery.default('instant'),
  enabled: parts.enabled.default(true),
})
export type NewAlert = z.output<typeof NewAlert>

/** What is to change of an alert; what isn't named stays. */
export const AlertChange = z.object(parts).partial()
export type AlertChange = z.output<typeof AlertChange>

/** What an alert would have rung for in the last 7 days, by the posts' own times: how often, and the newest few. */
export const AlertPreview = z.object({ matches_7d: z.int(), sample: z.array(Job) })
export type AlertPreview = z.infer<typeof AlertPreview>

/** An alert that a profile's skills suggest, not stored yet, and how often it would have rung. */
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
    out: data(z.array(Alert)),
    status: 200,
    errors: [],
  },
  create: {
    method: 'POST',
    path: '/api/alerts',
    summary: 'Saves a search that rings',
    who: 'subscriber',
    body: NewAlert,
    out: data(Alert),
    status: 201,
    errors: ['validation_failed', 'bad_query', 'alert_too_wide', 'too_many_alerts'],
  },
  change: {
    method: 'PUT',
    path: '/api/alerts/:id',
    summary: 'Changes what is named of an alert; switched on again it rings for what comes from then on',
    who: 'subscriber',
    params: IdParams,
    body: AlertChange,
    out: data(Alert),
    status: 200,
    errors: ['not_found', 'validation_failed', 'bad_query', 'alert_too_wide'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/alerts/:id',
    summary: 'Deletes an alert; what it has rung stays in the inbox',
    who: 'subscriber',
    params: IdParams,
    out: data(z.object({ id: Id })),
    status: 200,
    errors: ['not_found'],
  },
  preview: {
    method: 'POST',
    path: '/api/alerts/preview',
    summary: 'What an alert would have rung for in the last 7 days',
    who: 'subscriber',
    // An alert is tried out before it has a name.
    body: NewAlert.extend({ name: NewAlert.shape.name.optional() }),
    out: data(AlertPreview),
    status: 200,
    errors: ['validation_failed', 'bad_query', 'alert_too_wide'],
  },
  suggestions: {
    method: 'GET',
    path: '/api/alerts/suggestions',
    summary: 'Alerts that the skills of my profiles suggest, as far as none of mine looks for them',
    who: 'subscriber',
    out: data(z.array(AlertSuggestion)),
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
