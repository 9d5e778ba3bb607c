/** The SQL of messages that were sent and whose entries are read afterwards. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import type { ChatReceipt, Message } from './channels/channel.ts'
import type { Entry } from './entries.ts'

/** Older messages are not worth marking. */
const MAX_MESSAGES = 20
const MAX_ENTRIES = 500

/** Finds the newest messages in chats about some of these entries whose entries have all been read. */
export async function findReadChatMessages(db: Db, entries: readonly string[]): Promise<string[]> {
  return findRead(
    db,
    sql`select message from deliveries where notification_id = any(${entries.slice(0, MAX_ENTRIES)}::uuid[])
      and chat_message_id is not null`,
  )
}

/** Finds the newest pushes to a person about entries since then that have all been read. */
export async function findReadPushMessages(db: Db, person: UserId, since: Date): Promise<string[]> {
  return findRead(
    db,
    sql`select message from deliveries where channel = 'webpush' and state = 'sent' and notification_id in (
      select id from notifications where user_id = ${person} and shown and created_at > ${since}
      order by position desc limit ${MAX_ENTRIES})`,
  )
}

async function findRead(db: Db, messages: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ message: string }>`
    select deliveries.message from deliveries join notifications as entries on entries.id = deliveries.notification_id
    where deliveries.message in (${messages}) and deliveries.state = 'sent'
    group by deliveries.message having bool_and(entries.read_at is not null)
    order by max(entries.position) desc limit ${MAX_MESSAGES}`.execute(db)
  return rows.map((row) => row.message)
}

/** A message in a chat. */
export interface SentMessage {
  person: UserId
  digest: Message['digest']
  receipt: ChatReceipt
  entries: Entry[]
}

/** Finds a message in a chat if all of its entries have been read. */
export async function findSentMessage(db: Db, message: string): Promise<SentMessage | undefined> {
  const { rows } = await sql<Entry & { digest: Message['digest']; chat_id: number; chat_message_id: number }>`
    select n.id, n.position, n.user_id, n.job_id, n.notice, n.alerts, n.created_at, n.read_at, n.delay_ms,
      n.posted_delay_ms, n.letter_id, n.letter_title, deliveries.digest, chat_id, chat_message_id
    from deliveries join notifications n on n.id = deliveries.notification_id
    where message = ${message} and state = 'sent' and chat_message_id is not null order by n.position`.execute(
    db,
  )
  const [first] = rows
  if (!first || rows.some((row) => row.read_at === null)) return undefined
  return {
    person: first.user_id as UserId,
    digest: first.digest,
    receipt: { chat: first.chat_id, message: first.chat_message_id },
    entries: rows,
  }
}

/** Forgets the chat's message of a delivery, so that it is not marked again. */
export async function forgetChatMessage(db: Db, message: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ chat_id: null, chat_message_id: null })
    .where('message', '=', message)
    .execute()
}
