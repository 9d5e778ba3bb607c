/**
 * What a feature declares of the personal data it stores: its tables, and how they are exported and erased. The
 * download of an account and its deletion loop over these declarations. A test (personal-data.test.ts) finds every
 * table that refers to a person and fails for one that no feature declares.
 */
import type { Tx } from './db/database.ts'
import type { Tables } from './db/tables.ts'
import type { Person } from './http/serve.ts'
import type { UserId } from './ids.ts'
import type { World } from './world.ts'

/** The personal data of one feature. */
export interface PersonalData {
  /** Every table with rows that belong to a person: whether they are part of the download or, if not, why. */
  tables: Partial<Record<keyof Tables, 'exported' | { notExported: string }>>
  /** The feature's part of the download. It contains no hashes and no secrets. */
  export?(world: World, person: Person & { email: string }): Promise<Record<string, unknown>>
  /**
   * Ends what runs for a person at outside services, before their account is deleted.
   * @throws Refusal when a service can't be reached: then nothing is deleted
   */
  endServices?(world: World, person: UserId): Promise<void>
  /**
   * Deletes what would remain without the person's row, in the transaction that deletes it and before it. Rows that
   * refer to the person with `on delete cascade` need nothing.
   */
  erase?(tx: Tx, person: { id: UserId; email: string }): Promise<void>
  /**
   * Deletes what was stored in an account with an unverified address, when the account passes to the owner of the
   * address. What was paid for stays.
   */
  reset?(tx: Tx, person: UserId, now: Date): Promise<void>
}
