/** The version of the open page, and the newest one that the service worker has stored (service-worker/shell.ts). */

/** The service worker's caches of files have names with this prefix and their version. */
const SHELLS = 'shell:'

/** Returns the version that the build wrote into the page; the development server writes none. */
export const pageVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'development'

/** Returns the newest version that can be opened offline, if any. */
export async function newestStoredVersion(): Promise<string | undefined> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELLS))
  return shells.at(-1)?.slice(SHELLS.length)
}
