/**
 * The SQL of the quota: the letters that plans have counted, and the reservations of letters that are being written. A
 * reservation has a lease and stops counting when it expires, so a killed process frees its reservations without doing
 * anything. Counted letters stay when the letter is deleted.
 */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

/** Counts the letters that a subscription has used since its period began. */
export async function countProposalsUsed(db: Db, subscriptionId: string, since: Date): Promise<number> {
  const { used } = await db
    .selectFrom('counted_letters')
    .select((count) => count.fn.countAll<number>().as('used'))
    .where('subscription_id', '=', subscriptionId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return used
}

/** Counts the letters of a subscription that are being written and will be counted. */
export async function countReservations(tx: Tx, subscriptionId: string, now: Date): Promise<number> {
  const { held } = await tx
    .selectFrom('letter_reservations')
    .select((count) => count.fn.countAll<number>().as('held'))
    .where('subscription_id', '=', subscriptionId)
    .where('rewrite_of', 'is', null)
    .where('lease_until', '>', now)
    .executeTakeFirstOrThrow()
  return held
}

/** What was counted for one job and profile. */
export interface CountedFor {
  /** The number of letters that were written, with the free rewrites. */
  written: number
  freeRewrites: number
  /** The latest counted letter that has not been deleted. */
  latest: { countId: string; letterId: string } | undefined
}

/** Finds what was counted for a job and a profile. Free rewrites that are being written are included. */
export async function findCountedFor(
  tx: Tx,
  person: UserId,
  job: string,
  profile: string,
  now: Date,
): Promise<CountedFor> {
  const counted = await tx
    .selectFrom('counted_letters')
    .leftJoin('letters', 'letters.id', 'counted_letters.letter_id')
    .select(['counted_letters.id as countId', 'free_rewrites', 'letters.id as letterId'])
    .where('counted_letters.user_id', '=', person)
    .where('counted_letters.job_id', '=', job)
    .where('counted_letters.profile_id', '=', profile)
    .orderBy('counted_letters.created_at', 'desc')
    .orderBy('counted_letters.id', 'desc')
    .execute()
  const letters = counted.flatMap(({ letterId }) => letterId ?? [])
  const { writing } = await tx
    .selectFrom('letter_reservations')
    .select((count) => count.fn.countAll<number>().as('writing'))
    .where('rewrite_of', '=', sql<string>`any(${letters}::uuid[])`)
    .where('lease_until', '>', now)
    .executeTakeFirstOrThrow()
  const rewrites = counted.reduce((sum, { free_rewrites }) => sum + free_rewrites, 0)
  return {
    written: counted.length + rewrites,
    freeRewrites: rewrites + writing,
    latest: counted.flatMap(({ countId, letterId }) => (letterId ? { countId, letterId } : []))[0],
  }
}

/** Counts a finished letter. */
export async function insertCountedLetter(
  tx: Tx,
  counted: {
    person: UserId
    subscriptionId: string
    letter: string
    job: string
    profile: string
    now: Date
  },
): Promise<void> {
  await tx
    .insertInto('counted_letters')
    .values({
      user_id: counted.person,
      subscription_id: counted.subscriptionId,
      letter_id: counted.letter,
      job_id: counted.job,
      profile_id: counted.profile,
      created_at: counted.now,
    })
    .execute()
}

/** Adds a free rewrite to a counted letter. */
export async function addFreeRewrite(tx: Tx, countId: string): Promise<void> {
  await tx
    .updateTable('counted_letters')
    .set((row) => ({ free_rewrites: row('free_rewrites', '+', 1) }))
    .where('id', '=', countId)
    .execute()
}

/** Inserts a reservation. With `rewriteOf` it is a free rewrite and uses no quota. */
export async function insertReservation(
  tx: Tx,
  place: { subscriptionId: string; rewriteOf: string | null; leaseUntil: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('letter_reservations')
    .values({
      subscription_id: place.subscriptionId,
      rewrite_of: place.rewriteOf,
      lease_until: place.leaseUntil,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Extends the lease of a reservation whose letter is still being written. */
export async function renewLease(db: Db, reservation: string, leaseUntil: Date): Promise<void> {
  await db
    .updateTable('letter_reservations')
    .set({ lease_until: leaseUntil })
    .where('id', '=', reservation)
    .execute()
}

/**
 * Deletes a reservation. Returns false when its lease had expired and its letter may belong to another call.
 */
export async function deleteReservation(db: Db, reservation: string, now: Date): Promise<boolean> {
  const gone = await db
    .deleteFrom('letter_reservations')
    .where('id', '=', reservation)
    .returning('lease_until')
    .executeTakeFirst()
  return gone !== undefined && gone.lease_until > now
}

/** Returns what was counted for a user, for the data export, oldest first. */
export function findCountedLetters(db: Db, person: UserId) {
  return db
    .selectFrom('counted_letters')
    .select(['letter_id', 'job_id', 'profile_id', 'free_rewrites', 'created_at'])
    .where('user_id', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Deletes what was counted for a user. */
export async function deleteCountedLetters(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('counted_letters').where('user_id', '=', person).execute()
}
