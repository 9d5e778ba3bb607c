/**
 * Answers a method that a known path does not support with 405 and `Allow`, instead of 404. OPTIONS is
 * answered with the same list. This happens before the body is read.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** Installs the hooks. It has to be called before the first route. */
export function answerUnsupportedMethods(app: FastifyInstance): void {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ pattern: patternOf(url), methods: [method].flat() })
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const path = request.url.split('?')[0]!
    const served = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
    if (served.length > 0) return refuseMethod(request, reply, served)
  })
}

/**
 * Refuses a method of a path that supports others, or answers OPTIONS.
 * @throws Refusal method_not_allowed
 */
export function refuseMethod(request: FastifyRequest, reply: FastifyReply, served: string[]): FastifyReply {
  const allowed = [...new Set([...served, 'OPTIONS'])].sort().join(', ')
  reply.header('allow', allowed)
  if (request.method === 'OPTIONS') return reply.code(204).send()
  throw new Refusal('method_not_allowed', `This address accepts ${allowed}.`)
}

/** Converts a route's address with parameters and a trailing wildcard to a pattern. */
function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replaceAll('*', '.*')}/?$`)
}
