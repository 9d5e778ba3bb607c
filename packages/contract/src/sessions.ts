/** Sessions on the wire: where a person is logged in, and ending sessions. */
import { z } from 'zod'
import { data, type Endpoint, Id, IdParams, Timestamp } from './endpoint.ts'

/** A session. `device` is in plain words ("Firefox on Windows"). */
export const Session = z
  .object({
    id: Id,
    created_at: Timestamp,
    last_used_at: Timestamp,
    current: z.boolean(),
    device: z.string(),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>

/** Endpoints of sessions. */
export const sessions = {
  list: {
    method: 'GET',
    path: '/api/users/sessions',
    summary: 'My sessions, last used first; the time of use is exact to the hour',
    who: 'user',
    out: data(z.array(Session)),
    status: 200,
    errors: [],
  },
  end: {
    method: 'DELETE',
    path: '/api/users/sessions/:id',
    summary: 'Ends one of my sessions',
    who: 'user',
    params: IdParams,
    out: data(z.object({ id: Id })),
    status: 200,
    errors: ['not_found'],
  },
  endOthers: {
    method: 'DELETE',
    path: '/api/users/sessions',
    summary: 'Ends all my sessions except this one',
    who: 'user',
    out: data(z.object({ ended: z.int() })),
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
