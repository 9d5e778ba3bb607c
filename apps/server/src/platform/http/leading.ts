/** Leading a browser on to another address; the endpoint's row answers it with 302. */
import type { FastifyReply } from 'fastify'

/** Sets where the browser goes next. Such an answer is never kept: its address holds a token or a code. */
export function leadTo(reply: FastifyReply, address: string): void {
  reply.header('location', address).header('cache-control', 'no-store')
}
