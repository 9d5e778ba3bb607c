/**
 * A server in front of a product, as a proxy is. It can be stopped, so that its address refuses connections, and it can
 * send the web app as another version, as after a release.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The version of the web app in its pages and its service worker. */
const VERSION = /(<meta name="version" content=")(\w+)(")/

/** Starts a server in front of the product at `target`. */
export async function startFrontServer(target: string) {
  const [, , built = ''] = VERSION.exec(await (await fetch(`${target}/dashboard`)).text()) ?? []
  let version = built

  function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const isVersioned = /^\/(sw\.js|dashboard[^.]*|login)$/.test(incoming.url ?? '')
    const headers = { ...incoming.headers, host: new URL(target).host }
    // A changed text can't be compressed any more.
    if (isVersioned)
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since'] as const)
        delete headers[name]
    const call = request(target + incoming.url, { method: incoming.method, headers }, async (answer) => {
      if (!isVersioned) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        return answer.pipe(outgoing)
      }
      const { 'content-length': _length, etag: _tag, 'last-modified': _time, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, rest)
      return outgoing.end((await text(answer)).replaceAll(built, version))
    })
    call.on('error', () => outgoing.destroy())
    outgoing.on('close', () => call.destroy())
    incoming.pipe(call)
  }

  let server = createServer(forward)
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    /** The version of the build. */
    version: built,
    /** Sends the web app as another version from now on. */
    release(next: string) {
      version = next
    },
    /** Refuses all connections from now on, and closes those that are open. */
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
    /** Accepts connections at the same address again. */
    async start() {
      server = createServer(forward)
      await listen(port)
    },
  }
}
