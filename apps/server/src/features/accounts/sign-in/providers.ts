/**
 * The providers behind one interface, by openid-client: authorization code with PKCE and state, and a nonce if the
 * provider returns it. Google and LinkedIn are configured by discovery. Upwork uses plain OAuth 2, with a call for
 * the identity afterwards.
 */
import { Email, type Provider, plainName } from '@gigbell/contract'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchProtectedResource,
  fetchUserInfo,
  ResponseBodyError,
  refreshTokenGrant,
  type TokenEndpointResponse,
} from 'openid-client'
import { z } from 'zod'
import type { ProviderSettings } from '../../../config.ts'
import { HOUR, SECOND } from '../../../platform/clock.ts'
import { type Identity, type IdentityProvider, RenewalFailed, SignInFailed, type Tokens } from './identity.ts'

/** The names of the providers in the interface. */
export const providerLabels: Record<Provider, string> = {
  google: 'Google',
  linkedin: 'LinkedIn',
  upwork: 'Upwork',
}

/** The time limit for a provider's answer, in seconds. */
const TIMEOUT_SECONDS = 10

/** The configured providers. */
export type Providers = Partial<Record<Provider, IdentityProvider>>

/** Creates the configured providers. Nothing is requested from them before the first sign-in. */
export function openProviders(settings: Partial<Record<Provider, ProviderSettings>>): Providers {
  return Object.fromEntries(
    Object.entries(settings).map(([name, one]) => [name, openProvider(name as Provider, one)]),
  )
}

function openProvider(name: Provider, settings: ProviderSettings): IdentityProvider {
  const { at } = settings
  const withDiscovery = 'issuer' in at
  // LinkedIn documents no nonce and doesn't have to return one. PKCE and state bind the answer there.
  const withNonce = withDiscovery && name !== 'linkedin'
  const configuration = cacheUntilFailure(() => configure(settings))
  return {
    async begin({ state, verifier, nonce }, redirectUri) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        response_type: 'code',
        ...(withDiscovery ? { scope: 'openid email profile' } : {}),
        ...(withNonce ? { nonce } : {}),
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    async finish(returnedTo, { state, verifier, nonce }) {
      throwProviderError(returnedTo)
      try {
        const client = await configuration()
        // Plain OAuth has no issuer to compare with.
        if (!withDiscovery) returnedTo.searchParams.delete('iss')
        const answer = await authorizationCodeGrant(client, returnedTo, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          ...(withNonce ? { expectedNonce: nonce } : {}),
          idTokenExpected: withDiscovery,
        })
        const tokens = toTokens(answer)
        if ('userinfo' in at)
          return {
            identity: toIdentity(await fetchPlainUserInfo(client, tokens.access, at.userinfo), true),
            tokens,
          }
        const claims = answer.claims()!
        const more = claims.email ? {} : await fetchUserInfo(client, tokens.access, claims.sub)
        return { identity: toIdentity({ ...more, ...claims }, name === 'upwork'), tokens }
      } catch (error) {
        throw new SignInFailed('provider_failed', error)
      }
    },
    async renew(refresh) {
      try {
        return toTokens(await refreshTokenGrant(await configuration(), refresh))
      } catch (error) {
        const errorCode =
          error instanceof ResponseBodyError ? error.error : (error as { code?: unknown }).code
        const code =
          typeof errorCode === 'string' && /^[\w-]{1,60}$/.test(errorCode) ? errorCode : 'no usable answer'
        throw new RenewalFailed(code, code === 'invalid_grant')
      }
    },
  }
}

/** The assumed lifetime of a token when the provider doesn't name one. */
const DEFAULT_LIFETIME = HOUR / SECOND

const toTokens = (answer: TokenEndpointResponse): Tokens => ({
  access: answer.access_token,
  refresh: answer.refresh_token ?? null,
  seconds: answer.expires_in ?? DEFAULT_LIFETIME,
})

async function configure({ clientId, clientSecret, at }: ProviderSettings): Promise<Configuration> {
  if ('issuer' in at) {
    const issuer = new URL(at.issuer)
    // The operator's own settings may use plain http, for a replacement on the same machine.
    const execute = issuer.protocol === 'http:' ? [allowInsecureRequests] : []
    return discovery(issuer, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_SECONDS })
  }
  const client = new Configuration(
    {
      issuer: new URL(at.authorization).origin,
      authorization_endpoint: at.authorization,
      token_endpoint: at.token,
    },
    clientId,
    clientSecret,
  )
  client.timeout = TIMEOUT_SECONDS
  if ([at.token, at.userinfo].some((url) => url.startsWith('http:'))) allowInsecureRequests(client)
  return client
}

/** Caches the result of `make`, but not a failure, so that the next sign-in tries again. */
function cacheUntilFailure<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw new SignInFailed('provider_failed', error)
    })
    return made
  }
}

/** Throws for the provider's own error: the person pressed Cancel, or something else is wrong. */
function throwProviderError(cameBackTo: URL): void {
  const error = cameBackTo.searchParams.get('error')
  if (error === null) return
  const cancelled = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'].includes(error)
  throw new SignInFailed(cancelled ? 'cancelled' : 'provider_failed', new Error(error.slice(0, 100)))
}

/** Calls the userinfo address of plain OAuth: with a query if it is GraphQL (Upwork), otherwise with GET. */
async function fetchPlainUserInfo(client: Configuration, token: string, userinfo: string): Promise<unknown> {
  const byQuery = new URL(userinfo).pathname.endsWith('/graphql')
  const response = await fetchProtectedResource(
    client,
    token,
    new URL(userinfo),
    byQuery ? 'POST' : 'GET',
    byQuery ? JSON.stringify({ query: '{ user { id email name } }' }) : undefined,
    new Headers({ accept: 'application/json', ...(byQuery ? { 'content-type': 'application/json' } : {}) }),
  )
  if (!response.ok) throw new Error(`the provider answered ${response.status}`)
  return response.json()
}

const claimText = z.string().max(1000).optional().catch(undefined)

/** The identity claims under the names that OpenID Connect and Upwork use. */
const Claims = z.object({
  sub: claimText,
  id: claimText,
  email: claimText,
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(false),
  given_name: claimText,
  first_name: claimText,
  family_name: claimText,
  last_name: claimText,
  name: claimText,
})

/**
 * Reads the identity from the claims. With `silenceVerifies` an address counts as verified unless the claims deny it,
 * because the provider (Upwork) accepts nobody with an unverified address.
 */
function toIdentity(answer: unknown, silenceVerifies: boolean): Identity {
  const Wrapped = z.object({ data: z.object({ user: Claims }) }).transform(({ data }) => data.user)
  const claims = z.union([Wrapped, Claims]).parse(answer)
  const subject = claims.sub ?? claims.id
  if (!subject) throw new Error('the provider returned no account id')
  const email = Email.safeParse(claims.email)
  const [first = '', ...rest] = (claims.name ?? '').trim().split(/\s+/)
  return {
    subject,
    email: email.success ? email.data : null,
    emailVerified: claims.email_verified ?? silenceVerifies,
    firstName: toName(claims.given_name ?? claims.first_name ?? first) || 'You',
    lastName: toName(claims.family_name ?? claims.last_name ?? rest.join(' ')),
  }
}

/** A name in the form that the sign-up form accepts. */
const toName = (name: string) => plainName(name.toWellFormed()).slice(0, 100).trim()
