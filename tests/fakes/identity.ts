/**
 * A real OpenID provider on a loopback port: discovery, PKCE, tokens and userinfo. `signsIn` says which user answers its
 * pages, and `visit` follows them with cookies as a browser does. Under `/plain/` it speaks plain OAuth 2, as Upwork does.
 */
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider from 'oidc-provider'
import { type FakeUpwork, upworkDesk } from './upwork.ts'

/** A person with an account at the provider. */
export interface FakeAccount {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

/** A running fake. */
export interface FakeIdentity {
  /** The settings of a product that signs people in with this fake, under the names of these providers. */
  settings(...providers: ('google' | 'linkedin' | 'upwork')[]): Record<string, string>
  /** Sets the person who answers the provider's pages; null presses Cancel. */
  signsIn(account: FakeAccount | null): void
  /** Opens an address of the provider like a browser, and returns the address of its redirect back. */
  visit(url: string): Promise<string>
  /** The handler of plain OAuth 2 under `/plain/`. */
  upwork: FakeUpwork
  stop(): Promise<void>
}

/**
 * Starts a provider. It asks for its clients' redirect addresses only after it listens, so that their ports differ from
 * its own.
 */
export async function fakeIdentity(waysBack: () => string[] | Promise<string[]>): Promise<FakeIdentity> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const clientId = 'gigbell'
  const clientSecret = 'the-secret-of-gigbell-at-this-provider'
  const accounts = new Map<string, FakeAccount>()
  let atKeyboard: FakeAccount | null = null
  const upwork = upworkDesk(clientId, clientSecret, () => atKeyboard)

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: await waysBack(),
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    pkce: { required: () => true },
    cookies: { keys: [randomUUID()] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    jwks: { keys: [signingKey()] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => {
      const account = accounts.get(sub)
      return account ? { accountId: sub, claims: () => ({ ...account }) } : undefined
    },
  })
  const callback = provider.callback()
  server.on('request', (request, response) => {
    const path = request.url ?? ''
    if (path.startsWith('/plain/')) return void upwork.handle(request, response)
    if (path.startsWith('/interaction/')) return void decide(request, response)
    callback(request, response)
  })

  /** Submits the provider's page as the current person: logs in and agrees, or cancels. */
  async function decide(request: IncomingMessage, response: ServerResponse) {
    const { prompt, params, session, grantId } = await provider.interactionDetails(request, response)
    if (atKeyboard === null)
      return provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'The person pressed Cancel',
      })
    accounts.set(atKeyboard.sub, atKeyboard)
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: atKeyboard.sub } })
    const grant = grantId
      ? await provider.Grant.find(grantId)
      : new provider.Grant({ accountId: session?.accountId, clientId: String(params.client_id) })
    grant!.addOIDCScope('openid email profile')
    const consent = { grantId: await grant!.save() }
    await provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true })
  }

  const at = (provider: string): Record<string, string> =>
    provider === 'upwork'
      ? {
          AUTHORIZATION_ENDPOINT: `${issuer}/plain/authorize`,
          TOKEN_ENDPOINT: `${issuer}/plain/token`,
          USERINFO_ENDPOINT: `${issuer}/plain/graphql`,
          BASE_URL: `${issuer}/plain`,
        }
      : { ISSUER: issuer }

  return {
    settings: (...providers) =>
      Object.fromEntries(
        providers.flatMap((provider) =>
          Object.entries({ CLIENT_ID: clientId, CLIENT_SECRET: clientSecret, ...at(provider) }).map(
            ([name, value]) => [`${provider.toUpperCase()}_${name}`, value],
          ),
        ),
      ),
    signsIn(account) {
      atKeyboard = account
    },
    visit: (url) => visitFrom(url, issuer),
    upwork: upwork.fake,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Follows redirects with cookies while they stay at the provider. */
async function visitFrom(url: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = url
  for (let hop = 0; hop < 20; hop++) {
    if (!next.startsWith(issuer)) return next
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
    next = new URL(location, next).href
  }
  throw new Error('the provider leads in circles')
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' }
}
