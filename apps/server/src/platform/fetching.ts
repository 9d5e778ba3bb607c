/**
 * How the product calls addresses it doesn't own: job sources, and what people enter (webhooks). Private
 * addresses are refused on the resolved address, at the moment of connecting, at every hop; size (after
 * unpacking) and time are limited; whatever goes wrong is a `FetchFault` in plain words that name the host
 * alone, for a path may hold a secret. What an answer means is not here.
 */
import { lookup as systemLookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Agent, buildConnector, type Dispatcher } from 'undici'
import { decodeText } from './charset.ts'
import { DAY, SECOND } from './clock.ts'
import { createSemaphore, freeAfter } from './large-answers.ts'
import { isLocalName, isPrivateAddress } from './private-addresses.ts'

/** What is asked for, and within which limits. */
export interface Call {
  url: string
  /**
   * Who named the address. The operator's own may be private, and up to 5 redirects of a GET are followed
   * (to public addresses alone). A person's must be public, and its redirects are answers like any other.
   * ALLOW_PRIVATE_ADDRESSES lifts both.
   */
  namedBy: 'operator' | 'person'
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | Buffer
  signal?: AbortSignal
  /** How much of an answer is read, in unpacked bytes; 5 MB. */
  mostBytes?: number
  /** What happens beyond that: it is a fault, or the rest isn't read. */
  beyond?: 'fault' | 'cut'
  /** How long all of it may take, redirects included, in milliseconds; 20 s. */
  longest?: number
}

/** What came back, whatever its status. */
export interface Reply {
  status: number
  /** By lower-case name; of a repeated header the first. */
  headers: Readonly<Record<string, string>>
  /** Where it came from, after redirects; without a user's name and password. */
  url: string
  body: Buffer
  /** The body as text, by the charset it names or shows, else UTF-8. */
  text(): string
}

/** Why there is no reply. */
export type FaultKind = 'private' | 'unreachable' | 'too_slow' | 'too_large' | 'unreadable'

/** A call that brought no reply; its message is a sentence for people. */
export class FetchFault extends Error {
  readonly kind: FaultKind
  constructor(kind: FaultKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Calls addresses, guarded. */
export interface Fetcher {
  /** @throws FetchFault, or the signal's reason when `signal` ends it */
  call(call: Call): Promise<Reply>
  close(): Promise<void>
}

/** Finds the addresses of a name. */
export type Lookup = (name: string) => Promise<{ address: string; family: number }[]>

/** What fetching is set up with. */
export interface FetchPorts {
  /** Named in the User-Agent, so that whoever is called can find us. */
  appUrl: string
  /** ALLOW_PRIVATE_ADDRESSES. */
  allowPrivateAddresses: boolean
  /** The system's, unless a test brings its own. */
  lookup?: Lookup
}

const MOST_BYTES = 5_000_000
const LONGEST = 20 * SECOND
const MOST_REDIRECTS = 5
/** Beyond this, answers are read a few at a time: forty at once, of 5 MB each, would be 200 MB. */
const SMALL = 500_000
const largeAnswers = createSemaphore(3)
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** What another host than the one called may be told; anything else could be a key. */
const HARMLESS = new Set(['accept', 'if-none-match', 'if-modified-since'])

/** Opens a fetcher with connections of its own; to be closed. */
export function openFetcher({
  appUrl,
  allowPrivateAddresses,
  lookup = systemAddresses,
}: FetchPorts): Fetcher {
  // Two pools, so that a connection made where private addresses are allowed is never used where they aren't.
  const open = new Agent({ connect: connector(lookup, true), maxHeaderSize: 16_384 })
  const guarded = allowPrivateAddresses
    ? open
    : new Agent({ connect: connector(lookup, false), maxHeaderSize: 16_384 })
  return {
    async call(call) {
      const longest = call.longest ?? LONGEST
      const timeout = AbortSignal.timeout(longest)
      const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout
      let url = readUrl(call.url)
      try {
        const first = url.origin
        for (let hop = 0; ; hop++) {
          const agent = hop === 0 && call.namedBy === 'operator' ? open : guarded
          const answer = await send(agent, url, call, url.origin === first, appUrl, signal)
          const onward = call.namedBy === 'operator' && (call.method ?? 'GET') === 'GET'
          const location = onward && REDIRECTS.has(answer.statusCode) ? answer.headers.location : undefined
          if (location === undefined) return await read(answer, url, call, signal)
          discard(answer.body)
          if (hop === MOST_REDIRECTS)
            throw new FetchFault('unreadable', `${url.host} redirects more than ${MOST_REDIRECTS} times.`)
          url = readUrl(String(location), url)
        }
      } catch (error) {
        if (call.signal?.aborted) throw call.signal.reason
        if (timeout.aborted)
          throw new FetchFault(
            'too_slow',
            `${url.host} did not answer in full within ${longest / SECOND} seconds.`,
          )
        throw error instanceof FetchFault ? error : faultOf(error, url)
      }
    },
    async close() {
      await Promise.all([open.destroy(), guarded.destroy()])
    },
  }
}

/**
 * When a server asks to be called again: its Retry-After, in seconds or as a date, at most a day from now.
 * Null where it doesn't say.
 */
export function retryAfter({ headers }: Pick<Reply, 'headers'>, now: Date): Date | null {
  const said = headers['retry-after']?.trim()
  if (!said) return null
  const time = /^\d{1,9}$/.test(said) ? now.getTime() + Number(said) * SECOND : Date.parse(said)
  if (Number.isNaN(time)) return null
  return new Date(Math.min(Math.max(time, now.getTime()), now.getTime() + DAY))
}

const systemAddresses: Lookup = (name) => systemLookup(name, { all: true })

/** Connects to a name's addresses; unless private ones are allowed, one private address spoils the name. */
function connector(lookup: Lookup, mayBePrivate: boolean): buildConnector.connector {
  const resolve: LookupFunction = (name, options, done) => {
    lookup(name).then(
      (found) => {
        const [first] = found
        if (!first) done(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '', 0)
        else if (!mayBePrivate && found.some(({ address }) => isPrivateAddress(address)))
          done(new PrivateAddress(), '', 0)
        else if (options.all) done(null, found)
        else done(null, first.address, first.family)
      },
      (error: Error) => done(error, '', 0),
    )
  }
  const connect = buildConnector({ lookup: resolve, allowH2: false, timeout: LONGEST, port: 0 })
  return (options, done) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    // A number isn't looked up.
    const isPrivate = isIP(host) === 0 ? isLocalName(host) : isPrivateAddress(host)
    if (isPrivate && !mayBePrivate) done(new PrivateAddress(), null)
    else connect(options, done)
  }
}

class PrivateAddress extends Error {}

function readUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new FetchFault(
      'unreadable',
      base ? `${base.host} redirects to no web address.` : 'It is no web address.',
    )
  return url
}

