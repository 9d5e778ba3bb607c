/** The SQL of referral codes and of who came by them. */
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

/** A person's code; of two who ask at once for a first one, both get the same. A code that is taken is drawn again. */
export async function codeOf(db: Db, person: UserId, draw: () => string, now: Date): Promise<string> {
  for (;;) {
    const kept = await db
      .selectFrom('referral_codes')
      .select('code')
      .where('user_id', '=', person)
      .executeTakeFirst()
    if (kept) return kept.code
    await db
      .insertInto('referral_codes')
      .values({ user_id: person, code: draw(), created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Whose a code is. */
export async function ownerOf(db: Db, code: string): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('referral_codes')
    .select('user_id')
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.user_id as UserId | undefined
}

/** Writes down who came by whom; nobody comes twice. */
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

/** How many came, of these paid, and of these earned a reward that stands. */
export async function countsOf(db: Db, referrer: UserId) {
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

/** What is stored of a person's invitations, to take along; nothing of the invited but when they came. */
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

/** Forgets that a person was invited, and their code: somebody else wrote both. */
export async function removeReferralsOf(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('referrals').where('invited', '=', person).execute()
  await tx.deleteFrom('referral_codes').where('user_id', '=', person).execute()
}

/** The invitation that somebody came by. */
export async function referralOfInvited(db: Db, invited: UserId) {
  const row = await db
    .selectFrom('referrals')
    .select(['id', 'referrer', 'joined_at'])
    .where('invited', '=', invited)
    .executeTakeFirst()
  return row && { ...row, referrer: row.referrer as UserId }
}

/** An invitation, held until the transaction ends. */
export async function heldReferral(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('referrals')
    .select(['id', 'referrer', 'joined_at', 'rewarded_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, referrer: row.referrer as UserId }
}

/** What the first payment of an invited person came to. */
export type Outcome = 'rewarded' | 'same_card' | 'limit' | 'given_back'

/** Writes down what an invitation came to, once. */
export async function noteOutcome(
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

/** Notes that a reward was taken back. */
export async function noteTakenBack(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('referrals').set({ taken_back_at: now }).where('id', '=', id).execute()
}

/** Whether an invited person has paid with this card before. */
export async function isCardKnown(tx: Tx, card: Buffer): Promise<boolean> {
  const row = await tx.selectFrom('referrals').select('id').where('card_hash', '=', card).executeTakeFirst()
  return row !== undefined
}

/** How many rewards somebody earned since a time, taken back or not. */
export async function rewardsSince(tx: Tx, referrer: UserId, since: Date): Promise<number> {
  const { earned } = await tx
    .selectFrom('referrals')
    .select((count) => count.fn.countAll<number>().as('earned'))
    .where('referrer', '=', referrer)
    .where('rewarded_at', '>', since)
    .executeTakeFirstOrThrow()
  return earned
}

/** Whom to tell of a reward that stands. */
export async function rewardedReferrer(db: Db, id: string): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('referrals')
    .select('referrer')
    .where('id', '=', id)
    .where('rewarded_at', 'is not', null)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
  return row?.referrer as UserId | undefined
}
