/** Web push, Telegram and alert mails on the wire: connecting and disconnecting them. */
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

/** Endpoints of browser notifications. */
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
    summary: 'Turns on notifications in this browser; the same endpoint again replaces the stored one',
    who: 'user',
    body: PushSubscription,
    out: data(z.object({ endpoint: z.string() })),
    status: 201,
    errors: ['validation_failed'],
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/api/push/subscriptions',
    summary: 'Turns off notifications in this browser; for an endpoint that is not mine it does nothing',
    who: 'user',
    body: z.object({ endpoint: address }),
    out: null,
    status: 204,
    errors: ['validation_failed'],
  },
} as const satisfies Record<string, Endpoint>

/** A code that links a chat when it is sent to the bot (opening `url` sends it): once, within 15 minutes. */
export const telegramLink = {
  method: 'POST',
  path: '/api/connections/telegram',
  summary: 'Creates a code that links a Telegram chat to me',
  who: 'user',
  confirmed: true,
  out: data(z.object({ code: z.string(), url: z.string(), expires_at: Timestamp })),
  status: 201,
  errors: ['confirm_required', 'not_found', 'provider_failed'],
} as const satisfies Endpoint

const UnsubscribeToken = z.object({ token: text('The token', { min: 1, max: 300 }) })

/** Redirects a browser that opens the unsubscribe link of a mail to the confirmation page. */
export const askToLeaveAlertMails = {
  method: 'GET',
  path: '/api/public/notifications/unsubscribe',
  summary:
    'Redirects a browser that opens the List-Unsubscribe address to the confirmation page; changes nothing',
  who: 'anyone',
  query: UnsubscribeToken,
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
  query: UnsubscribeToken,
  out: z.object({ message: z.string() }),
  status: 200,
  errors: ['bad_link'],
} as const satisfies Endpoint
