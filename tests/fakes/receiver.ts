/** A webhook receiver: verifies every call with the library a real one would use, and fails in every way on demand. */
import { createServer, type ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'

/**
 * The behavior of the receiver. `silent` accepts the request and never answers. `fails together` answers none of the
 * calls before all of them have come, so that they run at the same time on any machine; later calls succeed.
 */
export type ReceiverBehaviour =
  | { kind: 'takes' }
  | { kind: 'answers'; status: number; headers?: Record<string, string> }
  | { kind: 'fails'; times: number }
  | { kind: 'fails together'; calls: number }
  | { kind: 'silent' }
  | { kind: 'floods'; bytes: number }
  | { kind: 'hangs up' }

/** A call that was verified. */
export interface Received {
  id: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came, and fails where it isn't there
  body: any
  headers: Record<string, string>
  /** Whether the caller received a success. */
  taken: boolean
}

/** A running fake. */
export interface FakeReceiver {
  url: string
  behaves(as: ReceiverBehaviour): void
  /** The secret that calls are verified with. */
  trusts(secret: string): void
  /** Every verified call in order, whatever its answer was. */
  received: Received[]
  /** The errors of the calls that could not be verified. */
  faults: string[]
  /** How many bytes of answers the callers have read. */
  sent(): number
  stop(): Promise<void>
}

/** Starts a receiver. */
export async function fakeReceiver(): Promise<FakeReceiver> {
  let behaviour: ReceiverBehaviour = { kind: 'takes' }
  let secret = ''
  let sent = 0
  const received: Received[] = []
  const faults: string[] = []
  const held: ServerResponse[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    try {
      for await (const part of request) body += part
    } catch {
      // The caller was killed in the middle of the call, so it doesn't count.
      return
    }
    const headers = request.headers as Record<string, string>
    try {
      const verified = new Webhook(secret).verify(body, headers)
      received.push({ id: headers['webhook-id'] ?? '', body: verified, headers, taken: takes() })
    } catch (error) {
      faults.push((error as Error).message)
      response.writeHead(401).end()
      return
    }
    answer(response)
  })
  const takes = () => behaviour.kind === 'takes' || (behaviour.kind === 'fails' && behaviour.times <= 0)
  const answer = (response: ServerResponse) => {
    switch (behaviour.kind) {
      case 'takes':
        response.writeHead(204).end()
        return
      case 'answers':
        response.writeHead(behaviour.status, behaviour.headers ?? {}).end('no')
        return
      case 'fails':
        behaviour = { kind: 'fails', times: behaviour.times - 1 }
        response.writeHead(behaviour.times >= 0 ? 500 : 200).end()
        return
      case 'fails together':
        held.push(response)
        if (held.length < behaviour.calls) return
        behaviour = { kind: 'takes' }
        for (const one of held.splice(0)) one.writeHead(500).end()
        return
      case 'silent':
        return
      case 'hangs up':
        response.destroy()
        return
      case 'floods':
        flood(response, behaviour.bytes)
    }
  }
  /** Writes only as fast as the caller reads, so that the written bytes were read or are in the sockets' buffers. */
  const flood = (response: ServerResponse, bytes: number) => {
    response.writeHead(200, { 'content-type': 'text/plain' })
    const piece = Buffer.alloc(16_384, 'x')
    const more = () => {
      while (sent < bytes) {
        sent += piece.length
        if (!response.write(piece)) {
          response.once('drain', more)
          return
        }
      }
      response.end()
    }
    more()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    faults,
    behaves(as) {
      behaviour = as
    },
    trusts(given) {
      secret = given
    },
    sent: () => sent,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
