/** The SQL of people. Sessions have their own file, and so have attempts. */
import { plainName, type User } from '@gigbell/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

/** A person as stored, as far as anyone here needs it. */
export interface StoredPerson {
  id: UserId
  passwordHash: string | null
  user: User
}

const columns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'mobile_number',
  'password_hash',
  'email_verified_at',
  'trial_started_at',
] as const

/** The person of an address, whatever its case; null when nobody has it. */
export async function personByEmail(db: Db, email: string): Promise<StoredPerson | null> {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return row ? storedPerson(row) : null
}

/** The person of an id, or null for one that is gone. */
export async function personById(db: Db, person: UserId): Promise<StoredPerson | null> {
  const row = await db.selectFrom('users').select(columns).where('id', '=', person).executeTakeFirst()
  return row ? storedPerson(row) : null
}

/** What a person is called, for the foot of a letter. */
export async function nameOf(db: Db, person: UserId): Promise<{ firstName: string; lastName: string }> {
  return db
    .selectFrom('users')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', person)
    .executeTakeFirstOrThrow()
}

/** Whom a mail is for. */
export interface Addressee {
  firstName: string
  lastName: string
  email: string
}

/** Whom a mail about something else than the account is for; undefined for one that is gone. */
export async function addresseeOf(db: Db, person: UserId): Promise<Addressee | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['first_name as firstName', 'last_name as lastName', 'email'])
    .where('id', '=', person)
    .executeTakeFirst()
  return row && mailed(row)
}

/** Names as a mail may print them: never a link or a line break, whenever they were stored. */
const mailed = ({ firstName, lastName, email }: Addressee): Addressee => ({
  firstName: nameInMail(firstName),
  lastName: plainName(lastName),
  email,
})

/** A first name as a mail may print it; without one it says "Welcome, there". */
export const nameInMail = (firstName: string): string => plainName(firstName) || 'there'

/** The same, where the address is known to be theirs: what they subscribed to goes nowhere else. */
export async function verifiedAddresseeOf(db: Db, person: UserId): Promise<Addressee | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['first_name as firstName', 'last_name as lastName', 'email'])
    .where('id', '=', person)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return row && mailed(row)
}

/** Adds a person; null when the address is taken: the unique key decides, whoever races. */
export async function insertPerson(
  tx: Tx,
  entered: {
    firstName: string
    lastName: string
    email: string
    mobileNumber: string
    countryId: number
    passwordHash: string | null
    verified: boolean
    now: Date
  },
): Promise<StoredPerson | null> {
  const row = await tx
    .insertInto('users')
    .values({
      first_name: entered.firstName,
      last_name: entered.lastName,
      email: entered.email,
      mobile_number: entered.mobileNumber,
      country_id: entered.countryId,
      password_hash: entered.passwordHash,
      email_verified_at: entered.verified ? entered.now : null,
      created_at: entered.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row ? storedPerson(row) : null
}

/**
 * Locks the person's row, if their password is still the one whose hash was verified. A session that is opened
 * in the same transaction is committed before the password changes, and then ends with it, or not at all.
 */
export async function lockPersonWithHash(tx: Tx, person: UserId, verified: string | null): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', person)
    .where('password_hash', 'is not distinct from', verified)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces a password's hash, but only the one that was checked: of two changes at once one wins. */
export async function replacePasswordHash(
  tx: Tx,
  person: UserId,
  from: string,
  to: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', person)
    .where('password_hash', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Sets a password whatever there was before, and counts the address as verified: a mail to it was read. Sign-ins
 * with a provider that were begun before open this account no more.
 */
export async function setPasswordByMail(
  tx: Tx,
  person: UserId,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set((row) => ({
      password_hash: passwordHash,
      email_verified_at: row.fn.coalesce('email_verified_at', row.val(now)),
      sign_ins_after: sql<number>`nextval('sign_in_order')`,
    }))
    .where('id', '=', person)
    .execute()
}

/** Counts a person's address as verified. */
export async function markVerified(tx: Tx, person: UserId, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', person)
    .where('email_verified_at', 'is', null)
    .execute()
}

/** Changes what a person is called and their telephone number; null for one that is gone. */
export async function changePerson(
  db: Db,
  person: UserId,
  to: { first_name: string; last_name: string; mobile_number: string },
): Promise<StoredPerson | null> {
  const row = await db
    .updateTable('users')
    .set(to)
    .where('id', '=', person)
    .returning(columns)
    .executeTakeFirst()
  return row ? storedPerson(row) : null
}

/**
 * Makes of an unverified account one that belongs to who owns its address: no password, the owner's name,
 * no telephone number, verified.
 */
export async function handOver(
  tx: Tx,
  person: UserId,
  to: { firstName: string; lastName: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      first_name: to.firstName,
      last_name: to.lastName,
      mobile_number: '',
      password_hash: null,
      email_verified_at: now,
    })
    .where('id', '=', person)
    .execute()
}

/** Removes the phone number of an account whose address was never verified: nobody knows whose it is. */
export async function forgetPhone(tx: Tx, person: UserId): Promise<void> {
  await tx.updateTable('users').set({ mobile_number: '' }).where('id', '=', person).execute()
}

/** Locks the person's row for a sign-in that came back; false when it was begun before their password was reset. */
export async function lockPersonForSignIn(tx: Tx, person: UserId, begun: number): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', person)
    .where('sign_ins_after', '<', begun)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The person of an address, held until the transaction ends. */
export async function lockPersonByEmail(tx: Tx, email: string): Promise<StoredPerson | null> {
  const row = await tx
    .selectFrom('users')
    .select(columns)
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .forUpdate()
    .executeTakeFirst()
  return row ? storedPerson(row) : null
}

/** Deletes a person with everything that hangs on them; tells whether and when they took their trial. */
export async function deletePerson(tx: Tx, person: UserId): Promise<{ trialUsedAt: Date | null } | null> {
  const row = await tx
    .deleteFrom('users')
    .where('id', '=', person)
    .returning('trial_started_at')
    .executeTakeFirst()
  return row ? { trialUsedAt: row.trial_started_at } : null
}

/** Holds the person's row until the transaction ends, so that what is counted for them can't change meanwhile. */
export async function lockPerson(tx: Tx, person: UserId): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', person).forUpdate().execute()
}

/** Whether a person is still there; they are held against deletion until the transaction ends. */
export async function isThere(tx: Tx, person: UserId): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', person)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * People by a select of their ids, and whether their address is verified (only then anything but mail about
 * the account goes there). They are held against deletion until the transaction ends; whoever is gone is left out.
 */
export function heldPeople(ids: RawBuilder<unknown>): RawBuilder<{ id: string; verified: boolean }> {
  return sql`select id, email_verified_at is not null as verified from users where id in (${ids})
    order by id for key share`
}

function storedPerson(row: {
  id: string
  first_name: string
  last_name: string
  email: string
  mobile_number: string
  password_hash: string | null
  email_verified_at: Date | null
  trial_started_at: Date | null
}): StoredPerson {
  return {
    id: row.id as UserId,
    passwordHash: row.password_hash,
    user: {
      id: row.id,
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      mobile_number: row.mobile_number,
      trial_used: row.trial_started_at !== null,
      email_verified: row.email_verified_at !== null,
      has_password: row.password_hash !== null,
    },
  }
}
