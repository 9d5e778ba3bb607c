/**
 * The shell: the files of one version of the app and its start page, in a cache of the version's name. Pages come from the
 * server while it can be reached, so that none is older than the last release. Files with a hash in their name never
 * change, so they come from the cache.
 */

import type { Shell } from './shellFiles.ts'

/** A page that the server answers with the app's start page. */
const START_PAGE = '/dashboard'
/** The page of the share target (public/manifest.webmanifest); its address has the text that was shared. */
const SHARE_PAGE = '/dashboard/share'
/** How long to wait for a page of the server before the stored start page is shown, in milliseconds. */
const PAGE_TIMEOUT = 5000
/** How many files are fetched at the same time; the page that is open fetches its own meanwhile. */
const BATCH = 6

/** The caches of shells. The app reads the names to find the newest version (app/offline/appVersion.ts). */
const PREFIX = 'shell:'

/**
 * Stores the files of a version.
 * @throws Error when one can't be fetched, or when the start page is of another version
 */
export async function storeShell({ version, files }: Shell): Promise<void> {
  const name = PREFIX + version
  // The newest version is the last of the caches, also when an older one is released again.
  await caches.delete(name)
  const cache = await caches.open(name)
  try {
    for (let at = 0; at < files.length; at += BATCH)
      await Promise.all(files.slice(at, at + BATCH).map((file) => storeFile(cache, file)))
    await storeStartPage(cache, files)
  } catch (failure) {
    await caches.delete(name)
    throw failure
  }
}

async function storeFile(cache: Cache, file: string) {
  const known = isHashed(file) ? await caches.match(file) : undefined
  const answer =
    known ?? (await fetch(file, { cache: isHashed(file) ? 'default' : 'no-cache', priority: 'low' }))
  if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}.`)
  await cache.put(file, answer)
}

async function storeStartPage(cache: Cache, files: string[]) {
  const page = await fetch(START_PAGE, { cache: 'no-cache' })
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  if (!page.ok || named.length === 0 || !named.every((file) => files.includes(file)))
    throw new Error('The start page is of another version.')
  await cache.put(START_PAGE, page)
}

/** Returns the names of the stored shells, the newest last. */
const findShells = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX))

/** Removes the shells before the previous one, whose pages may still be open. */
export async function removeOldShells({ version }: Shell): Promise<void> {
  const others = (await findShells()).filter((name) => name !== PREFIX + version)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** Returns whether a path is a page of the app. */
export const isPage = ({ pages }: Shell, path: string): boolean =>
  pages.some((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`).test(path))

/** Returns whether a path is a file of this or another version of the app. */
export const isShellFile = ({ files }: Shell, path: string): boolean => isHashed(path) || files.includes(path)

const isHashed = (path: string) => path.startsWith('/assets/')

/** Answers with a file of this version, else of another one, else of the server. */
export async function answerFile({ version }: Shell, request: Request): Promise<Response> {
  const own = await caches.match(request, { cacheName: PREFIX + version })
  return own ?? (await caches.match(request)) ?? fetch(request)
}

/** Answers with the page of the server; when there is none within the time limit, with the stored start page. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const isShare = new URL(event.request.url).pathname === SHARE_PAGE
  // A server refuses addresses that are as long as a shared text can be.
  const stored = isShare ? await findStartPage() : undefined
  if (stored) return stored
  const answer = fetchPage(event)
  const isReachable = await Promise.race([
    answer.then(
      ({ status }) => !isGatewayFailure(status),
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(resolve, PAGE_TIMEOUT, false)),
  ])
  if (isReachable) return answer
  return (await findStartPage()) ?? answer
}

/** Returns the start page of the newest version whose files are all stored; its worker may still wait to take over. */
async function findStartPage(): Promise<Response | undefined> {
  for (const cacheName of (await findShells()).reverse()) {
    const page = await caches.match(START_PAGE, { cacheName })
    if (page) return page
  }
}

async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined
  return preloaded ?? fetch(request)
}

/** Returns whether a proxy answered because it can't reach the server. */
const isGatewayFailure = (status: number) => status >= 502 && status <= 504
