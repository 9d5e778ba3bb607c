/** Registers the service worker, and finds out when it has stored a newer version of the app than the open page is. */
import { newestStoredVersion, pageVersion } from './appVersion.ts'

/** The address of the worker; it is built from apps/web/service-worker. */
const WORKER = '/sw.js'
/** A page that stays open asks for a newer version at most this often, in milliseconds. */
const UPDATE_INTERVAL = 15 * 60_000

/** Registers the worker. The browser fetches it again at every check, without its cache. */
export const registerServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })

/** Returns the registration of the worker, if this browser has one. */
export const findServiceWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(WORKER)

/** Registers the worker and calls `onUpdate` when a newer version of the app than this page can be opened. */
export async function followUpdates(onUpdate: () => void): Promise<void> {
  // Browsers have service workers on secure origins only, and some in no private window.
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  const registration: ServiceWorkerRegistration | undefined = await registerServiceWorker()
  if (!registration) return
  async function compare() {
    const newest = await newestStoredVersion()
    if (newest !== undefined && newest !== pageVersion()) onUpdate()
  }
  // An installed worker has stored its whole version, although it takes over later.
  function compareOnceInstalled() {
    const worker = registration?.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void compare()
    })
  }
  compareOnceInstalled()
  registration.addEventListener('updatefound', compareOnceInstalled)
  async function update() {
    await registration?.update()
    // The version that a worker is installing is compared afterwards.
    if (!registration?.installing) await compare()
  }
  const tryToUpdate = () => void update().catch(() => {}) // offline
  let updatedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - updatedAt < UPDATE_INTERVAL) return
    updatedAt = Date.now()
    tryToUpdate()
  })
  tryToUpdate()
}
