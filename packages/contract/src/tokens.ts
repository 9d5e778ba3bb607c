/**
 * Personal tokens on the wire: what a script, a tool or the browser extension calls the API with. They are sent like the
 * token of a session, but open only the endpoints of their scopes.
 */
import { z } from 'zod'
import { data, type Endpoint, Id, IdParams, Timestamp, text } from './endpoint.ts'
import { Scope } from './scopes.ts'

/** The beginning of every token, so that programs that search for leaked secrets find it. */
export const TOKEN_PREFIX = 'gbt_'

/** The limits of tokens. */
export const tokenLimits = { name: 100, days: 365, most: 20 } as const

/** What the browser extension is allowed to do. */
export const extensionScopes = [
  'jobs:write',
  'letters:write',
  'notifications:read',
  'profiles:read',
] as const satisfies readonly Scope[]

/** A token as it is listed, without the secret. `last_used_at` is exact to the hour. */
export const Token = z
  .object({
    id: Id,
    name: z.string(),
    scopes: z.array(Scope),
    created_at: Timestamp,
    expires_at: Timestamp,
    last_used_at: Timestamp.nullable(),
  })
  .meta({ id: 'Token' })
export type Token = z.infer<typeof Token>

/** A token that was just made: the only answer that contains the secret. */
export const NewToken = Token.extend({ token: z.string() }).meta({ id: 'NewToken' })
export type NewToken = z.infer<typeof NewToken>

const days = `A token can be valid for 1 to ${tokenLimits.days} days.`

/** A token to make. */
export const TokenDraft = z.object({
  name: text('Name', { min: 1, max: tokenLimits.name }),
  scopes: z
    .array(Scope)
    .min(1, 'Choose at least one permission.')
    .max(Scope.options.length)
    .transform((scopes) => Scope.options.filter((scope) => scopes.includes(scope))),
  expires_in_days: z.int(days).min(1, days).max(tokenLimits.days, days),
})
export type TokenDraft = z.output<typeof TokenDraft>

/**
 * The addresses that the code for the extension may be sent to: those that browsers reserve for one extension
 * (`identity.getRedirectURL`), and the pages of an extension itself. They name the extension, so no website has one.
 */
const extensionRedirect =
  /^(https:\/\/[a-z]{32}\.chromiumapp\.org\/|https:\/\/[0-9a-f]{40}\.extensions\.allizom\.org\/|moz-extension:\/\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/)[\w/.-]{0,100}$/

/** The request of the extension, as the address of /connect carries it. The challenge is S256 of its verifier (RFC 7636). */
export const ConnectRequest = z.object({
  client: z.literal('extension', 'Only the browser extension can be connected.'),
  challenge: z.string().regex(/^[\w-]{43}$/, 'The challenge is not valid.'),
  redirect: z
    .string()
    .max(300)
    .refine((address) => extensionRedirect.test(address), 'This address does not belong to an extension.'),
})
export type ConnectRequest = z.infer<typeof ConnectRequest>

/** Endpoints of personal tokens. */
export const tokens = {
  list: {
    method: 'GET',
    path: '/api/tokens',
    summary: 'My tokens that are valid, newest first; the time of use is exact to the hour',
    who: 'user',
    out: data(z.array(Token)),
    status: 200,
    errors: [],
  },
  create: {
    method: 'POST',
    path: '/api/tokens',
    summary: `Makes a token: its secret is in this answer only. At most ${tokenLimits.most} at once`,
    who: 'user',
    confirmed: true,
    body: TokenDraft,
    out: data(NewToken),
    status: 201,
    errors: ['confirm_required', 'validation_failed', 'too_many_tokens', 'too_many_requests'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/tokens/:id',
    summary: 'Revokes a token at once',
    who: 'user',
    params: IdParams,
    out: data(z.object({ id: Id })),
    status: 200,
    errors: ['not_found'],
  },
  connect: {
    method: 'POST',
    path: '/api/tokens/connect',
    summary:
      'Allows the browser extension to get a token: open `url`, which has a code that works once, for 2 minutes',
    who: 'user',
    confirmed: true,
    body: ConnectRequest,
    out: data(z.object({ url: z.string() })),
    status: 201,
    errors: ['confirm_required', 'validation_failed', 'too_many_requests'],
  },
  exchange: {
    method: 'POST',
    path: '/api/public/tokens/exchange',
    summary: 'Makes the extension’s token for the code of /connect and the verifier of its challenge',
    who: 'anyone',
    body: z.object({
      code: text('The code', { min: 1, max: 200 }),
      verifier: text('The verifier', { min: 43, max: 128 }),
    }),
    out: data(NewToken),
    status: 201,
    errors: ['validation_failed', 'bad_link', 'too_many_tokens', 'too_many_requests'],
  },
} as const satisfies Record<string, Endpoint>
