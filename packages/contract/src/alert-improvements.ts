/**
 * How well alerts work, and changes that would make them better, on the wire. A change is applied by `PUT alerts/{id}`,
 * and undone by the same call with `undo`.
 */
import { z } from 'zod'
import { AlertChange } from './alerts.ts'
import { data, type Endpoint, Id, IdParams } from './endpoint.ts'

/** What a change does: the first ones narrow an alert, the last two widen it. */
export const ImprovementKind = z.enum([
  'exclude_word',
  'exclude_country',
  'exclude_category',
  'exclude_level',
  'exclude_type',
  'budget_min',
  'applicants_max',
  'client_verified',
  'client_rating_min',
  'client_spent_min',
  'client_hires_min',
  'remove_filter',
  'remove_word',
])
export type ImprovementKind = z.infer<typeof ImprovementKind>

const Example = z.object({ id: Id, title: z.string() })

/**
 * A change of an alert. `value` is what it concerns: a word, a country, a number, or the name of the alert's field that
 * is removed. `undo` has the present values of the fields of `change`. `matches_30d` counts the matches of the last 30
 * days, by the posts' own times, before and after the change; the examples are the newest of those that the change
 * leaves out, besides the unwanted job, keeps and adds.
 */
export const AlertImprovement = z
  .object({
    kind: ImprovementKind,
    value: z.string(),
    change: AlertChange,
    undo: AlertChange,
    matches_30d: z.object({ before: z.int(), after: z.int() }),
    left_out: z.array(Example),
    kept: z.array(Example),
    added: z.array(Example),
  })
  .meta({ id: 'AlertImprovement' })
export type AlertImprovement = z.infer<typeof AlertImprovement>

/** Why an alert needs a change: few of its many matches were opened, or it has matched nothing for 14 days. */
export const AlertProblem = z.enum(['too_wide', 'silent'])
export type AlertProblem = z.infer<typeof AlertProblem>

/**
 * The outcomes of the jobs that an alert matched in the last 30 days: how many there were, how many the person opened,
 * applied to and won.
 */
export const AlertHealth = z
  .object({
    id: Id,
    matched: z.int(),
    opened: z.int(),
    applied: z.int(),
    won: z.int(),
    problem: AlertProblem.nullable(),
  })
  .meta({ id: 'AlertHealth' })
export type AlertHealth = z.infer<typeof AlertHealth>

/** Endpoints of the health of alerts. */
export const alertHealth = {
  list: {
    method: 'GET',
    path: '/api/alerts/health',
    summary: 'The outcomes of the matches of each of my alerts in the last 30 days',
    who: 'subscriber',
    scope: 'alerts:read',
    out: data(z.array(AlertHealth)),
    status: 200,
    errors: [],
  },
  improvements: {
    method: 'GET',
    path: '/api/alerts/:id/improvements',
    summary:
      'Changes of an alert with what each would have done to the last 30 days: with `job` those that leave out this job, otherwise wider ones for a silent alert and narrower ones for the others',
    who: 'subscriber',
    scope: 'alerts:read',
    params: IdParams,
    query: z.object({ job: Id.optional() }),
    out: data(z.array(AlertImprovement)),
    status: 200,
    errors: ['validation_failed', 'not_found'],
  },
} as const satisfies Record<string, Endpoint>
