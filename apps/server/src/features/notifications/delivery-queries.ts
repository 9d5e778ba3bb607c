/** The SQL of deliveries: each row records what happened to one job over one channel outside the inbox. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { ChatReceipt } from './channels/channel.ts'
import type { DigestTask, Recipient } from './delivery-queue.ts'
import type { Entry } from './entries.ts'
import type { StoredSettings } from './settings-queries.ts'

/** One message that is being tried, with the entries it contains. */
export interface Try {
  digest: DigestTask['digest'] | null
  /** How often the message has been tried, this time included. */
  attempts: number
  entries: Entry[]
}

/** A longer digest is sent in parts. */
const MAX_DIGEST_ENTRIES = 500

/** Counts a try of a message; undefined when none of its deliveries is waiting any more. */
export async function startTry(db: Db, message: string): Promise<Try | undefined> {
  const { rows } = await sql<Entry & Pick<Try, 'digest' | 'attempts'>>`
    with tried as (
      update deliveries set attempts = attempts + 1 where message = ${message} and state = 'waiting'
      returning notification_id, digest, attempts
    )
    select n.id, n.position, n.user_id, n.job_id, n.notice, n.alerts, n.created_at, n.read_at, n.delay_ms,
      n.posted_delay_ms, n.letter_id, n.letter_title, tried.digest, tried.attempts
    from tried join notifications n on n.id = tried.notification_id order by n.position`.execute(db)
  const [first] = rows
  return first && { digest: first.digest, attempts: first.attempts, entries: rows }
}

/** Takes back a try that our own stop interrupted. */
export async function undoTry(db: Db, message: string): Promise<void> {
  await sql`update deliveries set attempts = attempts - 1 where message = ${message} and state = 'waiting'`.execute(
    db,
  )
}

/**
 * Combines the due deliveries of a digest into one message; undefined when none is due. Its content is fixed at the first
 * try (prepare-message.ts). When two tasks do this at once, each row goes to one of them.
 */
export async function createDigestMessage(tx: Tx, { person, channel, digest, due }: DigestTask, now: Date) {
  const { rows } = await sql<{ message: string }>`
    with members as (
      select deliveries.id from deliveries join notifications n on n.id = deliveries.notification_id
      where deliveries.user_id = ${person} and channel = ${channel} and digest = ${digest} and state = 'waiting'
        and message is null and due_at <= greatest(${now}::timestamptz, ${due}::timestamptz)
      order by n.position limit ${MAX_DIGEST_ENTRIES} for update of deliveries
    )
    update deliveries set message = (select id from members limit 1)
    where id in (select id from members) returning message`.execute(tx)
  return rows[0]?.message
}

/** Records how a message ended: it was sent, or it never will be. Returns false if another worker has recorded it. */
export async function settle(
  db: Db,
  message: string,
  state: 'sent' | 'dropped' | 'failed',
  now: Date,
  { fault = null, receipt }: { fault?: string | null; receipt?: ChatReceipt | undefined } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({
      state,
      fault,
      settled_at: now,
      ...(receipt ? { chat_id: receipt.chat, chat_message_id: receipt.message } : {}),
    })
    .where('message', '=', message)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Records a failed try. Returns since when the message has been failing, and undefined if it does not wait any more
 * because another worker has sent or dropped it.
 */
export async function recordFailure(
  db: Db,
  message: string,
  fault: string,
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date }>`
    update deliveries set fault = ${fault}, failing_since = coalesce(failing_since, ${now}::timestamptz)
    where message = ${message} and state = 'waiting' returning failing_since as since`.execute(db)
  return rows[0]?.since
}

/** Records that a message will be tried again at a given time, and why. */
export async function recordDelay(db: Db, message: string, until: Date, fault: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ due_at: until, fault })
    .where('message', '=', message)
    .where('state', '=', 'waiting')
    .execute()
}

/** Records that nothing is sent to a person over a channel before `until`. */
export async function recordPause(db: Db, { person, channel }: Recipient, until: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ due_at: until })
    .where('user_id', '=', person)
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .where('message', 'is not', null)
    .where('due_at', '<', until)
    .execute()
}

/** Selects the end of the quiet hours if they have begun; null otherwise. */
export async function endOfQuietHours(
  db: Db,
  { quiet_from: from, quiet_to: to, time_zone: zone }: StoredSettings,
  now: Date,
): Promise<Date | null> {
  if (from === null) return null
  const { rows } = await sql<{ free: Date }>`
    select rings_at('instant', ${now}::timestamptz, ${from}, ${to}, ${zone}) as free`.execute(db)
  const { free } = rows[0]!
  return free > now ? free : null
}

/** Drops all waiting deliveries of a person over a channel. */
export async function dropWaiting(
  db: Db,
  { person, channel }: Recipient,
  now: Date,
  fault: string,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'dropped', fault, settled_at: now })
    .where('user_id', '=', person)
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .execute()
}

/** Drops all deliveries that are due now, for every person; returns how many. */
export async function dropDueDeliveries(db: Db, now: Date, fault: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ state: 'dropped', fault, settled_at: now })
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
