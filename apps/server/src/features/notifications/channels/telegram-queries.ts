/** The SQL of Telegram: chats, the codes that link them, and which process reads the bot's updates. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'
import { lockPerson } from '../../accounts/index.ts'

/** A linked chat. */
export interface Chat {
  id: number
  label: string
  linkedAt: Date
}

/** How many codes of a person are valid at once; older ones are deleted. */
const MAX_CODES = 5

/** Finds the chat of a person. */
export async function findChat(db: Db, person: UserId): Promise<Chat | undefined> {
  const row = await db
    .selectFrom('telegram_chats')
    .select(['chat_id', 'label', 'linked_at'])
    .where('user_id', '=', person)
    .executeTakeFirst()
  return row && { id: row.chat_id, label: row.label, linkedAt: row.linked_at }
}

/** Stores a code that links a chat to this person, until it expires. */
export async function saveCode(tx: Tx, person: UserId, code: string, now: Date, until: Date): Promise<void> {
  await tx.deleteFrom('telegram_codes').where('expires_at', '<=', now).execute()
  await tx
    .insertInto('telegram_codes')
    .values({ code_hash: hashCode(code), user_id: person, expires_at: until })
    .execute()
  await tx
    .deleteFrom('telegram_codes')
    .where('user_id', '=', person)
    .where('code_hash', 'not in', (newest) =>
      newest
        .selectFrom('telegram_codes')
        .select('code_hash')
        .where('user_id', '=', person)
        .orderBy('expires_at', 'desc')
        .limit(MAX_CODES),
    )
    .execute()
}

/**
 * Redeems a code: returns its person, or null for one that is unknown, used or expired. The person's row is locked
 * first, as it is when a password reset deletes codes, so a code is redeemed before that or not at all.
 */
export async function redeemCode(tx: Tx, code: string, now: Date): Promise<UserId | null> {
  const waiting = await tx
    .selectFrom('telegram_codes')
    .select('user_id')
    .where('code_hash', '=', hashCode(code))
    .executeTakeFirst()
  if (!waiting) return null
  await lockPerson(tx, waiting.user_id as UserId)
  const row = await tx
    .deleteFrom('telegram_codes')
    .where('code_hash', '=', hashCode(code))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row ? (row.user_id as UserId) : null
}

/** Links a chat to a person in place of the one they had; returns the other person whom it was linked to. */
export async function linkChat(
  tx: Tx,
  person: UserId,
  chat: { id: number; label: string },
  now: Date,
): Promise<UserId | null> {
  const before = await tx
    .deleteFrom('telegram_chats')
    .where('chat_id', '=', chat.id)
    .where('user_id', '!=', person)
    .returning('user_id')
    .executeTakeFirst()
  const row = { chat_id: chat.id, label: chat.label, linked_at: now }
  await tx
    .insertInto('telegram_chats')
    .values({ ...row, user_id: person })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  return before ? (before.user_id as UserId) : null
}

/** Deletes the codes of a person. */
export async function deleteChatCodes(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('telegram_codes').where('user_id', '=', person).execute()
}

/** Unlinks a person's chat; returns false when there is none. */
export async function deleteChat(tx: Tx, person: UserId): Promise<boolean> {
  await deleteChatCodes(tx, person)
  const { numDeletedRows } = await tx
    .deleteFrom('telegram_chats')
    .where('user_id', '=', person)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Unlinks a chat; returns the person whom it was linked to, or null. */
export async function unlinkChat(tx: Tx, chat: number): Promise<UserId | null> {
  const row = await tx
    .deleteFrom('telegram_chats')
    .where('chat_id', '=', chat)
    .returning('user_id')
    .executeTakeFirst()
  return row ? (row.user_id as UserId) : null
}

/**
 * Gives `reader` the lease on a bot's updates for some seconds, and returns the number of the next update; null while
 * another process holds it. After a week without updates Telegram may continue from any number: 0 then reads all new ones.
 */
export async function acquireReaderLease(
  db: Db,
  bot: string,
  reader: string,
  seconds: number,
): Promise<number | null> {
  const until = sql<Date>`now() + make_interval(secs => ${seconds})`
  const row = await db
    .insertInto('telegram_readers')
    .values({ bot, reader, until })
    .onConflict((conflict) =>
      conflict
        .column('bot')
        .doUpdateSet({
          reader,
          until,
          next_update: sql<number>`case when telegram_readers.read_at > now() - interval '6 days'
            then telegram_readers.next_update else 0 end`,
        })
        .where((is) =>
          is.or([
            is('telegram_readers.reader', 'is', null),
            is('telegram_readers.reader', '=', reader),
            is('telegram_readers.until', '<', sql<Date>`now()`),
          ]),
        ),
    )
    .returning('next_update')
    .executeTakeFirst()
  return row?.next_update ?? null
}

/** Releases the lease of a reader. */
export async function releaseReaderLease(db: Db, bot: string, reader: string): Promise<void> {
  await db
    .updateTable('telegram_readers')
    .set({ reader: null, until: null })
    .where('bot', '=', bot)
    .where('reader', '=', reader)
    .execute()
}

/** Marks an update as handled; returns false when it already was. */
export async function claimUpdate(tx: Tx, bot: string, update: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('telegram_readers')
    .set({ next_update: update + 1, read_at: sql<Date>`now()` })
    .where('bot', '=', bot)
    .where('next_update', '<=', update)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const hashCode = (code: string) => createHash('sha256').update(code).digest()
