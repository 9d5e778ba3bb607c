/** The SQL of Telegram: chats and the codes that link them, and who reads what is written to the bot. */
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

/** How many codes of a person work at once; older ones work no more. */
const MAX_CODES = 5

/** The chat of a person. */
export async function findChat(db: Db, person: UserId): Promise<Chat | undefined> {
  const row = await db
    .selectFrom('telegram_chats')
    .select(['chat_id', 'label', 'linked_at'])
    .where('user_id', '=', person)
    .executeTakeFirst()
  return row && { id: row.chat_id, label: row.label, linkedAt: row.linked_at }
}

/** Writes down that a code links a chat to this person, until it expires. */
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
 * Uses a code up: whose it was, or null for one that never was, was used or has expired. The person's row is
 * locked first, as it is when a reset of their password voids codes: a code is used before that, or not at all.
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

/** Links a chat to a person in place of the one they had; whose it was before, if somebody else's. */
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

/** Makes the codes of a person worthless. */
export async function deleteChatCodes(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('telegram_codes').where('user_id', '=', person).execute()
}

/** Unlinks a person's chat; false when there is none. */
export async function deleteChat(tx: Tx, person: UserId): Promise<boolean> {
  await deleteChatCodes(tx, person)
  const { numDeletedRows } = await tx
    .deleteFrom('telegram_chats')
    .where('user_id', '=', person)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Unlinks a chat: whose it was, or null when it was nobody's. */
export async function unlinkChat(tx: Tx, chat: number): Promise<UserId | null> {
  const row = await tx
    .deleteFrom('telegram_chats')
    .where('chat_id', '=', chat)
    .returning('user_id')
    .executeTakeFirst()
  return row ? (row.user_id as UserId) : null
}

/**
 * Makes `reader` the one who reads a bot's updates for the next seconds, and tells which comes next; null while
 * somebody else is. After a week of silence Telegram counts on from anywhere: then 0, which is "whatever is new".
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

/** Lets somebody else read. */
export async function releaseReaderLease(db: Db, bot: string, reader: string): Promise<void> {
  await db
    .updateTable('telegram_readers')
    .set({ reader: null, until: null })
    .where('bot', '=', bot)
    .where('reader', '=', reader)
    .execute()
}

/** Notes that an update is being dealt with; false when it was before, by whomever. */
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
