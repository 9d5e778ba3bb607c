/**
 * The one free trial a person may have (spec §9). A person is recognized by their address in any spelling: case,
 * +anything and the dots of Gmail make no new person (`plain_address`). The keyed hash of an address is stored at
 * the start of its trial, so one unique key decides between accounts that exist at the same time, and the hash
 * remains after they are deleted.
 */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys.ts'

/** Starts a person's trial. The conditions are part of the statement, so only one call ever succeeds. */
export async function claimTrial(tx: Tx, keys: Keys, person: UserId, now: Date): Promise<boolean> {
  const user = await tx.selectFrom('users').select('email').where('id', '=', person).executeTakeFirst()
  if (!user) return false
  const { plain, typed } = await hashAddress(tx, keys, user.email)
  // A trial that started before its hash was stored is found by its account.
  const { numAffectedRows } = await sql`
    with first as (
      insert into used_trials (address_hash, used_at)
      select ${plain}, ${now}::timestamptz
      where exists (select from users where id = ${person} and trial_started_at is null)
        and not exists (select from used_trials where address_hash = ${typed})
        and not exists (
          select from users
          where plain_address(email) = plain_address(${user.email}) and trial_started_at is not null)
      on conflict do nothing
      returning used_at
    )
    update users set trial_started_at = first.used_at from first where id = ${person}`.execute(tx)
  return numAffectedRows === 1n
}

/** Remembers, after an account's deletion, that its address has used the trial. */
export async function rememberUsedTrial(tx: Tx, keys: Keys, email: string, at: Date): Promise<void> {
  const { plain } = await hashAddress(tx, keys, email)
  await tx
    .insertInto('used_trials')
    .values({ address_hash: plain, used_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Marks a new person's trial as used if another account of theirs used it, even a deleted one. Returns whether it did.
 */
export async function applyUsedTrial(tx: Tx, keys: Keys, person: UserId, email: string): Promise<boolean> {
  const { plain, typed } = await hashAddress(tx, keys, email)
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .from('used_trials')
    .set((row) => ({ trial_started_at: row.ref('used_trials.used_at') }))
    .where('users.id', '=', person)
    .where('users.trial_started_at', 'is', null)
    .where('used_trials.address_hash', 'in', [plain, typed])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The hashes of an address. Older ones are of the address as it was typed, with its spelling. */
async function hashAddress(db: Db, keys: Keys, email: string): Promise<{ plain: Buffer; typed: Buffer }> {
  const { rows } = await sql<{ plain: string }>`select plain_address(${email}) as plain`.execute(db)
  const hashOf = (address: string) => keys.hash('used trial', address)
  return { plain: hashOf(rows[0]?.plain ?? ''), typed: hashOf(email.toLowerCase()) }
}
