/**
 * CORS for browser extensions, and for nothing else: their pages may call the endpoints that are open to personal tokens,
 * with such a token, and exchange the code for one (docs/decisions/0020). No cookie is involved anywhere.
 */
import { api, type Endpoint } from '@gigbell/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'
import { hasPersonalToken, tokenOf } from './serve.ts'

/** The origins of extensions: Chromium's id has the letters a to p, Firefox assigns a UUID at each installation. */
const EXTENSION =
  /^(chrome-extension:\/\/[a-z]{32}|moz-extension:\/\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const PREFLIGHT_SECONDS = 600

/** Installs the hooks. It has to be called before the first route. */
export function allowExtensions(app: FastifyInstance): void {
  const open: { pattern: RegExp; method: string }[] = []
  app.addHook('onRoute', ({ config, url, method }) => {
    if (!config?.endpoint || !isOpen(config.endpoint)) return
    const pattern = new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`)
    for (const one of [method].flat()) open.push({ pattern, method: one })
  })

  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (!origin || !EXTENSION.test(origin)) return
    reply.header('vary', 'origin')
    if (request.method === 'OPTIONS') {
      const path = request.url.split('?')[0]!
      const methods = open.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
      if (methods.length === 0) return
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': 'authorization, content-type, last-event-id',
        'access-control-max-age': PREFLIGHT_SECONDS,
      })
      return
    }
    refuseSession(request)
    const endpoint = request.routeOptions.config.endpoint
    if (!endpoint || !isOpen(endpoint)) return
    if (endpoint.who !== 'anyone' && !hasPersonalToken(request)) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after',
    })
  })
}

const isOpen = (endpoint: Endpoint) => endpoint.scope !== undefined || endpoint === api.tokens.exchange

/** An extension that has a session's token has taken it from the web app. Its calls must have no effect. */
function refuseSession(request: FastifyRequest): void {
  if (tokenOf(request) === undefined || hasPersonalToken(request)) return
  throw new Refusal('session_required', 'An extension needs a token of its own. Please connect it.')
}
