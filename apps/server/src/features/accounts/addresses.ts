/**
 * Whether a person is new here, by their address in any spelling. A deleted account leaves a keyed hash of its
 * address. Used trials are in trials.ts.
 */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys.ts'

/**
 * True when no other person has, connected or once had the address of a person who was just added. Looked up after
 * the insert, so that a simultaneous deletion of the same address has finished.
 */
export async function isNewAddress(tx: Tx, keys: Keys, person: UserId, email: string): Promise<boolean> {
  const address_hash = await hashAddress(tx, keys, email)
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from past_addresses where address_hash = ${address_hash})
      or exists (select from users where plain_address(email) = plain_address(${email}) and id <> ${person})
      or exists (select from connections where plain_address(label) = plain_address(${email}) and user_id <> ${person})
      as known`.execute(tx)
  return rows[0]?.known === false
}

/** Remembers the address of a deleted account. */
export async function rememberAddress(tx: Tx, keys: Keys, email: string, now: Date): Promise<void> {
  await tx
    .insertInto('past_addresses')
    .values({ address_hash: await hashAddress(tx, keys, email), left_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function hashAddress(db: Db, keys: Keys, email: string): Promise<Buffer> {
  const { rows } = await sql<{ plain: string }>`select plain_address(${email}) as plain`.execute(db)
  return keys.hash('past address', rows[0]?.plain ?? '')
}

/**
 * The placeholder id of an unknown address, so that work for it costs the same as for a person. It is always the same
 * for the same address.
 */
export function placeholderUserId(keys: Keys, email: string): UserId {
  const hex = keys.hash('nobody', email.toLowerCase()).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}` as UserId
}
