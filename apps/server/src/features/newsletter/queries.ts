/** The SQL of the newsletter's subscribers. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

/** A subscriber as stored. */
export interface Subscriber {
  id: string
  email: string
  asked_at: Date
  confirmed_at: Date | null
}

const columns = ['id', 'email', 'asked_at', 'confirmed_at'] as const

/**
 * Writes an address down, once; null when nothing is to be mailed, because it is confirmed already or was
 * asked about since `recently`. The conditions stand in the statement.
 */
export async function askAgain(
  db: Db,
  email: string,
  now: Date,
  recently: Date,
): Promise<{ id: string } | null> {
  const row = await db
    .insertInto('newsletter_subscribers')
    .values({ email, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet({ asked_at: now })
        .where('newsletter_subscribers.confirmed_at', 'is', null)
        .where('newsletter_subscribers.asked_at', '<=', recently),
    )
    .returning('id')
    .executeTakeFirst()
  return row ?? null
}

/** The subscriber of an id. */
export async function subscriberOf(db: Db, id: string): Promise<Subscriber | undefined> {
  return db.selectFrom('newsletter_subscribers').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Confirms a subscriber who was asked since `since`; false when there is no such. Again changes nothing. */
export async function confirmSubscriber(db: Db, id: string, now: Date, since: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscribers')
    .set((row) => ({ confirmed_at: row.fn.coalesce('confirmed_at', row.val(now)) }))
    .where('id', '=', id)
    .where((is) => is.or([is('confirmed_at', 'is not', null), is('asked_at', '>', since)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes a subscriber out; nothing is kept of them. */
export async function removeSubscriberById(db: Db, id: string): Promise<void> {
  await db.deleteFrom('newsletter_subscribers').where('id', '=', id).execute()
}

/** Takes an address out (its account is deleted). */
export async function removeSubscriber(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom('newsletter_subscribers')
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .execute()
}

/** What is stored of an address here, to take along. */
export async function subscriptionTo(db: Db, email: string) {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'asked_at', 'confirmed_at'])
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return row ?? null
}
