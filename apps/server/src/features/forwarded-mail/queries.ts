/** The SQL of the addresses for alert mails, and of the mails that arrive there. */
import type { ForwardedMail, MailResult } from '@gigbell/contract'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import type { ReceivedMail } from './authenticity.ts'

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

/** Finds the person with this address, by the part before the @. */
export async function findRecipient(db: Db, localPart: string): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('mail_addresses')
    .select('user_id')
    .where('local_part', '=', localPart)
    .executeTakeFirst()
  return row?.user_id as UserId | undefined
}

/** What is stored about a mail that was read. */
export interface StoredResult {
  result: Exclude<MailResult, 'waiting'>
  sender: string
  subject: string
  jobs: number
  outcomes: number
  detail: string | null
  link: string | null
}

/** Finds a mail that has not been read. */
export async function findWaitingMail(
  db: Db,
  id: string,
): Promise<(ReceivedMail & { person: UserId }) | undefined> {
  const row = await db
    .selectFrom('forwarded_mails')
    .select(['user_id', 'raw', 'received_at', 'envelope_sender', 'greeting', 'network_address'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row?.raw) return undefined
  return {
    person: row.user_id as UserId,
    raw: row.raw,
    receivedAt: row.received_at,
    envelopeSender: row.envelope_sender,
    greeting: row.greeting,
    networkAddress: row.network_address,
  }
}

/** Locks a mail that has not been read; false if it was read or deleted meanwhile. */
export async function lockWaitingMail(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('forwarded_mails')
    .select('id')
    .where('id', '=', id)
    .where('result', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the result of a mail, and deletes its text. */
export async function storeResult(tx: Tx, id: string, result: StoredResult): Promise<void> {
  await tx
    .updateTable('forwarded_mails')
    .set({ ...result, raw: null })
    .where('id', '=', id)
    .execute()
}

/** Gives up mails that could not be read since `stuckBefore`, and deletes those received before `oldBefore`. */
export async function deleteOldMails(
  db: Db,
  { stuckBefore, oldBefore }: { stuckBefore: Date; oldBefore: Date },
): Promise<void> {
  await db
    .updateTable('forwarded_mails')
    .set({ result: 'nothing', raw: null, detail: 'This mail could not be read.' })
    .where('result', '=', 'waiting')
    .where('received_at', '<', stuckBefore)
    .execute()
  await db.deleteFrom('forwarded_mails').where('received_at', '<', oldBefore).execute()
}
