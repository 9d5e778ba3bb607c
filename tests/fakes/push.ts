/// <reference path="./http_ece.d.ts" />
/**
 * A push service and the browsers behind it, for tests: checks who sends (VAPID), decrypts as a browser does,
 * lets a message replace an undelivered one of its topic, and fails in every way a real one does.
 */
import { createECDH, createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { decrypt } from 'http_ece'

/** A message as a browser shows it. */
export interface Shown {
  title: string
  body: string
  url: string
  tag: string
}

/** The service's answer for a browser: accepts the message, or answers a status, with or without Retry-After. */
export type PushBehaviour = { kind: 'takes' } | { kind: 'answers'; status: number; retryAfter?: string }

/** A browser that is subscribed at the fake service. */
export interface FakeBrowser {
  /** The result of `pushManager.subscribe()`, as JSON. */
  subscription: { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } }
  behaves(as: PushBehaviour): void
  /** Every accepted message, decrypted, with its headers. */
  taken: { shown: Shown; ttl: number; urgency: string; topic: string | undefined; sub: string }[]
  /** The messages on the screen: of several messages with one topic the last. */
  screen(): Shown[]
  /** How many requests were received for it. */
  asked(): number
}

/** A running fake. */
export interface FakePush {
  url: string
  /** Creates a browser that is subscribed with a server's public key. */
  browser(serverKey: string): FakeBrowser
  /** The errors of the requests that were refused. */
  faults: string[]
  stop(): Promise<void>
}

/** Starts a push service. */
export async function fakePush(): Promise<FakePush> {
  const faults: string[] = []
  const browsers = new Map<string, (request: IncomingMessage, body: Buffer) => PushAnswer>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const take = browsers.get(request.url ?? '')
    const { status, retryAfter } = take?.(request, Buffer.concat(parts)) ?? { status: 404 }
    response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return {
    url: origin,
    faults,
    browser(serverKey) {
      const path = `/push/${randomUUID()}`
      const made = browserAt(`${origin}${path}`, origin, serverKey, faults)
      browsers.set(path, made.take)
      return made.browser
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface PushAnswer {
  status: number
  retryAfter?: string
}

function browserAt(endpoint: string, origin: string, serverKey: string, faults: string[]) {
  const privateKey = createECDH('prime256v1')
  const p256dh = privateKey.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  let behaviour: PushBehaviour = { kind: 'takes' }
  let asked = 0
  const taken: FakeBrowser['taken'] = []
  const browser: FakeBrowser = {
    subscription: { endpoint, expirationTime: null, keys: { p256dh, auth } },
    behaves(as) {
      behaviour = as
    },
    taken,
    screen() {
      const last = new Map(taken.map((one, n) => [one.topic ?? String(n), one.shown]))
      return [...last.values()]
    },
    asked: () => asked,
  }
  const take = (request: IncomingMessage, body: Buffer): PushAnswer => {
    asked += 1
    try {
      const sub = senderOf(request, origin, serverKey)
      const header = (name: string) => request.headers[name] as string | undefined
      if (header('content-encoding') !== 'aes128gcm') throw new Error('not aes128gcm')
      if (body.length > 4096) throw new Error('too large')
      if (!/^\d+$/.test(header('ttl') ?? '')) throw new Error('no TTL')
      if (header('topic') && !/^[\w-]{1,32}$/.test(header('topic')!)) throw new Error('not a topic')
      const text = decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth }).toString()
      if (behaviour.kind === 'answers') return behaviour
      taken.push({
        shown: JSON.parse(text) as Shown,
        ttl: Number(header('ttl')),
        urgency: header('urgency') ?? 'normal',
        topic: header('topic'),
        sub,
      })
      return { status: 201 }
    } catch (error) {
      faults.push((error as Error).message)
      return { status: 403 }
    }
  }
  return { browser, take }
}

/** Checks the VAPID token: it must be for this origin and signed with the key that the browser subscribed with. */
function senderOf(request: IncomingMessage, origin: string, serverKey: string): string {
  const found = /^vapid t=([^,]+), k=(.+)$/.exec(request.headers.authorization ?? '')
  if (!found) throw new Error('no VAPID')
  const [, token = '', key = ''] = found
  if (key !== serverKey) throw new Error('another server’s key')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const [head = '', claims = '', signature = ''] = token.split('.')
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) throw new Error('not signed by that key')
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    exp: number
    sub: string
  }
  const now = Date.now() / 1000
  if (aud !== origin) throw new Error(`for ${aud}`)
  if (exp < now || exp > now + 86_400) throw new Error('not for now')
  if (!/^(mailto:|https:)/.test(sub)) throw new Error('nobody to ask')
  return sub
}
