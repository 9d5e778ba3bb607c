/**
 * The service worker: shows what is pushed while no window of ours may be open, and leads to it when it is
 * pressed. It keeps no copies of pages and answers no requests. What doesn't look like our message is ignored.
 */

/** Where a message leads that names no page of ours. */
const INBOX = '/dashboard/notifications'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const message = messageOf(event.data)
  if (message) event.waitUntil(self.registration.showNotification(message.title, message.options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(pathOf(event.notification.data?.url)))
})

/** `{ title, body?, tag?, url? }`, or nothing where it is something else. */
function messageOf(data) {
  let message
  try {
    message = data?.json()
  } catch {
    return undefined
  }
  if (typeof message !== 'object' || message === null) return undefined
  const { title, body, tag, url } = message
  if (typeof title !== 'string' || title.trim() === '') return undefined
  return {
    title,
    options: {
      icon: '/icon.png',
      badge: '/badge.png',
      data: { url: pathOf(url) },
      ...(typeof body === 'string' && { body }),
      // The same tag replaces: one job is shown once, however often it is pushed.
      ...(typeof tag === 'string' && tag !== '' && { tag }),
    },
  }
}

/** The page of ours that an address leads to; an address elsewhere leads to the inbox. */
function pathOf(url) {
  if (typeof url !== 'string' || !URL.canParse(url, self.location.origin)) return INBOX
  const { origin, pathname, search } = new URL(url, self.location.origin)
  return origin === self.location.origin ? pathname + search : INBOX
}

/** In a window that is open on the dashboard already, else in a new one. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const ours = windows.filter(({ url }) => new URL(url).pathname.startsWith('/dashboard'))
  const there = ours.find(({ url }) => new URL(url).pathname + new URL(url).search === path)
  const window = there ?? ours.find(({ visibilityState }) => visibilityState === 'visible') ?? ours[0]
  if (!window) return self.clients.openWindow(path)
  if (!there) window.postMessage({ open: path })
  return window.focus()
}
