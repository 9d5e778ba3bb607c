/**
 * Calls addresses that the product does not own: job sources, and addresses that users enter (webhooks).
 * Private addresses are refused by the resolved address, at the time of connecting and at every hop. Size
 * (after decompression) and time are limited. Every failure is a `FetchError` whose message names the host
 * only, because a path may contain a secret. How an answer is interpreted is not here.
 */
import { lookup as systemLookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Agent, buildConnector, type Dispatcher } from 'undici'
import { decodeText } from './charset.ts'
import { DAY, SECOND } from './clock.ts'
import { FetchError, PrivateAddress, toFetchError } from './fetch-errors.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { collectAfter, createSemaphore } from './large-answers.ts'
import { isLocalName, isPrivateAddress } from './private-addresses.ts'

export { FetchError } from './fetch-errors.ts'

/** A call and its limits. */
export interface Call {
  url: string
  /**
   * Who entered the address. An operator's address may be private, and up to 5 redirects of a GET are
   * followed (to public addresses only). A user's address must be public, and its redirects are returned as
   * answers. ALLOW_PRIVATE_ADDRESSES lifts both restrictions.
   */
  enteredBy: 'operator' | 'person'
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | Buffer
  signal?: AbortSignal
  /** The maximum size of an answer in decompressed bytes; 5 MB by default. */
  maxBytes?: number
  /** What happens to a larger answer: an error, or truncation. */
  whenTooLarge?: 'fault' | 'cut'
  /** The time limit in milliseconds, including redirects; 20 s by default. */
  timeout?: number
}

/** An answer, whatever its status. */
export interface Reply {
  status: number
  /** The headers by lower-case name, the first of a repeated header. */
  headers: Readonly<Record<string, string>>
  /** The address after redirects, without user name and password. */
  url: string
  body: Buffer
  /** Decodes the body by the charset it declares or shows, else as UTF-8. */
  text(): string
}

/** Calls addresses within the limits. */
export interface Fetcher {
  /** @throws FetchError, or the signal's reason when `signal` ends the call */
  call(call: Call): Promise<Reply>
  /**
   * The standard `fetch` for libraries that read an answer as a stream, with the restrictions of addresses that
   * people enter (guarded-fetch.ts).
   */
  guardedFetch: typeof fetch
  close(): Promise<void>
}

/** Resolves a name to its addresses. */
export type Lookup = (name: string) => Promise<{ address: string; family: number }[]>

/** What the fetcher depends on. */
export interface FetchPorts {
  /** The address in the User-Agent, so that called servers can find us. */
  appUrl: string
  /** The setting ALLOW_PRIVATE_ADDRESSES. */
  allowPrivateAddresses: boolean
  /** Replaces the system's resolver in tests. */
  lookup?: Lookup
}

const MAX_BYTES = 5_000_000
const TIMEOUT = 20 * SECOND
const MAX_REDIRECTS = 5
/** Larger answers are read a few at a time: forty at once, of 5 MB each, would take 200 MB. */
const SMALL_BYTES = 500_000
const largeAnswers = createSemaphore(3)
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308])
/** The headers that another host than the first one gets. Any other header could be a key. */
const HARMLESS_HEADERS = new Set(['accept', 'if-none-match', 'if-modified-since'])

/** Creates a fetcher with its own connections, which has to be closed. */
export function openFetcher({
  appUrl,
  allowPrivateAddresses,
  lookup = systemAddresses,
}: FetchPorts): Fetcher {
  // There are two pools, so that a connection made where private addresses are allowed is never used where
  // they are not.
  const open = new Agent({ connect: createConnector(lookup, true), maxHeaderSize: 16_384 })
  const guarded = allowPrivateAddresses
    ? open
    : new Agent({ connect: createConnector(lookup, false), maxHeaderSize: 16_384 })
  return {
    async call(call) {
      const longest = call.timeout ?? TIMEOUT
      const timeout = AbortSignal.timeout(longest)
      const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout
      let url = readUrl(call.url)
      try {
        const first = url.origin
        for (let hop = 0; ; hop++) {
          const agent = hop === 0 && call.enteredBy === 'operator' ? open : guarded
          const answer = await send(agent, url, call, url.origin === first, appUrl, signal)
          const onward = call.enteredBy === 'operator' && (call.method ?? 'GET') === 'GET'
          const location =
            onward && REDIRECT_STATUSES.has(answer.statusCode) ? answer.headers.location : undefined
          if (location === undefined) return await readReply(answer, url, call, signal)
          discard(answer.body)
          if (hop === MAX_REDIRECTS)
            throw new FetchError('unreadable', `${url.host} redirects more than ${MAX_REDIRECTS} times.`)
          url = readUrl(String(location), url)
        }
      } catch (error) {
        if (call.signal?.aborted) throw call.signal.reason
        if (timeout.aborted)
          throw new FetchError(
            'too_slow',
            `${url.host} did not finish its answer within ${longest / SECOND} seconds.`,
          )
        throw error instanceof FetchError ? error : toFetchError(error, url)
      }
    },
    guardedFetch: createGuardedFetch(guarded),
    async close() {
      await Promise.all([open.destroy(), guarded.destroy()])
    },
  }
}

