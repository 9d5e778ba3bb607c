/**
 * A source's view of its server: pages read, asked for conditionally, with whatever is no page of posts
 * (a refusal, a pause, HTML where JSON should be) turned into a fault in plain words. Sockets and their
 * limits are not here (platform/fetching.ts), nor is what the posts mean.
 */
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Fetcher, type Reply, retryAfter } from '../../platform/fetching.ts'

/** Why a source couldn't be read; its message is shown to people. */
export class SourceFault extends Error {}

/** The server doesn't take what we came with for a key. */
export class TurnedDown extends SourceFault {}

/** Calls one source's server. */
export interface Web {
  /** The origin it is called at, without a slash at its end. */
  base: string
  /** @throws SourceFault, FetchFault */
  read(address: string, ask?: Ask): Promise<Reply>
  /**
   * The same, unless it is what it was when `memory` was remembered: then null. `marks` are to be
   * remembered for that.
   */
  readIfChanged(
    address: string,
    memory: Readonly<Record<string, unknown>>,
    ask?: Ask,
  ): Promise<{ reply: Reply; marks: Marks } | null>
}

/** What else there is to ask with. */
export interface Ask {
  headers?: Record<string, string>
  /** Makes it a POST with this as its JSON body. */
  json?: unknown
}

/** What a server knows an answer by, kept in a source's memory. */
export type Marks = { page: string; etag: string | null; modified: string | null }

/** What calling needs of the poll it belongs to. */
export interface WebPorts {
  fetcher: Fetcher | undefined
  base: string
  now: Date
  restUntil(time: Date): void
  signal: AbortSignal
  /** The pause before each call, in milliseconds. */
  spacing?: number | undefined
}

/** The web of one poll of one source. */
export function webOf({ fetcher, base, now, restUntil, signal, spacing }: WebPorts): Web {
  const origin = base.replace(/\/+$/, '')

  async function call(address: string, ask: Ask, conditions: Record<string, string>): Promise<Reply> {
    if (!fetcher) throw new Error('This source calls a server, and nothing was given to call with.')
    if (spacing) await wait(spacing, undefined, { signal })
    const reply = await fetcher.call({
      url: address.startsWith('/') ? `${origin}${address}` : address,
      namedBy: 'operator',
      headers: {
        ...conditions,
        ...ask.headers,
        ...(ask.json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal,
      ...(ask.json === undefined ? {} : { method: 'POST' as const, body: JSON.stringify(ask.json) }),
    })
    if (reply.status === 200 || (reply.status === 304 && Object.keys(conditions).length > 0)) return reply
    const pause = retryAfter(reply, now)
    if (pause) restUntil(pause)
    throw new (reply.status === 401 ? TurnedDown : SourceFault)(refusalOf(reply))
  }

  return {
    base: origin,
    read: (address, ask = {}) => call(address, ask, {}),
    async readIfChanged(address, memory, ask = {}) {
      // The address itself may hold a key, so it is known by its hash.
      const page = createHash('sha256').update(`${origin} ${address}`).digest('base64url').slice(0, 16)
      const known = memory.page === page
      const { etag, modified } = memory
      const reply = await call(address, ask, {
        ...(known && typeof etag === 'string' ? { 'if-none-match': etag } : {}),
        ...(known && typeof modified === 'string' ? { 'if-modified-since': modified } : {}),
      })
      if (reply.status === 304) return null
      const marks = {
        page,
        etag: reply.headers.etag ?? null,
        modified: reply.headers['last-modified'] ?? null,
      }
      return { reply, marks }
    },
  }
}

/** Every { and [ becomes an object of 50 bytes and more: 5 MB of them would be 250 MB. */
const MOST_PARTS = 100_000

/**
 * The JSON of an answer.
 * @throws SourceFault
 */
export function jsonOf(reply: Reply): unknown {
  // In the bytes, so that what is refused isn't even decoded.
  let parts = 0
  for (const byte of reply.body)
    if ((byte === 0x7b || byte === 0x5b) && ++parts > MOST_PARTS)
      throw new SourceFault(`The answer of ${hostOf(reply)} has too many parts.`)
  try {
    return JSON.parse(reply.text())
  } catch {
    throw new SourceFault(`The answer of ${hostOf(reply)} is not JSON.`)
  }
}

/** Of a list longer than this the rest is left: no source shows so many at once. */
export const MOST_ITEMS = 1000

/**
 * The list that stands in an answer at `path`, at most its first 1,000 items.
 * @throws SourceFault where there is none
 */
export function listIn(json: unknown, ...path: string[]): unknown[] {
  let place = json
  for (const name of path)
    place =
      typeof place === 'object' && place !== null && Object.hasOwn(place, name)
        ? (place as Record<string, unknown>)[name]
        : undefined
  if (!Array.isArray(place)) throw new SourceFault('The answer has no list of posts in it.')
  return place.slice(0, MOST_ITEMS)
}

/** The host an answer came from, for sentences about it. */
export const hostOf = (reply: Reply): string => new URL(reply.url).host

function refusalOf(reply: Reply): string {
  const { status } = reply
  const host = hostOf(reply)
  if (status === 401 || status === 403) return `${host} does not let us in (${status}).`
  if (status === 404 || status === 410) return `${host} has nothing at this address (${status}).`
  if (status === 429) return `${host} asks for a pause (429).`
  if (status >= 300 && status < 400) return `${host} redirects to nowhere (${status}).`
  return `${host} answers with an error (${status}).`
}
