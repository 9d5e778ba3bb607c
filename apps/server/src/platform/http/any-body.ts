/** For endpoints that strangers' programs post to in forms of their own: mail programs that leave a list (RFC 8058). */
import type { FastifyInstance } from 'fastify'

/** Lets any body of another type than JSON pass, unread. */
export function takeAnyBody(scope: FastifyInstance): void {
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    payload.once('end', () => done(null, undefined))
    payload.once('error', done)
  })
}
