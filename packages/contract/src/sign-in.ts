/**
 * Sign-in with a provider. The browser itself visits `start` and `callback`; it returns to the web app's /login with a
 * code for `exchange`, or with the name of the error.
 */
import { z } from 'zod'
import { SignedIn } from './accounts.ts'
import { data, type Endpoint, Timestamp, text } from './endpoint.ts'

/** The providers. */
export const Provider = z.enum(['google', 'linkedin', 'upwork'])
export type Provider = z.infer<typeof Provider>

/**
 * The errors of a sign-in. They arrive as `?error=` at /login, and as `?connect_error=` at /dashboard/settings.
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
 * A connected account of a provider. `label` is its address or name there. `sign_in_again` is set if jobs are read from
 * the provider in my name and it no longer permits that: connecting it again restores the access.
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

/** Endpoints of sign-in with a provider. */
export const signIn = {
  providers: {
    method: 'GET',
    path: '/api/public/auth/providers',
    summary: 'All providers, and which of them are set up',
    who: 'anyone',
    out: data(z.array(z.object({ provider: Provider, label: z.string(), ready: z.boolean() }))),
    status: 200,
    errors: [],
  },
  start: {
    method: 'GET',
    path: '/api/public/auth/:provider/start',
    summary: 'Redirects the browser to the provider; 404 if it is not set up. `ref` is a referral code',
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
    summary:
      'The provider redirects the browser to this address; redirects to /login with ?code=… or ?error=…',
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

/** Endpoints of connected accounts. */
export const connections = {
  list: {
    method: 'GET',
    path: '/api/connections',
    summary: 'My connected accounts',
    who: 'user',
    out: data(z.array(Connection)),
    status: 200,
    errors: [],
  },
  connect: {
    method: 'POST',
    path: '/api/connections/:provider',
    summary: 'Starts to connect a provider: open `url` in the browser, which returns to /dashboard/settings',
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
      'Starts to confirm this session by a connected provider: open `url` in the browser, which returns to /login, with ?error=… if it was not confirmed',
    who: 'user',
    params,
    out: data(z.object({ url: z.string() })),
    status: 200,
    errors: ['not_found', 'provider_failed'],
  },
  disconnect: {
    method: 'DELETE',
    path: '/api/connections/:provider',
    summary: 'Disconnects a provider, unless it is the only way to sign in',
    who: 'user',
    confirmed: true,
    params: z.object({ provider: text('The provider', { min: 1, max: 40 }) }),
    out: data(z.object({ provider: z.string() })),
    status: 200,
    errors: ['confirm_required', 'not_found', 'last_way_in'],
  },
} as const satisfies Record<string, Endpoint>
