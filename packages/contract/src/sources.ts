/**
 * The sources of jobs on the wire, with the result of their last poll. Everybody who is signed in sees them; of a
 * source that is read with each person's own account, they see their own polls.
 */
import { z } from 'zod'
import { data, type Endpoint, Timestamp } from './endpoint.ts'

/** The credit that a source requires beside its posts. */
export const Attribution = z.object({ name: z.string(), url: z.url() })

/**
 * A source of jobs. The counts are of the last poll that found anything to read; `fault` says why the
 * last poll failed, null if it did not; times are null before the first such poll. `reading` is set for a source that
 * is read with my account: whether I have connected it, and must connect it again.
 */
export const JobSource = z
  .object({
    name: z.string(),
    label: z.string(),
    attribution: Attribution.nullable(),
    reading: z.enum(['not_connected', 'connected', 'sign_in_again']).optional(),
    polled_at: Timestamp.nullable(),
    succeeded_at: Timestamp.nullable(),
    next_at: Timestamp.nullable(),
    fault: z.string().nullable(),
    read: z.int(),
    added: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    skipped: z.int(),
    /** The newest posts that could not be read, and why. */
    set_aside: z.array(z.object({ item: z.string(), reason: z.string(), at: Timestamp })),
  })
  .meta({ id: 'JobSource' })
export type JobSource = z.infer<typeof JobSource>

/** Endpoints of the job sources. */
export const sources = {
  list: {
    method: 'GET',
    path: '/api/sources',
    summary:
      'The configured sources of jobs, the result of the last poll of each, and the posts that could not be read',
    who: 'user',
    out: data(z.array(JobSource)),
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
