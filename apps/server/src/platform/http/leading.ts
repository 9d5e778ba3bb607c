/** Redirects of a browser; the endpoint's row answers them with 302. */
import type { FastifyReply } from 'fastify'

/** Sets the address of a redirect. The answer is not cached, because the address contains a token or a code. */
export function redirectTo(reply: FastifyReply, address: string): void {
  reply.header('location', address).header('cache-control', 'no-store')
}
