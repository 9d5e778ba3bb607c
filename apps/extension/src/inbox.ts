/** The inbox in the toolbar: the number of unread entries, and a notification for each new one. */
import { inbox, type Notification } from '@gigbell/contract'
import { readConnection } from './connection.ts'
import { call } from './server.ts'
import { texts } from './texts.ts'

/** More new entries are announced by one notification. */
const MOST_NOTIFICATIONS = 3

/** The colors of the badge; a badge is drawn by the browser, which knows no variables. */
const AMBER = '#f5a524'
const INK = '#12161c'

/** The page of all entries. */
export const INBOX_PATH = '/dashboard/notifications'

/** Reads the inbox, and shows what is unread and new. Without a connection the badge is empty and nothing is requested. */
export async function checkInbox(): Promise<void> {
  const { token } = await readConnection()
  if (token === null) return showUnread(0)
  let answer: { data: Notification[]; unread: number }
  try {
    answer = await call(inbox.list, { query: { limit: 20 } })
  } catch {
    // The number stays until the server answers again; without a token it is removed.
    if ((await readConnection()).token === null) await showUnread(0)
    return
  }
  const { newest } = (await chrome.storage.local.get('newest')) as { newest?: string }
  await chrome.storage.local.set({ newest: answer.data[0]?.id ?? '' })
  await showUnread(answer.unread)
  if (newest !== undefined) await notify(findNew(answer.data, newest))
}

/** Returns the unread entries that came after the one that was the newest at the last check. */
export function findNew(entries: readonly Notification[], newest: string): Notification[] {
  const known = entries.findIndex(({ id }) => id === newest)
  return entries.slice(0, known < 0 ? entries.length : known).filter(({ read_at }) => read_at === null)
}

async function showUnread(unread: number): Promise<void> {
  await chrome.action.setBadgeBackgroundColor({ color: AMBER })
  await chrome.action.setBadgeTextColor?.({ color: INK })
  await chrome.action.setBadgeText({ text: formatUnread(unread) })
}

/** The badge has room for three characters. */
export const formatUnread = (unread: number): string =>
  unread === 0 ? '' : unread > 99 ? '99+' : String(unread)

/** The id of a notification is the path that it opens, so that a worker that was stopped meanwhile can open it. */
async function notify(entries: Notification[]): Promise<void> {
  if (entries.length > MOST_NOTIFICATIONS)
    return show(INBOX_PATH, texts.inbox.many(entries.length), texts.inbox.open)
  for (const entry of entries) {
    const { title, message } = describeEntry(entry)
    await show(pathOf(entry), title, message)
  }
}

async function show(path: string, title: string, message: string): Promise<void> {
  const icon = chrome.runtime.getURL('icon-128.png')
  await chrome.notifications.create(path, { type: 'basic', iconUrl: icon, title, message })
}

/** Returns the page of an entry: its job, its letter, or the inbox. */
export function pathOf({ job, letter }: Pick<Notification, 'job' | 'letter'>): string {
  if (letter) return `/dashboard/letters/${letter.id}`
  return job ? `/dashboard/job-details/${job.id}` : INBOX_PATH
}

function describeEntry({ kind, job, letter, notice, alerts }: Notification) {
  if (kind === 'reminder') return { title: texts.inbox.reminder, message: letter?.title ?? job?.title ?? '' }
  if (!job) return { title: texts.product, message: notice ?? texts.inbox.open }
  return { title: job.title, message: alerts.map(({ name }) => name).join(', ') || job.category_id }
}

/** Opens the page of a notification that was clicked. Other ids than the paths above are ignored. */
export async function openEntry(id: string): Promise<void> {
  const { address } = await readConnection()
  if (!/^\/dashboard\/[\w/-]{1,80}$/.test(id)) return
  await chrome.tabs.create({ url: address + id })
  await chrome.notifications.clear(id)
}
