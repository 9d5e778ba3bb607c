/** Activity on the wire: what was done with an account that matters for its safety. */
import { z } from 'zod'
import { data, type Endpoint, Timestamp } from './endpoint.ts'

/** What is noted. `login_failed` is a wrong password, wherever one is asked for. */
export const ActivityKind = z.enum([
  'signup',
  'login',
  'login_failed',
  'confirmed',
  'password_changed',
  'password_reset',
  'connection_added',
  'connection_removed',
  'token_added',
  'token_removed',
  'webhook_changed',
  'sessions_ended',
  'export',
])
export type ActivityKind = z.infer<typeof ActivityKind>

/**
 * One thing that was done. `address` is the network address it came from, empty where it came by no call of
 * a browser's (a chat that is linked at Telegram); `device` is in plain words ("Firefox on Windows").
 */
export const Activity = z
  .object({
    at: Timestamp,
    what: ActivityKind,
    address: z.string(),
    device: z.string(),
  })
  .meta({ id: 'Activity' })
export type Activity = z.infer<typeof Activity>

/** Endpoints of what was done with an account. */
export const activity = {
  list: {
    method: 'GET',
    path: '/api/users/activity',
    summary: 'What was done with my account in the last 180 days, newest first: the latest 500 of each kind',
    who: 'user',
    out: data(z.array(Activity)),
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
