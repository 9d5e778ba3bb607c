/** Lets a handler stop its work when the client has disconnected. */
import type { FastifyReply } from 'fastify'

/** Returns a signal that fires when the connection closes before the answer is complete. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) left.abort()
  })
  return left.signal
}
