/**
 * The service worker: shows push messages as notifications and opens their page when they are clicked. It caches no pages
 * and answers no requests. Messages in another format are ignored.
 */

/** The page of messages without a page of this site. */
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

/** Returns the notification for a message `{ title, body?, tag?, url? }`; nothing for other messages. */
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
      // A notification replaces another one with the same tag, so that a job is shown once.
      ...(typeof tag === 'string' && tag !== '' && { tag }),
    },
  }
}

/** Returns the path of an address on this site, and the inbox for other addresses. */
function pathOf(url) {
  if (typeof url !== 'string' || !URL.canParse(url, self.location.origin)) return INBOX
  const { origin, pathname, search } = new URL(url, self.location.origin)
  return origin === self.location.origin ? pathname + search : INBOX
}

/** Opens a page in a window that already shows the dashboard, else in a new one. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const ours = windows.filter(({ url }) => new URL(url).pathname.startsWith('/dashboard'))
  const there = ours.find(({ url }) => new URL(url).pathname + new URL(url).search === path)
  const window = there ?? ours.find(({ visibilityState }) => visibilityState === 'visible') ?? ours[0]
  if (!window) return self.clients.openWindow(path)
  if (!there) window.postMessage({ open: path })
  return window.focus()
}
