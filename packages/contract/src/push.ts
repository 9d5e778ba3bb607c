/** Web push and Telegram on the wire: how a browser and a chat come to be rung. */
import { z } from 'zod'
import { data, type Endpoint, Timestamp, text } from './endpoint.ts'

const address = text('The endpoint', { min: 1, max: 2000 }).refine(
  (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
  'The endpoint must be a web address.',
)

/** A browser's own PushSubscription as JSON. */
export const PushSubscription = z.object({
  endpoint: address,
  expirationTime: z.number().nullish(),
  keys: z.object({
    p256dh: text('The key p256dh', { min: 1, max: 200 }),
    auth: text('The key auth', { min: 1, max: 100 }),
  }),
})
export type PushSubscription = z.output<typeof PushSubscription>

/** Endpoints of the browsers that ring. */
export const push = {
  key: {
    method: 'GET',
    path: '/api/push/key',
    summary: 'The server’s public VAPID key, which a browser subscribes with',
    who: 'user',
    out: data(z.object({ key: z.string() })),
    status: 200,
    errors: [],
  },
  subscribe: {
    method: 'POST',
    path: '/api/push/subscriptions',
    summary: 'Rings this browser from now on; the same endpoint again replaces what was kept of it',
    who: 'user',
    body: PushSubscription,
    out: data(z.object({ endpoint: z.string() })),
    status: 201,
    errors: ['validation_failed'],
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/api/push/subscriptions',
    summary: 'Stops ringing this browser; an endpoint that isn’t mine is no fault',
    who: 'user',
    body: z.object({ endpoint: address }),
    out: null,
    status: 204,
    errors: ['validation_failed'],
  },
} as const satisfies Record<string, Endpoint>

/** A code that links a chat: sent to the bot (the `url` does it with one press), once, for 15 minutes. */
export const telegramLink = {
  method: 'POST',
  path: '/api/connections/telegram',
  summary: 'A code that links a Telegram chat to me',
  who: 'user',
  confirmed: true,
  out: data(z.object({ code: z.string(), url: z.string(), expires_at: Timestamp })),
  status: 201,
  errors: ['confirm_required', 'not_found', 'provider_failed'],
} as const satisfies Endpoint

const LeavingToken = z.object({ token: text('The token', { min: 1, max: 300 }) })

/** What a browser gets that opens the mail's unsubscribe link: the page that asks. */
export const askToLeaveAlertMails = {
  method: 'GET',
  path: '/api/public/notifications/unsubscribe',
  summary:
    'Leads a browser that opens the address of List-Unsubscribe to the page that asks; changes nothing',
  who: 'anyone',
  query: LeavingToken,
  out: null,
  status: 302,
  errors: ['validation_failed'],
} as const satisfies Endpoint

/** The mail's unsubscribe link (RFC 8058): a POST without a session; GET changes nothing. */
export const leaveAlertMails = {
  method: 'POST',
  path: '/api/public/notifications/unsubscribe',
  summary: 'Stops all alert mails to the person the token was made for',
  who: 'anyone',
  query: LeavingToken,
  out: z.object({ message: z.string() }),
  status: 200,
  errors: ['bad_link'],
} as const satisfies Endpoint
