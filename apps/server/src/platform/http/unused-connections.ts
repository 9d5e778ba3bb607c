/**
 * Connections that a client opened in advance and has not used. Node treats them as busy: a server that stops
 * would wait over a minute for them.
 */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Closes unused connections when the server stops. */
export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
  })
}
