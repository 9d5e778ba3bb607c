/** Sessions on the wire: where I am logged in, and ending it there. */
import { z } from 'zod'
import { data, type Endpoint, Id, IdParams, Timestamp } from './endpoint.ts'

/** A place somebody is logged in. `device` is in plain words ("Firefox on Windows"). */
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

/** Endpoints of where a person is logged in. */
export const sessions = {
  list: {
    method: 'GET',
    path: '/api/users/sessions',
    summary: 'Where I am logged in, last used first; the time of use is exact to the hour',
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
    summary: 'Ends all my sessions but this one',
    who: 'user',
    out: data(z.object({ ended: z.int() })),
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
