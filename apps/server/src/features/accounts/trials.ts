/**
 * The one free trial a person may have (spec §9). A person is told by their address however it is written: case,
 * +anything and the dots of Gmail make nobody new (`plain_address`). That an address has used its trial is kept
 * under a keyed hash from the trial's start on, so one key decides between accounts that live at the same time,
 * and it outlives them.
 */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys.ts'

/** Takes a person's trial; true for one caller ever, whoever races: the conditions are in the statement. */
export async function claimTrial(tx: Tx, keys: Keys, person: UserId, now: Date): Promise<boolean> {
  const user = await tx.selectFrom('users').select('email').where('id', '=', person).executeTakeFirst()
  if (!user) return false
  const { plain, typed } = await hashesOf(tx, keys, user.email)
  // A trial that was started before its hash was kept from the start is found by the account that had it.
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

/** Keeps, past the account, that an address has used its trial. */
export async function keepUsedTrial(tx: Tx, keys: Keys, email: string, at: Date): Promise<void> {
  const { plain } = await hashesOf(tx, keys, email)
  await tx
    .insertInto('used_trials')
    .values({ address_hash: plain, used_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Marks the trial of a new person as used where another account of theirs, there or gone, used it; tells whether. */
export async function recallUsedTrial(tx: Tx, keys: Keys, person: UserId, email: string): Promise<boolean> {
  const { plain, typed } = await hashesOf(tx, keys, email)
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

/** What is kept of an address; hashes kept before spellings were taken together are of the address as typed. */
async function hashesOf(db: Db, keys: Keys, email: string): Promise<{ plain: Buffer; typed: Buffer }> {
  const { rows } = await sql<{ plain: string }>`select plain_address(${email}) as plain`.execute(db)
  const hashOf = (address: string) => keys.hash('used trial', address)
  return { plain: hashOf(rows[0]?.plain ?? ''), typed: hashOf(email.toLowerCase()) }
}
