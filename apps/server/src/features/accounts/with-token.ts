/** How a new session's token reaches its owner: in a header, never in a body. */
import type { FastifyReply } from 'fastify'
import type { OpenedSession } from './accounts.ts'

/** Puts the token into the answer's header and returns its body. */
export function withToken(reply: FastifyReply, { token, answer }: OpenedSession) {
  reply.header('authorization', `Bearer ${token}`).header('cache-control', 'no-store')
  return answer
}
