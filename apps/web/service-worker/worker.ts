/**
 * The service worker of the app: it shows push messages, and answers with the files of the app while there is no
 * connection. It never reads or stores an answer of the API; what a person reads offline is stored by the app itself
 * (app/offline/copies.ts).
 */
import { openNotification, showMessage } from './push.ts'
import { answerFile, answerPage, isPage, isShellFile, removeOldShells, storeShell } from './shell.ts'
import type { Shell } from './shellFiles.ts'

declare const self: ServiceWorkerGlobalScope
/** The files of this version of the app. The build writes them (service-worker-build.ts). */
declare const SHELL: Shell

/** The build replaces each SHELL by the whole list. */
const shell = SHELL

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))

async function install() {
  try {
    await storeShell(shell)
  } catch (failure) {
    // An older worker keeps its complete version. The first one can still show push messages.
    if (self.registration.active) throw failure
  }
  await removeOldShells(shell)
}

// A newer worker takes over when no page of the older one is open; until then the older one answers with the newest files
// that are stored. It does not call skipWaiting(): Chromium may stop halfway while the older worker is asked for files.
async function activate() {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('authorization'))
    return
  if (request.mode === 'navigate') {
    if (isPage(shell, pathname)) event.respondWith(answerPage(event))
  } else if (isShellFile(shell, pathname)) event.respondWith(answerFile(shell, request))
})

self.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event.notification)))
