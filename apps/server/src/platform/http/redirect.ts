/** Redirects a browser. The endpoint's row in the contract sets the status 302. */
import type { FastifyReply } from 'fastify'

/** Sets the address of a redirect. The answer is not cached, because the address contains a token or a code. */
export function redirectTo(reply: FastifyReply, address: string): void {
  reply.header('location', address).header('cache-control', 'no-store')
}