/**
 * Returns when a server asks to be called again: its Retry-After, in seconds or as a date, at most a day from
 * now. Null if the header is missing or invalid.
 */
export function retryAfter({ headers }: Pick<Reply, 'headers'>, now: Date): Date | null {
  const said = headers['retry-after']?.trim()
  if (!said) return null
  const time = /^\d{1,9}$/.test(said) ? now.getTime() + Number(said) * SECOND : Date.parse(said)
  if (Number.isNaN(time)) return null
  return new Date(Math.min(Math.max(time, now.getTime()), now.getTime() + DAY))
}

const systemAddresses: Lookup = (name) => systemLookup(name, { all: true })

/**
 * Creates a connector. Unless private addresses are allowed, it refuses a name if any of its addresses is
 * private.
 */
function createConnector(lookup: Lookup, mayBePrivate: boolean): buildConnector.connector {
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
  const connect = buildConnector({ lookup: resolve, allowH2: false, timeout: TIMEOUT, port: 0 })
  return (options, done) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    // An IP address is not resolved, so it is checked here.
    const isPrivate = isIP(host) === 0 ? isLocalName(host) : isPrivateAddress(host)
    if (isPrivate && !mayBePrivate) done(new PrivateAddress(), null)
    else connect(options, done)
  }
}

function readUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new FetchError(
      'unreadable',
      base ? `${base.host} redirects to an invalid web address.` : 'This is not a web address.',
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
    if (isFirstHost || HARMLESS_HEADERS.has(name.toLowerCase())) headers[name.toLowerCase()] = value
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

/** Reads and decompresses the body up to the limit, and keeps no more than that in memory. */
async function readReply(
  answer: Dispatcher.ResponseData,
  url: URL,
  call: Call,
  signal: AbortSignal,
): Promise<Reply> {
  const most = call.maxBytes ?? MAX_BYTES
  const headers = Object.fromEntries(
    Object.entries(answer.headers).flatMap(([name, value]) => {
      const first = Array.isArray(value) ? value[0] : value
      return first === undefined ? [] : [[name, first]]
    }),
  )
  const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304
  const stream = hasBody ? decompress(answer.body, headers['content-encoding'], url) : answer.body
  const parts: Buffer[] = []
  let size = 0
  let leave = () => {}
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      signal.throwIfAborted()
      size += part.length
      parts.push(part)
      if (size > SMALL_BYTES && size - part.length <= SMALL_BYTES) leave = await largeAnswers.acquire(signal)
      if (size <= most) continue
      if (call.whenTooLarge === 'cut') break
      throw new FetchError('too_large', `The answer of ${url.host} is larger than ${formatBytes(most)}.`)
    }
  } finally {
    leave()
    collectAfter(size)
    discard(answer.body)
    if (stream !== answer.body) stream.destroy()
  }
  const body = Buffer.concat(parts).subarray(0, most)
  return {
    status: answer.statusCode,
    headers,
    url: withoutCredentials(url),
    body,
    text: () => decodeText(body, headers['content-type'] ?? ''),
  }
}

function withoutCredentials(url: URL): string {
  const shown = new URL(url)
  shown.username = ''
  shown.password = ''
  return shown.href
}

function decompress(body: Readable, encoding: string | undefined, url: URL): Readable {
  const name = encoding?.trim().toLowerCase() ?? ''
  if (name === '' || name === 'identity') return body
  if (!Object.hasOwn(decompressors, name)) {
    discard(body)
    throw new FetchError('unreadable', `The answer of ${url.host} has an unknown compression.`)
  }
  const unpacker = decompressors[name]!()
  body.on('error', (error) => unpacker.destroy(error))
  return body.pipe(unpacker)
}

const decompressors: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** Closes an answer without reading it, and ignores the error that this causes. */
function discard(body: Readable): void {
  body.on('error', () => {})
  body.destroy()
}

const formatBytes = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${Math.round(bytes / 1_000_000)} MB`
