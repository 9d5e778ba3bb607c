/** The newsletter on the wire: an address is stored once, confirmed by mail, and removed by a link. */
import { z } from 'zod'
import { Email } from './accounts.ts'
import { LinkToken } from './email.ts'
import { type Endpoint, Message } from './endpoint.ts'

/** Endpoints of the newsletter. */
export const newsletter = {
  subscribe: {
    method: 'POST',
    path: '/api/public/newsletter',
    summary:
      'Subscribes to the newsletter and mails a confirmation link; the answer is the same for every address',
    who: 'anyone',
    body: z.object({ email: Email }),
    out: Message,
    status: 202,
    errors: ['validation_failed', 'too_many_requests'],
  },
  confirm: {
    method: 'GET',
    path: '/api/public/newsletter/confirm',
    summary: 'Confirms an address by the token of the mailed link, within 7 days',
    who: 'anyone',
    query: LinkToken,
    out: Message,
    status: 200,
    errors: ['validation_failed', 'bad_link'],
  },
  askToUnsubscribe: {
    method: 'GET',
    path: '/api/public/newsletter/unsubscribe',
    summary:
      'Redirects a browser that opens the List-Unsubscribe address to the confirmation page; changes nothing',
    who: 'anyone',
    query: LinkToken,
    out: null,
    status: 302,
    errors: ['validation_failed'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/public/newsletter/unsubscribe',
    summary: 'Unsubscribes an address without a session (RFC 8058); accepts any body',
    who: 'anyone',
    query: LinkToken,
    out: Message,
    status: 200,
    errors: ['validation_failed', 'bad_link'],
  },
} as const satisfies Record<string, Endpoint>
