/** The dashboard on the wire: what a person has done so far, and what has happened since they were last here. */
import { z } from 'zod'
import { data, type Endpoint, Timestamp } from './endpoint.ts'
import { Job } from './jobs.ts'
import { TimeZone } from './notifications.ts'

/**
 * What the top of the dashboard shows. `steps`: whether there is a profile, an alert, a letter. `fits`: whether a
 * profile names a skill, so that jobs can be ordered by it. `matched`: the jobs that matched the person's alerts
 * since they last looked (`since` null: at the first visit), how many, and the newest few as far as they still
 * exist. `week`: the last seven days, today last, and the median of minutes from a post to the first letter for
 * it (null without a letter for a post that says when it was posted). `mail_page`: where this server shows the
 * mails that it writes into files instead of sending them.
 */
export const DashboardSummary = z
  .object({
    steps: z.object({ profile: z.boolean(), alert: z.boolean(), letter: z.boolean() }),
    fits: z.boolean(),
    matched: z.object({ since: Timestamp.nullable(), count: z.int(), newest: z.array(Job) }),
    week: z.object({
      days: z.array(z.object({ from: Timestamp, matched: z.int(), letters: z.int() })),
      minutes_to_letter: z.number().nullable(),
    }),
    mail_page: z.string().nullable(),
  })
  .meta({ id: 'DashboardSummary' })
export type DashboardSummary = z.infer<typeof DashboardSummary>

/** Endpoints of the dashboard. */
export const dashboard = {
  summary: {
    method: 'GET',
    path: '/api/dashboard/summary',
    summary: 'My first steps, and what has happened since my last visit',
    who: 'subscriber',
    query: z.object({ time_zone: TimeZone.default('UTC') }),
    out: data(DashboardSummary),
    status: 200,
    errors: ['validation_failed'],
  },
  visit: {
    method: 'PUT',
    path: '/api/dashboard/visit',
    summary: 'Records a view of my dashboard; views less than half an hour apart are one visit',
    who: 'subscriber',
    out: null,
    status: 204,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
