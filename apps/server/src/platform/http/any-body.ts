/**
 * For endpoints that receive bodies of any type, such as the forms of mail programs that unsubscribe (RFC
 * 8058).
 */
import type { FastifyInstance } from 'fastify'

/** Accepts a body of any type other than JSON and ignores it. */
export function acceptAnyBody(scope: FastifyInstance): void {
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    payload.once('end', () => done(null, undefined))
    payload.once('error', done)
  })
}
