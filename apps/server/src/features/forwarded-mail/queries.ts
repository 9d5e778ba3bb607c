/** The SQL of the addresses for alert mails, and of the mails that arrive there. */
import type { ForwardedMail } from '@gigbell/contract'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

/** Finds the part before the @ of a person's address. */
export async function findLocalPart(db: Db, person: UserId): Promise<string | null> {
  const row = await db
    .selectFrom('mail_addresses')
    .select('local_part')
    .where('user_id', '=', person)
    .executeTakeFirst()
  return row?.local_part ?? null
}

/** Stores the address of a person in place of the former one. */
export async function replaceLocalPart(
  db: Db,
  person: UserId,
  local_part: string,
  created_at: Date,
): Promise<void> {
  const row = { local_part, created_at }
  await db
    .insertInto('mail_addresses')
    .values({ user_id: person, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** Deletes the address of a person, if there is one. */
export async function deleteAddress(db: Db, person: UserId): Promise<void> {
  await db.deleteFrom('mail_addresses').where('user_id', '=', person).execute()
}

/** A person's mails, newest first, without their texts. */
export async function listMails(db: Db, person: UserId, most?: number): Promise<ForwardedMail[]> {
  const rows = await db
    .selectFrom('forwarded_mails')
    .select(['id', 'received_at', 'sender', 'subject', 'result', 'jobs', 'outcomes', 'detail', 'link'])
    .where('user_id', '=', person)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .$if(most !== undefined, (all) => all.limit(most!))
    .execute()
  return rows.map(({ received_at, sender, ...mail }) => ({
    ...mail,
    at: received_at.toISOString(),
    from: sender,
  }))
}

/** Deletes all mails of a person. */
export async function deleteMails(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('forwarded_mails').where('user_id', '=', person).execute()
}
