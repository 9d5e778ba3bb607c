/**
 * A real OpenID provider for tests, on a loopback port: discovery, PKCE, tokens and userinfo as they are in
 * the world. Its pages are answered at once by whoever `signsIn` names; `visit` goes through them like a
 * browser, with cookies. It also speaks plain OAuth 2, as Upwork does (`/plain/…`).
 */
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider from 'oidc-provider'
import { z } from 'zod'

/** Somebody with an account at the provider. */
export interface FakeAccount {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

/** A running fake. */
export interface FakeIdentity {
  /** To be used as …_ISSUER. */
  issuer: string
  clientId: string
  clientSecret: string
  /** Who is at the keyboard from now on; null presses Cancel. */
  signsIn(account: FakeAccount | null): void
  /** Goes to the provider like a browser and returns the address it sends the browser back to. */
  visit(url: string): Promise<string>
  stop(): Promise<void>
}

/** Starts a provider whose clients may come back to `wayBacks`. */
export async function fakeIdentity(wayBacks: string[]): Promise<FakeIdentity> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const clientId = 'gigbell'
  const clientSecret = 'the-secret-of-gigbell-at-this-provider'
  const accounts = new Map<string, FakeAccount>()
  let atKeyboard: FakeAccount | null = null
  const plain = plainOAuth(clientId, clientSecret, () => atKeyboard)

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: wayBacks,
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
    if (path.startsWith('/plain/')) return void plain(request, response)
    if (path.startsWith('/interaction/')) return void decide(request, response)
    callback(request, response)
  })

  /** What the person at the keyboard presses: logs in and agrees, or cancels. */
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

  return {
    issuer,
    clientId,
    clientSecret,
    signsIn(account) {
      atKeyboard = account
    },
    visit: (url) => visitFrom(url, issuer),
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

/** Plain OAuth 2 with the questions and answers of Upwork: `/plain/authorize`, `/plain/token`, `/plain/graphql`. */
function plainOAuth(clientId: string, clientSecret: string, atKeyboard: () => FakeAccount | null) {
  const codes = new Map<string, FakeAccount>()
  const tokens = new Map<string, FakeAccount>()
  const Exchange = z.object({
    grant_type: z.literal('authorization_code'),
    code: z.string(),
    client_id: z.literal(clientId),
    client_secret: z.literal(clientSecret),
    redirect_uri: z.url(),
    code_verifier: z.string().min(43),
  })
  const answer = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  return async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://plain')
    let text = ''
    for await (const part of request.setEncoding('utf8')) text += part
    if (url.pathname === '/plain/authorize') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('state', url.searchParams.get('state') ?? '')
      const account = atKeyboard()
      const code = randomUUID()
      if (account) codes.set(code, account)
      back.searchParams.set(account ? 'code' : 'error', account ? code : 'access_denied')
      return response.writeHead(302, { location: back.href }).end()
    }
    if (url.pathname === '/plain/token') {
      const asked = Exchange.safeParse(Object.fromEntries(new URLSearchParams(text)))
      const account = asked.success ? codes.get(asked.data.code) : undefined
      if (!asked.success || !account) return answer(response, 400, { error: 'invalid_grant' })
      codes.delete(asked.data.code)
      const token = randomUUID()
      tokens.set(token, account)
      return answer(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 60 })
    }
    const account = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''))
    if (!account || !text.includes('user')) return answer(response, 401, { error: 'invalid_token' })
    const { sub: id, email, given_name, family_name } = account
    return answer(response, 200, { data: { user: { id, email, name: `${given_name} ${family_name}` } } })
  }
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' }
}
