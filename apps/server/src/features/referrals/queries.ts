/** The SQL of referral codes and referrals. */
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

/**
 * Returns a user's code and creates it on the first call. Concurrent calls get the same code. A code that is
 * taken is drawn again.
 */
export async function findOrCreateCode(
  db: Db,
  person: UserId,
  draw: () => string,
  now: Date,
): Promise<string> {
  for (;;) {
    const existing = await db
      .selectFrom('referral_codes')
      .select('code')
      .where('user_id', '=', person)
      .executeTakeFirst()
    if (existing) return existing.code
    await db
      .insertInto('referral_codes')
      .values({ user_id: person, code: draw(), created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Finds the owner of a code. */
export async function findCodeOwner(db: Db, code: string): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('referral_codes')
    .select('user_id')
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.user_id as UserId | undefined
}

/** Stores that a user was invited, once. */
export async function insertReferral(
  tx: Tx,
  { referrer, invited, now }: { referrer: UserId; invited: UserId; now: Date },
): Promise<void> {
  await tx
    .insertInto('referrals')
    .values({ referrer, invited, invited_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Counts the invited users, those who paid, and the rewards that were not revoked. */
export async function countReferrals(db: Db, referrer: UserId) {
  return db
    .selectFrom('referrals')
    .select([
      (count) => count.fn.countAll<number>().as('invited'),
      (count) => count.fn.count<number>('joined_at').as('joined'),
      (count) =>
        count.fn.count<number>('rewarded_at').filterWhere('taken_back_at', 'is', null).as('rewarded'),
    ])
    .where('referrer', '=', referrer)
    .executeTakeFirstOrThrow()
}

/** Returns a user's referrals for the data export, without naming the invited users. */
export async function referralsOf(db: Db, person: UserId) {
  const code = await db
    .selectFrom('referral_codes')
    .select(['code', 'created_at'])
    .where('user_id', '=', person)
    .executeTakeFirst()
  const made = await db
    .selectFrom('referrals')
    .select(['invited_at', 'joined_at', 'rewarded_at', 'taken_back_at'])
    .where('referrer', '=', person)
    .orderBy('invited_at')
    .orderBy('id')
    .execute()
  const came = await db
    .selectFrom('referrals')
    .select('invited_at')
    .where('invited', '=', person)
    .executeTakeFirst()
  return { code: code ?? null, invitations: made, came_by_invitation_at: came?.invited_at ?? null }
}

/** Deletes that a user was invited, and their code. */
export async function removeReferralsOf(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('referrals').where('invited', '=', person).execute()
  await tx.deleteFrom('referral_codes').where('user_id', '=', person).execute()
}

/** Finds the referral of an invited user. */
export async function findReferralOf(db: Db, invited: UserId) {
  const row = await db
    .selectFrom('referrals')
    .select(['id', 'referrer', 'joined_at'])
    .where('invited', '=', invited)
    .executeTakeFirst()
  return row && { ...row, referrer: row.referrer as UserId }
}

/** Locks a referral until the transaction ends. */
export async function lockReferral(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('referrals')
    .select(['id', 'referrer', 'joined_at', 'rewarded_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, referrer: row.referrer as UserId }
}

/** The result of the first payment of an invited user. */
export type Outcome = 'rewarded' | 'same_card' | 'limit' | 'given_back'

/** Stores the result of a referral, once. */
export async function recordOutcome(
  tx: Tx,
  id: string,
  outcome: Outcome,
  card: Buffer | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('referrals')
    .set({
      joined_at: now,
      card_hash: card,
      ...(outcome === 'rewarded' ? { rewarded_at: now } : { refused: outcome }),
    })
    .where('id', '=', id)
    .where('joined_at', 'is', null)
    .execute()
}

/** Stores that a reward was revoked. */
export async function recordRevocation(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('referrals').set({ taken_back_at: now }).where('id', '=', id).execute()
}

/** Returns whether an invited user has paid with this card before. */
export async function isCardKnown(tx: Tx, card: Buffer): Promise<boolean> {
  const row = await tx.selectFrom('referrals').select('id').where('card_hash', '=', card).executeTakeFirst()
  return row !== undefined
}

/** Counts the rewards that a user earned after a time, including revoked ones. */
export async function countRewardsSince(tx: Tx, referrer: UserId, since: Date): Promise<number> {
  const { earned } = await tx
    .selectFrom('referrals')
    .select((count) => count.fn.countAll<number>().as('earned'))
    .where('referrer', '=', referrer)
    .where('rewarded_at', '>', since)
    .executeTakeFirstOrThrow()
  return earned
}

/** Finds the user to notify about a reward that was not revoked. */
export async function findRewardedReferrer(db: Db, id: string): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('referrals')
    .select('referrer')
    .where('id', '=', id)
    .where('rewarded_at', 'is not', null)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
  return row?.referrer as UserId | undefined
}
