/**
 * The HTTP client of a source: reads pages, with conditional requests where possible. An answer without posts (a
 * refusal, a rate limit, HTML instead of JSON) becomes an error with a readable message. Sockets and their limits
 * are in platform/fetching.ts.
 */
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Fetcher, type Reply, retryAfter } from '../../platform/fetching.ts'

/** Why a source could not be read. The message is shown to people. */
export class SourceError extends Error {}

/** The server refuses the request's credentials. */
export class UnauthorizedError extends SourceError {}

/** Sends requests to the server of one source. */
export interface SourceClient {
  /** The server's origin, without a slash at the end. */
  base: string
  /**
   * Reads a page.
   * @throws SourceError, FetchError
   */
  read(address: string, options?: RequestOptions): Promise<Reply>
  /**
   * Reads a page, or returns null when it has not changed since the state was saved. The source saves the returned
   * `marks` as a part of its state.
   */
  readIfChanged(
    address: string,
    state: Readonly<Record<string, unknown>>,
    options?: RequestOptions,
  ): Promise<{ reply: Reply; validators: PageValidators } | null>
}

/** Headers and body of a request. */
export interface RequestOptions {
  headers?: Record<string, string>
  /** Makes the request a POST with this JSON body. */
  json?: unknown
}

/** The HTTP validators of a page, which a source keeps in its state. */
export type PageValidators = { page: string; etag: string | null; modified: string | null }

/** What the client of one poll is made from. */
export interface ClientOptions {
  fetcher: Fetcher | undefined
  baseUrl: string
  now: Date
  pauseUntil(time: Date): void
  signal: AbortSignal
  /** The delay before each request, in milliseconds. */
  requestDelay?: number | undefined
}

/** Creates the HTTP client for one poll of one source. */
export function createSourceClient({
  fetcher,
  baseUrl,
  now,
  pauseUntil,
  signal,
  requestDelay,
}: ClientOptions): SourceClient {
  const origin = baseUrl.replace(/\/+$/, '')

  async function request(
    address: string,
    options: RequestOptions,
    conditions: Record<string, string>,
  ): Promise<Reply> {
    if (!fetcher) throw new Error('This source needs a fetcher to call its server.')
    if (requestDelay) await wait(requestDelay, undefined, { signal })
    const reply = await fetcher.call({
      url: address.startsWith('/') ? `${origin}${address}` : address,
      enteredBy: 'operator',
      headers: {
        ...conditions,
        ...options.headers,
        ...(options.json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal,
      ...(options.json === undefined ? {} : { method: 'POST' as const, body: JSON.stringify(options.json) }),
    })
    if (reply.status === 200 || (reply.status === 304 && Object.keys(conditions).length > 0)) return reply
    const pause = retryAfter(reply, now)
    if (pause) pauseUntil(pause)
    throw new (reply.status === 401 ? UnauthorizedError : SourceError)(errorMessage(reply))
  }

  return {
    base: origin,
    read: (address, options = {}) => request(address, options, {}),
    async readIfChanged(address, state, options = {}) {
      // The address can contain a key, so only its hash is saved.
      const page = createHash('sha256').update(`${origin} ${address}`).digest('base64url').slice(0, 16)
      const known = state.page === page
      const { etag, modified } = state
      const reply = await request(address, options, {
        ...(known && typeof etag === 'string' ? { 'if-none-match': etag } : {}),
        ...(known && typeof modified === 'string' ? { 'if-modified-since': modified } : {}),
      })
      if (reply.status === 304) return null
      const marks = {
        page,
        etag: reply.headers.etag ?? null,
        modified: reply.headers['last-modified'] ?? null,
      }
      return { reply, validators: marks }
    },
  }
}

/** Every { and [ becomes an object of at least 50 bytes, so 5 MB of them would take 250 MB. */
const MAX_JSON_PARTS = 100_000

/**
 * Parses the JSON of an answer.
 * @throws SourceError
 */
export function parseJson(reply: Reply): unknown {
  // Counts in the bytes, so that a refused answer is not decoded.
  let parts = 0
  for (const byte of reply.body)
    if ((byte === 0x7b || byte === 0x5b) && ++parts > MAX_JSON_PARTS)
      throw new SourceError(`The answer of ${hostOf(reply)} has too many parts.`)
  try {
    return JSON.parse(reply.text())
  } catch {
    throw new SourceError(`The answer of ${hostOf(reply)} is not JSON.`)
  }
}

/** Longer lists are cut: no source shows as many posts at once. */
export const MAX_ITEMS = 1000

/**
 * Returns the list at `path` in an answer, at most its first 1,000 items.
 * @throws SourceError when there is no list
 */
export function readList(json: unknown, ...path: string[]): unknown[] {
  let value = json
  for (const name of path)
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined
  if (!Array.isArray(value)) throw new SourceError('The answer has no list of posts in it.')
  return value.slice(0, MAX_ITEMS)
}

/** The host that an answer came from, for messages. */
export const hostOf = (reply: Reply): string => new URL(reply.url).host

function errorMessage(reply: Reply): string {
  const { status } = reply
  const host = hostOf(reply)
  if (status === 401 || status === 403) return `${host} does not let us in (${status}).`
  if (status === 404 || status === 410) return `${host} has nothing at this address (${status}).`
  if (status === 429) return `${host} asks for a pause (429).`
  if (status >= 300 && status < 400) return `${host} redirects to nowhere (${status}).`
  return `${host} answers with an error (${status}).`
}
