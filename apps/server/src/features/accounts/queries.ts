/** The SQL of people. Sessions and attempts have their own files. */
import type { User } from '@gigbell/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

/** A person as stored. */
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

/** Finds a person by their address in any case; null when nobody has it. */
export async function findPersonByEmail(db: Db, email: string): Promise<StoredPerson | null> {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return row ? toStoredPerson(row) : null
}

/** Finds a person by id; null when they are deleted. */
export async function findPersonById(db: Db, person: UserId): Promise<StoredPerson | null> {
  const row = await db.selectFrom('users').select(columns).where('id', '=', person).executeTakeFirst()
  return row ? toStoredPerson(row) : null
}

/** A person's name, for the end of a letter. */
export async function findName(db: Db, person: UserId): Promise<{ firstName: string; lastName: string }> {
  return db
    .selectFrom('users')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', person)
    .executeTakeFirstOrThrow()
}

/** Finds the names of some people. */
export async function findNames(
  db: Db,
  people: readonly UserId[],
): Promise<Map<UserId, { firstName: string; lastName: string }>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', sql<string>`any(${people}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, ...name }) => [id as UserId, name]))
}

/** Adds a person; null when the address is taken. The unique key decides between simultaneous calls. */
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
  return row ? toStoredPerson(row) : null
}

/**
 * Locks the person's row if their password hash is still the verified one. A session that is opened in the same
 * transaction is then committed before a password change, which ends it, or not at all.
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

/** Replaces a password hash if it is still the verified one, so that one of two simultaneous changes succeeds. */
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
 * Sets a password by a mailed link, which also verifies the address. Sign-ins with a provider that started before
 * can't open this account any more.
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

/** Marks a person's address as verified. */
export async function markVerified(tx: Tx, person: UserId, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', person)
    .where('email_verified_at', 'is', null)
    .execute()
}

/** Changes a person's name and phone number; null when they are deleted. */
export async function updatePerson(
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
  return row ? toStoredPerson(row) : null
}

/**
 * Gives an unverified account to the owner of its address: without a password and phone number, with the owner's
 * name, verified.
 */
export async function transferAccount(
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

/** Removes the phone number of an account whose address was never verified, because its owner is unknown. */
export async function deletePhoneNumber(tx: Tx, person: UserId): Promise<void> {
  await tx.updateTable('users').set({ mobile_number: '' }).where('id', '=', person).execute()
}

/** Locks the person's row for a returning sign-in; false when their password was reset after it started. */
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

/** Finds a person by address, and locks them until the transaction ends. */
export async function lockPersonByEmail(tx: Tx, email: string): Promise<StoredPerson | null> {
  const row = await tx
    .selectFrom('users')
    .select(columns)
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .forUpdate()
    .executeTakeFirst()
  return row ? toStoredPerson(row) : null
}

/** Deletes a person and everything that references them. Returns whether and when they started their trial. */
export async function deletePerson(tx: Tx, person: UserId): Promise<{ trialUsedAt: Date | null } | null> {
  const row = await tx
    .deleteFrom('users')
    .where('id', '=', person)
    .returning('trial_started_at')
    .executeTakeFirst()
  return row ? { trialUsedAt: row.trial_started_at } : null
}

/** Locks the person's row until the transaction ends, so that counts for them can't change. */
export async function lockPerson(tx: Tx, person: UserId): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', person).forUpdate().execute()
}

/** Whether a person exists. Prevents their deletion until the transaction ends. */
export async function personExists(tx: Tx, person: UserId): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', person)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * SQL that finds people by a select of their ids, with whether their address is verified (other mail than about the
 * account needs that). Prevents their deletion until the transaction ends. Deleted people are left out.
 */
export function lockPeople(ids: RawBuilder<unknown>): RawBuilder<{ id: string; verified: boolean }> {
  return sql`select id, email_verified_at is not null as verified from users where id in (${ids})
    order by id for key share`
}

function toStoredPerson(row: {
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
