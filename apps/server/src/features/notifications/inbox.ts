/** The inbox: a person's notifications, newest first, and which of them they have read. */
import type { Notification, ReadMark } from '@gigbell/contract'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { countUnread, findNewestEntries, findPosition, presentInbox } from './entries.ts'
import { readEntries } from './read-entries.ts'

/**
 * Reads a page of the inbox, and counts what is unread in all of it.
 * @throws Refusal not_found when `before` is no entry of theirs
 */
export async function readInbox(
  { db, clock }: { db: Db; clock: Clock },
  person: UserId,
  { before, job, limit }: { before?: string | undefined; job?: string | undefined; limit: number },
): Promise<{ data: Notification[]; unread: number }> {
  const position = before === undefined ? undefined : await findPosition(db, person, before)
  if (before !== undefined && position === undefined) throw notFound('notification')
  const [entries, unread] = await Promise.all([
    findNewestEntries(db, person, { limit, job, before: position }),
    countUnread(db, person),
  ])
  return {
    data: await presentInbox({ db, clock }, entries),
    unread,
  }
}

/** Marks entries as read; ids of other people change nothing. */
export async function markEntriesRead(
  { db, clock }: { db: Db; clock: Clock },
  person: UserId,
  mark: z.output<typeof ReadMark>,
): Promise<{ read: number; unread: number }> {
  const ids = mark.all ? 'all' : (mark.ids ?? [])
  const read = await db.transaction().execute((tx) => readEntries(tx, person, ids, clock.now()))
  return { read, unread: await countUnread(db, person) }
}