async function send(
  agent: Dispatcher,
  url: URL,
  call: Call,
  isFirstHost: boolean,
  appUrl: string,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const headers: Record<string, string> = {
    'user-agent': `Gigbell (+${appUrl})`,
    'accept-encoding': 'gzip, br',
  }
  for (const [name, value] of Object.entries(call.headers ?? {}))
    if (isFirstHost || HARMLESS.has(name.toLowerCase())) headers[name.toLowerCase()] = value
  if (isFirstHost && (url.username || url.password)) {
    const who = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
    headers.authorization ??= `Basic ${Buffer.from(who).toString('base64')}`
  }
  return agent.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: call.method ?? 'GET',
    headers,
    body: call.body,
    signal,
  })
}

/** Reads as much of the body as is wanted, unpacked; memory holds no more than that of it. */
async function read(
  answer: Dispatcher.ResponseData,
  url: URL,
  call: Call,
  signal: AbortSignal,
): Promise<Reply> {
  const most = call.mostBytes ?? MOST_BYTES
  const headers = Object.fromEntries(
    Object.entries(answer.headers).flatMap(([name, value]) => {
      const first = Array.isArray(value) ? value[0] : value
      return first === undefined ? [] : [[name, first]]
    }),
  )
  const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304
  const stream = hasBody ? unpacked(answer.body, headers['content-encoding'], url) : answer.body
  const parts: Buffer[] = []
  let size = 0
  let leave = () => {}
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      signal.throwIfAborted()
      size += part.length
      parts.push(part)
      if (size > SMALL && size - part.length <= SMALL) leave = await largeAnswers.acquire(signal)
      if (size <= most) continue
      if (call.beyond === 'cut') break
      throw new FetchFault('too_large', `The answer of ${url.host} is larger than ${inWords(most)}.`)
    }
  } finally {
    leave()
    freeAfter(size)
    discard(answer.body)
    if (stream !== answer.body) stream.destroy()
  }
  const body = Buffer.concat(parts).subarray(0, most)
  return {
    status: answer.statusCode,
    headers,
    url: withoutWho(url),
    body,
    text: () => decodeText(body, headers['content-type'] ?? ''),
  }
}

function withoutWho(url: URL): string {
  const shown = new URL(url)
  shown.username = ''
  shown.password = ''
  return shown.href
}

function unpacked(body: Readable, encoding: string | undefined, url: URL): Readable {
  const name = encoding?.trim().toLowerCase() ?? ''
  if (name === '' || name === 'identity') return body
  if (!Object.hasOwn(unpackers, name)) {
    discard(body)
    throw new FetchFault('unreadable', `The answer of ${url.host} is packed in a way that was not asked for.`)
  }
  const unpacker = unpackers[name]!()
  body.on('error', (error) => unpacker.destroy(error))
  return body.pipe(unpacker)
}

const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** Ends an answer unread; the error that makes is nobody's. */
function discard(body: Readable): void {
  body.on('error', () => {})
  body.destroy()
}

const inWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${Math.round(bytes / 1_000_000)} MB`

function faultOf(error: unknown, url: URL): FetchFault {
  const { host } = url
  const errors = error instanceof AggregateError ? error.errors : [error]
  const codes = errors.map((one) => String((one as { code?: unknown } | null)?.code ?? ''))
  const is = (pattern: RegExp) => codes.some((code) => pattern.test(code))
  if (error instanceof PrivateAddress)
    return new FetchFault('private', `${host} leads to a private address, which is not called.`)
  if (is(/^(ENOTFOUND|EAI_)/))
    return new FetchFault('unreachable', `${host} cannot be found.`, { cause: error })
  if (is(/^ECONNREFUSED/))
    return new FetchFault('unreachable', `${host} refuses connections.`, { cause: error })
  if (is(/CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS/))
    return new FetchFault('unreachable', `The certificate of ${host} is not valid.`, { cause: error })
  if (is(/^(Z_|ERR__ERROR|ERR_BROTLI|ERR_PADDING|ERR_ZLIB)/i))
    return new FetchFault('unreadable', `The answer of ${host} cannot be unpacked.`, { cause: error })
  if (is(/^(HPE_|UND_ERR_HEADERS_OVERFLOW)/))
    return new FetchFault('unreadable', `The answer of ${host} is not HTTP as it should be.`, {
      cause: error,
    })
  if (is(/TIMEOUT|ETIMEDOUT/))
    return new FetchFault('too_slow', `${host} did not answer in time.`, { cause: error })
  return new FetchFault('unreachable', `The connection to ${host} was lost.`, { cause: error })
}
