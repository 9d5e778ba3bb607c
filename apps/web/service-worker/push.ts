/**
 * Push messages: they are shown as notifications, which open their page when they are clicked. Messages in another format
 * are ignored.
 */
declare const self: ServiceWorkerGlobalScope

/** The page of messages without a page of this site. */
const INBOX = '/dashboard/notifications'

interface Message {
  title: string
  options: NotificationOptions
}

/**
 * Shows a push message. A browser demands that every push shows a notification, so notifications that were read
 * elsewhere are closed by the next message that shows one, or by an open page (app/features/notifications).
 */
export async function showMessage(data: PushMessageData | null): Promise<void> {
  const content = parse(data)
  const message = readMessage(content)
  if (!message) return
  // Before it is shown: a browser may drop a new notification that it has not displayed when the others are listed.
  await closeRead((content as Record<string, unknown>).close)
  await self.registration.showNotification(message.title, message.options)
}

/** Closes the notifications with these tags: their entries were read elsewhere. */
async function closeRead(tags: unknown): Promise<void> {
  if (!Array.isArray(tags)) return
  for (const notification of await self.registration.getNotifications())
    if (tags.includes(notification.tag)) notification.close()
}

/** Opens the page of a notification in a window that already shows the dashboard, else in a new one. */
export async function openNotification(notification: Notification): Promise<void> {
  notification.close()
  const path = pathOf(notification.data?.url)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const ours = windows.filter(({ url }) => new URL(url).pathname.startsWith('/dashboard'))
  const there = ours.find(({ url }) => new URL(url).pathname + new URL(url).search === path)
  const window = there ?? ours.find(({ visibilityState }) => visibilityState === 'visible') ?? ours[0]
  if (!window) {
    await self.clients.openWindow(path)
    return
  }
  if (!there) window.postMessage({ open: path })
  await window.focus()
}

/** Returns the notification for a message `{ title, body?, tag?, url?, silent? }`; nothing for other messages. */
function readMessage(message: unknown): Message | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  const { title, body, tag, url, silent } = message as Record<string, unknown>
  if (typeof title !== 'string' || title.trim() === '') return undefined
  return {
    title,
    options: {
      icon: '/icon.png',
      badge: '/badge.png',
      data: { url: pathOf(url) },
      ...(typeof body === 'string' && { body }),
      ...(silent === true && { silent }),
      // A notification replaces another one with the same tag, so that a job is shown once.
      ...(typeof tag === 'string' && tag !== '' && { tag }),
    },
  }
}

function parse(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

/** Returns the path of an address on this site, and the inbox for other addresses. */
function pathOf(url: unknown): string {
  if (typeof url !== 'string' || !URL.canParse(url, self.location.origin)) return INBOX
  const { origin, pathname, search } = new URL(url, self.location.origin)
  return origin === self.location.origin ? pathname + search : INBOX
}
