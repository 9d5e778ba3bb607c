/** The SQL of people's mailboxes. */
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'

/** A stored mailbox; the password is encrypted. */
export interface StoredMailbox {
  host: string
  port: number
  login: string
  folder: string
  sealed_password: string
  saved_at: Date
  uid_validity: string | null
  last_uid: number | null
  read_at: Date | null
  failed_at: Date | null
  failure: string | null
  failures: number
  is_stopped: boolean
}

/** Finds the mailbox of a person. */
export async function findMailbox(db: Db, person: UserId): Promise<StoredMailbox | undefined> {
  const row = await db.selectFrom('mailboxes').selectAll().where('user_id', '=', person).executeTakeFirst()
  return row && { ...row, last_uid: row.last_uid === null ? null : Number(row.last_uid) }
}

/** Stores the mailbox of a person in place of the former one. */
export async function replaceMailbox(
  tx: Tx,
  person: UserId,
  mailbox: Pick<StoredMailbox, 'host' | 'port' | 'login' | 'folder' | 'sealed_password'>,
  saved_at: Date,
): Promise<void> {
  const fresh = { uid_validity: null, last_uid: null, read_at: null }
  const row = {
    ...mailbox,
    ...fresh,
    saved_at,
    failed_at: null,
    failure: null,
    failures: 0,
    is_stopped: false,
  }
  await tx
    .insertInto('mailboxes')
    .values({ user_id: person, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** Deletes the mailbox of a person; returns whether there was one. */
export async function deleteMailbox(tx: Tx, person: UserId): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('mailboxes').where('user_id', '=', person).executeTakeFirst()
  return numDeletedRows > 0n
}

/** A mailbox as it was when it was opened: what is stored of it counts only while it is the same. */
export interface MailboxVersion {
  person: UserId
  saved_at: Date
}

/** Stores up to where a mailbox was read, or why it could not be; false if the person has changed it meanwhile. */
export async function updateMailbox(
  db: Db,
  { person, saved_at }: MailboxVersion,
  change: Partial<
    Pick<
      StoredMailbox,
      'uid_validity' | 'last_uid' | 'read_at' | 'failed_at' | 'failure' | 'failures' | 'is_stopped'
    >
  >,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mailboxes')
    .set(change)
    .where('user_id', '=', person)
    .where('saved_at', '=', saved_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Finds the people whose mailboxes are read. */
export async function findMailboxOwners(db: Db): Promise<UserId[]> {
  const rows = await db.selectFrom('mailboxes').select('user_id').where('is_stopped', '=', false).execute()
  return rows.map(({ user_id }) => user_id as UserId)
}
