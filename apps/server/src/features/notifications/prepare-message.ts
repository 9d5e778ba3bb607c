/**
 * What is decided about a message right before its first try: entries that were read meanwhile are left out, and
 * messages that fall due together become one. Later tries change nothing, so that a receiver that recognizes a message
 * by its key gets the same content.
 */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { addNextTask, type MessageTask } from './delivery-queue.ts'
import type { StoredSettings } from './settings-queries.ts'

/** This many messages are sent one by one; more that fall due together are one message. */
const MAX_SINGLE_MESSAGES = 3
/** More jobs are sent in several messages. */
const MAX_GROUPED_JOBS = 500

/**
 * Prepares a message and the ones behind it. Returns its task with the messages that are left, or undefined when all of
 * its entries were read; the task of the next message is added then.
 */
export async function prepareMessage(
  db: Db,
  task: MessageTask,
  settings: StoredSettings,
  now: Date,
): Promise<MessageTask | undefined> {
  return db.transaction().execute(async (tx) => {
    const dropped = await dropReadEntries(tx, task, now)
    const next = await findWaiting(tx, task.next)
    if (dropped.has(task.message) && (await findWaiting(tx, [task.message])).length === 0) {
      await addNextTask(tx, { ...task, next })
      return undefined
    }
    if (next.length < MAX_SINGLE_MESSAGES || !isGrouped(task, settings)) return { ...task, next }
    await groupMessages(tx, task.message, next)
    return { ...task, next: await findWaiting(tx, next) }
  })
}

/** A webhook in the standard format gets one call for each notification, and mails can be read one by one. */
const isGrouped = ({ channel }: MessageTask, { webhook_format }: StoredSettings) =>
  channel === 'webpush' || channel === 'telegram' || (channel === 'webhook' && webhook_format !== 'standard')

/** Drops the deliveries of read entries that have not been tried; returns the messages that they were part of. */
async function dropReadEntries(
  tx: Tx,
  { message, next }: MessageTask,
  now: Date,
): Promise<Set<string | null>> {
  const { rows } = await sql<{ message: string }>`
    update deliveries set state = 'dropped', fault = 'It was read before it was due.', settled_at = ${now}::timestamptz
    from notifications as entries
    where deliveries.message = any(${[message, ...next]}::uuid[]) and deliveries.state = 'waiting'
      and deliveries.attempts = 0 and entries.id = deliveries.notification_id and entries.read_at is not null
    returning deliveries.message`.execute(tx)
  return new Set(rows.map((row) => row.message))
}

/** Finds which of some messages are still waiting, in their order. */
async function findWaiting(tx: Tx, messages: string[]): Promise<string[]> {
  if (messages.length === 0) return []
  const rows = await tx
    .selectFrom('deliveries')
    .select('message')
    .distinct()
    .where('message', '=', sql<string>`any(${messages}::uuid[])`)
    .where('state', '=', 'waiting')
    .execute()
  const waiting = new Set(rows.map((row) => row.message))
  return messages.filter((message) => waiting.has(message))
}

/** Puts messages about single jobs that have not been tried into the first one, if that is such a message too. */
async function groupMessages(tx: Tx, first: string, others: string[]): Promise<void> {
  await sql`
    with single_jobs as (
      select deliveries.id, deliveries.message
      from deliveries join notifications as entries on entries.id = deliveries.notification_id
      where deliveries.message = any(${[first, ...others]}::uuid[]) and deliveries.state = 'waiting'
        and deliveries.attempts = 0 and deliveries.digest is null and entries.letter_id is null
      order by entries.position limit ${MAX_GROUPED_JOBS} for update of deliveries
    )
    update deliveries set message = ${first}
    where id in (select id from single_jobs)
      and (select count(*) > ${MAX_SINGLE_MESSAGES} and bool_or(message = ${first}) from single_jobs)`.execute(
    tx,
  )
}
