/**
 * A proxy between a client and a process of the product that cuts or delays connections at chosen moments. It knows
 * nothing of what is sent.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What happens to a request. Its connection is cut `before` it reaches the product, `during` the product's work, or
 * `after` the product has answered. `late` cuts it at once, and the request reaches the product after the client's next
 * one. `slow` keeps the answer back.
 */
export const disturbances = ['before', 'during', 'after', 'late', 'slow'] as const
export type Disturbance = (typeof disturbances)[number]

/** A running proxy. */
export interface CuttingProxy {
  url: string
  /** How many connections were cut so far. */
  readonly cut: number
  /** Disturbs the next request that is not disturbed yet. */
  disturbNext(how: Disturbance): void
  /** Sends the late requests and the slow answers; none is kept back before the next `slow`. */
  release(): Promise<void>
  /** Does the same, and disturbs no further request. */
  restore(): Promise<void>
  stop(): void
}

/** A request whose body has arrived. */
interface Received {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Starts a proxy to the address that `target` returns at each request. */
export async function openCuttingProxy(target: () => string): Promise<CuttingProxy> {
  let planned: Disturbance[] = []
  let late: Received[] = []
  /** Resolves when the slow answers are sent; undefined when answers are not kept back. */
  let held: PromiseWithResolvers<void> | undefined
  let cut = 0

  async function sendLate() {
    const sent = late
    late = []
    for (const each of sent) await forward(target(), each).catch(() => {})
  }
  async function release() {
    held?.resolve()
    held = undefined
    await sendLate()
  }
  async function serve(incoming: IncomingMessage, response: ServerResponse) {
    const received = await receive(incoming)
    const how = planned.shift()
    if (how && how !== 'slow') cut += 1
    if (how === 'late') late.push(received)
    if (how === 'before' || how === 'late') return void incoming.socket.destroy()
    const answer = await forward(target(), received, how === 'during').catch(() => undefined)
    await sendLate()
    if (how === 'slow') await held?.promise
    else if (how) return void incoming.socket.destroy()
    if (!answer) return void incoming.socket.destroy()
    response.writeHead(answer.status, answer.headers).end(answer.body)
  }

  const server = createServer((incoming, response) => void serve(incoming, response).catch(() => {}))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get cut() {
      return cut
    },
    disturbNext(how) {
      planned.push(how)
      if (how === 'slow') held ??= Promise.withResolvers()
    },
    release,
    async restore() {
      planned = []
      await release()
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function receive(incoming: IncomingMessage): Promise<Received> {
  const body = await readBody(incoming)
  return { method: incoming.method!, path: incoming.url!, headers: incoming.headers, body }
}

/** Sends a request to the product. `leave` closes the connection as soon as the request has been written. */
function forward(base: string, { method, path, headers, body }: Received, leave = false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const forwarded = request(base + path, { method, headers, agent: false }, (answer) =>
      readBody(answer).then(
        (text) => resolve({ status: answer.statusCode!, headers: answer.headers, body: text }),
        reject,
      ),
    )
    forwarded.on('error', reject)
    forwarded.end(body, () => leave && forwarded.destroy())
  })
}

async function readBody(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
