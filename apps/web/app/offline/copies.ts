/**
 * Copies of answers that can be read without a connection: the last lists, jobs and letters. Each endpoint whose answers
 * are kept says so itself (`keepCopies`). The copies of a session are in a cache of their own, whose name has a hash of its
 * token: nobody else who signs in on the device can read them, and they are removed when the session ends. They are only
 * shown when a call received no answer.
 */
import { readText, storageKeys } from '../storage.ts'

const PREFIX = 'copies:'
/** The format of the copies: raised when a screen could no longer show the answers of an older version of the app. */
const FORMAT = 1
/** The path of the copies in their cache, which only has whole addresses; no server is asked for it. */
const PATH = '/copies/'

/** How many copies are kept, by the endpoint's name. */
const limits: Record<string, number> = {}

/**
 * Keeps the last answers of queries, by the endpoint's name: `keepCopies({ job: 50 })`. It is called once, where the
 * feature's endpoints are defined.
 */
export const keepCopies = (most: Record<string, number>): void => void Object.assign(limits, most)

/** Returns whether the answers of a query are kept. */
export const isKept = (endpoint: string | undefined): endpoint is string =>
  endpoint !== undefined && endpoint in limits

/** Returns the copy of a query's answer, if there is one. */
export async function readCopy(
  token: string | null,
  endpoint: string,
  queryCacheKey: string,
): Promise<unknown> {
  if (token === null || !isKept(endpoint) || !isSupported()) return undefined
  try {
    const cacheName = await cacheNameOf(token)
    const copy = await caches.match(PATH + encodeURIComponent(queryCacheKey), { cacheName })
    return copy && (await copy.json())
  } catch {
    return undefined
  }
}

/** Removes the copies of all sessions but the one of `token`, and those in another format. */
export async function removeOtherCopies(token: string | null): Promise<void> {
  if (!isSupported()) return
  const own = token === null ? undefined : await cacheNameOf(token)
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== own)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/**
 * Stores the copy of a query's answer.
 * @throws DOMException when storage is full
 */
export async function storeCopy(
  token: string,
  endpoint: string,
  queryCacheKey: string,
  value: unknown,
): Promise<void> {
  if (!isSupported()) return
  const name = await cacheNameOf(token)
  const cache = await caches.open(name)
  await cache.put(PATH + encodeURIComponent(queryCacheKey), Response.json(value))
  // The session may have ended meanwhile, in this tab or in another one.
  if (readText(localStorage, storageKeys.token) !== token) await caches.delete(name)
  else await removeOldest(cache, endpoint)
}

/** A copy that is stored again is the newest of its cache. */
async function removeOldest(cache: Cache, endpoint: string) {
  const prefix = `${PATH}${endpoint}(`
  const kept = (await cache.keys()).filter(({ url }) =>
    decodeURIComponent(new URL(url).pathname).startsWith(prefix),
  )
  const tooMany = kept.slice(0, -limits[endpoint]!)
  await Promise.all(tooMany.map((request) => cache.delete(request)))
}

/** Only secure origins have caches and hashes. */
const isSupported = () => typeof caches !== 'undefined' && crypto.subtle !== undefined

async function cacheNameOf(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  const hex = [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${PREFIX}${FORMAT}:${hex}`
}
