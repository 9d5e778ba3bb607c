/** The SQL of newsletter subscribers. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

/** A stored subscriber. */
export interface Subscriber {
  id: string
  email: string
  asked_at: Date
  confirmed_at: Date | null
}

const columns = ['id', 'email', 'asked_at', 'confirmed_at'] as const

/**
 * Stores an address once. Returns null when no mail is to be sent, because the address is confirmed or got a
 * mail after `recently`.
 */
export async function upsertSubscriber(
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

/** Finds a subscriber by id. */
export async function findSubscriber(db: Db, id: string): Promise<Subscriber | undefined> {
  return db.selectFrom('newsletter_subscribers').select(columns).where('id', '=', id).executeTakeFirst()
}

/**
 * Confirms a subscriber who was asked after `since`. Returns false if there is none. Repeating it changes
 * nothing.
 */
export async function confirmSubscriber(db: Db, id: string, now: Date, since: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscribers')
    .set((row) => ({ confirmed_at: row.fn.coalesce('confirmed_at', row.val(now)) }))
    .where('id', '=', id)
    .where((is) => is.or([is('confirmed_at', 'is not', null), is('asked_at', '>', since)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a subscriber by id. */
export async function removeSubscriberById(db: Db, id: string): Promise<void> {
  await db.deleteFrom('newsletter_subscribers').where('id', '=', id).execute()
}

/** Deletes the subscriber with the address of a deleted account. */
export async function removeSubscriber(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom('newsletter_subscribers')
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .execute()
}

/** Returns what is stored about an address, for the data export. */
export async function subscriptionTo(db: Db, email: string) {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'asked_at', 'confirmed_at'])
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return row ?? null
}
