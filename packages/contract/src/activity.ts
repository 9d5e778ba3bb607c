/** Activity on the wire: the security log of an account. */
import { z } from 'zod'
import { data, type Endpoint, Timestamp } from './endpoint.ts'

/** What is recorded. `login_failed` is a wrong password, in any form that asks for one. */
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
  'model_changed',
  'mailbox_changed',
  'sessions_ended',
  'export',
])
export type ActivityKind = z.infer<typeof ActivityKind>

/**
 * One entry. `address` is the network address of the request, empty without one (a chat that is linked in
 * Telegram); `device` is in plain words ("Firefox on Windows").
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

/** Endpoints of the activity. */
export const activity = {
  list: {
    method: 'GET',
    path: '/api/users/activity',
    summary:
      'Security activity of my account in the last 180 days, newest first: at most 500 entries of each kind',
    who: 'user',
    out: data(z.array(Activity)),
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
