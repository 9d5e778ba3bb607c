/**
 * Signing in with an account somewhere else. The browser itself goes through `start` and `callback`; it
 * comes back to the web app's /login with a code for `exchange`, or with the name of what went wrong.
 */
import { z } from 'zod'
import { SignedIn } from './accounts.ts'
import { data, type Endpoint, Timestamp, text } from './endpoint.ts'

/** Who can vouch for a person. */
export const Provider = z.enum(['google', 'linkedin', 'upwork'])
export type Provider = z.infer<typeof Provider>

/**
 * What can go wrong between `start` and the way back; it arrives as `?error=` at /login, and as
 * `?connect_error=` at /dashboard/settings.
 */
export const SignInFault = z.enum([
  'cancelled',
  'state_missing',
  'state_expired',
  'state_used',
  'state_foreign',
  'wrong_provider',
  'email_unverified',
  'other_account',
  'provider_failed',
])
export type SignInFault = z.infer<typeof SignInFault>

/**
 * A provider's account that opens mine. `label` tells it apart: its address or name there. `sign_in_again`
 * stands where jobs are read from the provider in my name, and it no longer lets us: connecting it again mends that.
 */
export const Connection = z
  .object({
    provider: z.string(),
    label: z.string(),
    connected_at: Timestamp,
    sign_in_again: z.literal(true).optional(),
  })
  .meta({ id: 'Connection' })
export type Connection = z.infer<typeof Connection>

const params = z.object({ provider: Provider })

/** Endpoints of signing in with an account elsewhere. */
export const signIn = {
  providers: {
    method: 'GET',
    path: '/api/public/auth/providers',
    summary: 'The providers there are, and which of them are set up',
    who: 'anyone',
    out: data(z.array(z.object({ provider: Provider, label: z.string(), ready: z.boolean() }))),
    status: 200,
    errors: [],
  },
  start: {
    method: 'GET',
    path: '/api/public/auth/:provider/start',
    summary:
      'Leads the browser to the provider; 404 when it is not set up. `ref`: the code of the link that led here',
    who: 'anyone',
    params,
    query: z.object({ ref: text('Referral code', { max: 64 }).optional() }),
    out: null,
    status: 302,
    errors: ['validation_failed', 'not_found'],
  },
  callback: {
    method: 'GET',
    path: '/api/public/auth/:provider/callback',
    summary: 'Where the provider sends the browser back; leads on to /login, with ?code=… or ?error=…',
    who: 'anyone',
    params,
    out: null,
    status: 302,
    errors: ['not_found'],
  },
  exchange: {
    method: 'POST',
    path: '/api/public/auth/exchange',
    summary: 'Opens a session for the code of /login?code=…: once, within 60 seconds, in the same browser',
    who: 'anyone',
    body: z.object({ code: text('The code', { min: 1, max: 200 }) }),
    out: SignedIn,
    status: 200,
    errors: ['validation_failed', 'bad_link'],
  },
} as const satisfies Record<string, Endpoint>

/** Endpoints of the accounts elsewhere that are connected. */
export const connections = {
  list: {
    method: 'GET',
    path: '/api/connections',
    summary: 'The accounts elsewhere that are connected to mine',
    who: 'user',
    out: data(z.array(Connection)),
    status: 200,
    errors: [],
  },
  connect: {
    method: 'POST',
    path: '/api/connections/:provider',
    summary: 'Begins to connect a provider: send the browser to `url`; it comes back to /dashboard/settings',
    who: 'user',
    confirmed: true,
    params,
    out: data(z.object({ url: z.string() })),
    status: 200,
    errors: ['confirm_required', 'not_found', 'provider_failed'],
  },
  confirm: {
    method: 'POST',
    path: '/api/connections/:provider/confirm',
    summary:
      'Begins to confirm this session by a connected provider: send the browser to `url`; it comes back to /login, with ?error=… where it was not confirmed',
    who: 'user',
    params,
    out: data(z.object({ url: z.string() })),
    status: 200,
    errors: ['not_found', 'provider_failed'],
  },
  disconnect: {
    method: 'DELETE',
    path: '/api/connections/:provider',
    summary: 'Disconnects a provider, but never the last way into the account',
    who: 'user',
    confirmed: true,
    params: z.object({ provider: text('The provider', { min: 1, max: 40 }) }),
    out: data(z.object({ provider: z.string() })),
    status: 200,
    errors: ['confirm_required', 'not_found', 'last_way_in'],
  },
} as const satisfies Record<string, Endpoint>
