/** Mailed links on the wire: verifying an address, and setting a new password. */
import { z } from 'zod'
import { Email, NewPassword } from './accounts.ts'
import { type Endpoint, Message } from './endpoint.ts'

/** The token of a mailed link. Whether it is valid is known after looking it up. */
export const LinkToken = z.object({
  token: z.string('This link is not complete.').min(1, 'This link is not complete.').max(500),
})

/** Endpoints of mailed links: verifying an address and a new password. */
export const email = {
  verify: {
    method: 'GET',
    path: '/api/public/users/verify-email',
    summary: 'Verifies an address by the token of a mailed link, once and within 24 hours',
    who: 'anyone',
    query: LinkToken,
    out: Message,
    status: 200,
    errors: ['validation_failed', 'bad_link'],
  },
  resendVerification: {
    method: 'POST',
    path: '/api/public/users/resend-verification',
    summary: 'Mails me a new verification link and invalidates the older ones',
    who: 'user',
    out: Message,
    status: 202,
    errors: ['too_many_requests'],
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/public/users/forgot-password',
    summary: 'Mails a link for a new password; the answer is the same whether or not the address is known',
    who: 'anyone',
    body: z.object({ email: Email }),
    out: Message,
    status: 200,
    errors: ['validation_failed', 'too_many_requests'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/public/users/reset-password',
    summary:
      'Sets a new password by the token of a mailed link, once and within 60 minutes; ends all sessions',
    who: 'anyone',
    query: LinkToken,
    body: z.object({ password: NewPassword }),
    out: Message,
    status: 200,
    errors: ['validation_failed', 'bad_link'],
  },
} as const satisfies Record<string, Endpoint>
