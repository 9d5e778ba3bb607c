/** How a new session's token is sent: in a header, never in a body. */
import type { FastifyReply } from 'fastify'
import type { OpenedSession } from './accounts.ts'

/** Sets the token header of an answer and returns its body. */
export function sendSession(reply: FastifyReply, { token, answer }: OpenedSession) {
  reply.header('authorization', `Bearer ${token}`).header('cache-control', 'no-store')
  return answer
}
