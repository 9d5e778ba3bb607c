/**
 * What happens when a person reads entries of the inbox: a signal reaches their open streams, so that notifications of the
 * browser are closed, and messages in chats are marked. Decision 0026 says why no push is sent for it.
 */
import { type Clock, DAY } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { RetryTask } from '../../platform/queue.ts'
import { sendSignal } from '../../platform/signals.ts'
import { SendingFailed } from './channels/channel.ts'
import type { Channels } from './channels/index.ts'
import { pushTag } from './channels/webpush.ts'
import { addMarkTasks } from './delivery-queue.ts'
import { countUnread, findUnreadEntryOfJob, markRead, presentEntries } from './entries.ts'
import { createMessage } from './notification-payload.ts'
import {
  findReadChatMessages,
  findReadPushMessages,
  findSentMessage,
  forgetChatMessage,
} from './sent-messages.ts'

/** The signal that a person has read entries. Its payload is their id. */
export const ENTRIES_READ = 'entries_read'

/** How long after a message its notification in a browser is worth closing. */
const NOTIFICATION_LIFETIME = 2 * DAY

/** Marks a person's entries as read; returns how many were unread. */
export async function readEntries(
  tx: Tx,
  person: UserId,
  ids: readonly string[] | 'all',
  now: Date,
): Promise<number> {
  const read = await markRead(tx, person, ids, now)
  if (read.length === 0) return 0
  await sendSignal(tx, ENTRIES_READ, person)
  await addMarkTasks(tx, await findReadChatMessages(tx, read))
  return read.length
}

/**
 * Marks what a person was notified of as read because they have seen the job: they may have opened it from a chat, a
 * mail or a notification of the browser.
 */
export async function readEntriesOfJob(
  tx: Tx,
  { person, job }: { person: UserId; job: string },
  now: Date,
): Promise<void> {
  const entry = await findUnreadEntryOfJob(tx, person, job)
  if (entry !== undefined) await readEntries(tx, person, [entry], now)
}

/** Finds the keys of the pushes to a person whose entries have all been read, the newest ones. */
export function findReadKeys({ db, clock }: { db: Db; clock: Clock }, person: UserId): Promise<string[]> {
  return findReadPushMessages(db, person, new Date(clock.now().getTime() - NOTIFICATION_LIFETIME))
}

/** Finds what a stream's event about read entries contains: the unread count, and the tags of what can be closed. */
export async function findReadState(
  ports: { db: Db; clock: Clock },
  person: UserId,
): Promise<{ unread: number; tags: string[] }> {
  // One after the other: a count from before the tags would include what they say is read.
  const keys = await findReadKeys(ports, person)
  return { unread: await countUnread(ports.db, person), tags: keys.map(pushTag) }
}

/** What marking messages in chats needs. */
export interface MarkPorts {
  db: Db
  appUrl: string
  channels: Channels
}

/**
 * Marks a message in a chat as read once all of its entries are.
 * @throws RetryTask when the service does not answer
 */
export async function markChatMessage(
  { db, appUrl, channels }: MarkPorts,
  message: string,
  signal: AbortSignal,
): Promise<void> {
  const sent = await findSentMessage(db, message)
  if (!sent) return
  const content = createMessage(sent.person, await presentEntries(db, sent.entries), sent.digest, appUrl)
  try {
    if (content) await channels.telegram?.markAsRead?.(content, sent.receipt, signal)
  } catch (error) {
    if (!(error instanceof SendingFailed)) throw error
    throw new RetryTask(error.message)
  }
  await forgetChatMessage(db, message)
}
