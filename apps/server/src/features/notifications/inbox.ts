/** The inbox: what rang for a person, newest first, and which of it they have read. */
import type { Notification, ReadMark } from '@gigbell/contract'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { type EntryPorts, markRead, newestEntries, positionOf, shownEntries, unreadOf } from './entries.ts'

/**
 * A page of the inbox, and how much of the whole is unread.
 * @throws Refusal not_found when `before` is no entry of theirs
 */
export async function inboxOf(
  ports: EntryPorts,
  person: UserId,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<{ data: Notification[]; unread: number }> {
  const position = before === undefined ? undefined : await positionOf(ports.db, person, before)
  if (before !== undefined && position === undefined) throw notFound('notification')
  const [entries, unread] = await Promise.all([
    newestEntries(ports.db, person, { limit, ...(position === undefined ? {} : { before: position }) }),
    unreadOf(ports.db, person),
  ])
  return { data: await shownEntries(ports, entries), unread }
}

/** Marks entries as read; ids that aren't theirs change nothing. */
export async function readEntries(
  { db, clock }: EntryPorts & { clock: Clock },
  person: UserId,
  mark: z.output<typeof ReadMark>,
): Promise<{ read: number; unread: number }> {
  const read = await markRead(db, person, mark.all ? 'all' : (mark.ids ?? []), clock.now())
  return { read, unread: await unreadOf(db, person) }
}
