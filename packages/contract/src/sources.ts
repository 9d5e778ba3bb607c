/**
 * Where jobs come from, and how that goes: what the operator set up, seen by everybody who is signed in, and
 * of a source that is read in each person's own name what is read in mine.
 */
import { z } from 'zod'
import { data, type Endpoint, Timestamp } from './endpoint.ts'

/** Who wants to be named where their posts are shown. */
export const Attribution = z.object({ name: z.string(), url: z.url() })

/**
 * A source of jobs. The counts are of the last poll that found anything to read; `fault` says why the
 * last poll failed, null where it didn't; times are null where there was no such poll yet. `reading` stands
 * with a source that is read in my name: whether I have connected it, and must sign in with it again.
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
    /** The newest posts that couldn't be taken, and why. */
    set_aside: z.array(z.object({ item: z.string(), reason: z.string(), at: Timestamp })),
  })
  .meta({ id: 'JobSource' })
export type JobSource = z.infer<typeof JobSource>

/** Endpoints of how the job sources stand. */
export const sources = {
  list: {
    method: 'GET',
    path: '/api/sources',
    summary:
      'The sources of jobs that are set up, how the last poll of each went (of a personal one: of mine), and what was set aside',
    who: 'user',
    out: data(z.array(JobSource)),
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
