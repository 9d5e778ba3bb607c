/** Sign-in with a provider over HTTP: two redirects for the browser, and the calls of the web app. */
import { api, type Connection, type Provider } from '@gigbell/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SECOND } from '../../../platform/clock.ts'
import { redirectTo } from '../../../platform/http/redirect.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { UserId } from '../../../platform/ids.ts'
import { limitByAddress } from '../rate-limits.ts'
import { sendSession } from '../routes.ts'
import { listConnections, removeConnection } from './connections.ts'
import { SignInFailed } from './identity.ts'
import { providerLabels } from './providers.ts'
import { exchangeCode, finishSignIn, readFault, type SignInPorts, startSignIn } from './sign-in.ts'
import { SIGN_IN_LIFE, type SignInPurpose } from './sign-ins.ts'
import { findAccessStates } from './tokens.ts'

const COOKIE = 'gigbell_sign_in'

/** Registers the endpoints of sign-in with a provider, and of connected accounts. */
export function signInRoutes(app: FastifyInstance, ports: SignInPorts): void {
  serve(app, api.signIn.providers, () => ({
    data: Object.entries(providerLabels).map(([provider, label]) => ({
      provider: provider as Provider,
      label,
      ready: ports.providers[provider as Provider] !== undefined,
    })),
  }))

  serve(app, api.signIn.start, async ({ params, query, address, reply }) => {
    // Each sign-in is stored until it expires.
    await limitByAddress(ports, 'sign_in', address)
    const to = await startSignIn(ports, params.provider, { referralCode: query.ref }).catch(
      (error: unknown) => ({
        url: `${ports.appUrl}/login?error=${readFaultOrThrow(ports, params.provider, error)}`,
        cookie: null,
      }),
    )
    if (to.cookie) setCookie(reply, ports, to.cookie)
    redirectTo(reply, String(to.url))
    return undefined
  })

  serve(app, api.signIn.callback, async ({ params, request, from, reply }) => {
    const query = new URL(request.url, ports.appUrl).searchParams
    redirectTo(reply, await finishSignIn(ports, params.provider, query, readCookie(request), from))
    return undefined
  })

  serve(app, api.signIn.exchange, async ({ body, request, from, reply }) =>
    sendSession(reply, await exchangeCode(ports, body.code, readCookie(request), from)),
  )

  serve(app, api.connections.list, async ({ person }) => ({
    data: [...(await listMarkedConnections(ports, person.id)), ...(await ports.connections.list(person.id))],
  }))

  serve(app, api.connections.connect, ({ params, person, reply }) =>
    startForPerson(ports, params.provider, { connects: person }, reply),
  )

  serve(app, api.connections.confirm, ({ params, person, reply }) =>
    startForPerson(ports, params.provider, { confirms: person }, reply),
  )

  serve(app, api.connections.disconnect, async ({ params, person, from }) => {
    if (!(await ports.connections.remove(person.id, params.provider, from)))
      await removeConnection(ports, person.id, params.provider, from, async (tx) => {
        if (isReadFrom(ports, params.provider)) await ports.providerDisconnected(tx, person.id)
      })
    return { data: { provider: params.provider } }
  })
}

/** Starts a provider's page for a logged-in person: the address for their browser, and the cookie. */
async function startForPerson(
  ports: SignInPorts,
  provider: Provider,
  purpose: SignInPurpose,
  reply: FastifyReply,
) {
  const { url, cookie } = await startSignIn(ports, provider, purpose).catch((error: unknown) => {
    readFaultOrThrow(ports, provider, error)
    throw new Refusal('provider_failed', `${providerLabels[provider]} is not responding. Please try again.`)
  })
  setCookie(reply, ports, cookie)
  return { data: { url: String(url) } }
}

const isReadFrom = ({ readProviders }: SignInPorts, name: string) =>
  [...readProviders].some((provider) => provider === name)

/** A person's connections, marked if one that we read from must be connected again. */
async function listMarkedConnections(
  { db, readProviders }: SignInPorts,
  person: UserId,
): Promise<Connection[]> {
  const readings = await findAccessStates(db, person, [...readProviders])
  return (await listConnections(db, person)).map((one) =>
    readings.get(one.provider as Provider) === 'sign_in_again' ? { ...one, sign_in_again: true } : one,
  )
}

/** The fault of a failed sign-in. Refusals and bugs are thrown on. */
function readFaultOrThrow(ports: SignInPorts, provider: Provider, error: unknown) {
  if (!(error instanceof SignInFailed)) throw error
  return readFault(ports.log, provider, error)
}

/** Sets the cookie. The browser returns it on the way back from the provider (hence Lax), to these endpoints only. */
function setCookie(reply: FastifyReply, { appUrl }: SignInPorts, value: string): void {
  const secure = appUrl.startsWith('https://') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${COOKIE}=${value}; Path=/api/public/auth; Max-Age=${SIGN_IN_LIFE / SECOND}; HttpOnly; SameSite=Lax${secure}`,
  )
}

function readCookie(request: FastifyRequest): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const mine = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))
  return mine?.slice(COOKIE.length + 1) || null
}
