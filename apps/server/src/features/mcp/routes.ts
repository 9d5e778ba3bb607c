/**
 * /mcp over HTTP: who may call it, and the way of a request to the SDK's handler and back. A web page of another origin may
 * not call it: a browser would otherwise let any page talk to a server in the person's own network.
 */
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { disconnectSignal } from '../../platform/http/disconnect-signal.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { hasPersonalToken, tokenOf } from '../../platform/http/serve.ts'
import type { Caller } from './call.ts'
import type { createHandler } from './server.ts'

/** Registers /mcp. */
export function mcpRoutes(app: FastifyInstance, appUrl: string): void {
  const ownOrigin = new URL(appUrl).origin
  // Few people use the tools: their SDK is loaded for the first call.
  let opened: Promise<ReturnType<typeof createHandler>> | undefined
  const open = () => {
    opened ??= import('./server.ts').then(({ createHandler }) => createHandler(app))
    return opened
  }
  app.addHook('onClose', async () => (await opened)?.close())
  void app.register(async (scope) => {
    // The SDK reads the body itself, so that an invalid one gets the protocol's own error.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      url: '/mcp',
      onRequest: async (request, reply) => {
        refuseForeignOrigin(request, ownOrigin)
        await requireToken(app, request, reply)
      },
      handler: async (request, reply) => {
        const signal = disconnectSignal(reply)
        const caller: Caller = { authorization: request.headers.authorization!, address: request.ip, signal }
        const handler = await open()
        const answer = await handler.fetch(toWebRequest(request, appUrl, signal), {
          authInfo: { token: '', clientId: 'gigbell', scopes: [], extra: { caller } },
        })
        return sendAnswer(reply, answer)
      },
    })
  })
}

function refuseForeignOrigin(request: FastifyRequest, ownOrigin: string): void {
  const { origin } = request.headers
  if (origin !== undefined && origin !== ownOrigin)
    throw new Refusal('origin_refused', 'Web pages of other sites may not call this address.')
}

/** Only personal tokens open the tools: the token of a session could do more than the tools are for. */
async function requireToken(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const person = hasPersonalToken(request) ? await app.authenticator.ownerOfToken(tokenOf(request)!) : null
  if (!person) {
    reply.header('www-authenticate', 'Bearer')
    throw new Refusal('session_required', 'Send a personal token as bearer: create one in your settings.')
  }
  app.authenticator.countCall(person.id)
}

function toWebRequest(request: FastifyRequest, appUrl: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && name !== 'authorization') headers.set(name, String(value))
  const body = request.method === 'POST' ? ((request.body as string | undefined) ?? '') : null
  return new Request(new URL('/mcp', appUrl), { method: request.method, headers, body, signal })
}

function sendAnswer(reply: FastifyReply, answer: Response): FastifyReply {
  reply.code(answer.status).headers(Object.fromEntries(answer.headers)).header('cache-control', 'no-store')
  return answer.body ? reply.send(Readable.fromWeb(answer.body as never)) : reply.send()
}
