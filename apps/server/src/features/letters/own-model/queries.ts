/** The SQL of people's own models. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'

/** A stored model; the key is encrypted, and null where the service needs none. */
export interface StoredModel {
  base_url: string
  model: string
  sealed_key: string | null
  failed_at: Date | null
  failure: string | null
}

/** Finds the model of a person. */
export function findStoredModel(db: Db, person: UserId): Promise<StoredModel | undefined> {
  return db
    .selectFrom('own_models')
    .select(['base_url', 'model', 'sealed_key', 'failed_at', 'failure'])
    .where('user_id', '=', person)
    .executeTakeFirst()
}

/** Finds the models of some people. */
export async function findStoredModels(db: Db, people: readonly UserId[]): Promise<Map<UserId, StoredModel>> {
  const rows = await db
    .selectFrom('own_models')
    .select(['user_id', 'base_url', 'model', 'sealed_key', 'failed_at', 'failure'])
    .where('user_id', '=', sql<string>`any(${people}::uuid[])`)
    .execute()
  return new Map(rows.map(({ user_id, ...stored }) => [user_id as UserId, stored]))
}

/** Stores the model of a person in place of the former one. */
export async function replaceModel(
  tx: Tx,
  person: UserId,
  model: Pick<StoredModel, 'base_url' | 'model' | 'sealed_key'>,
  now: Date,
): Promise<void> {
  const row = { ...model, failed_at: null, failure: null, saved_at: now }
  await tx
    .insertInto('own_models')
    .values({ user_id: person, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** Stores why a letter failed, unless the person has changed the model since. */
export async function storeFailure(
  db: Db,
  person: UserId,
  { base_url, model }: Pick<StoredModel, 'base_url' | 'model'>,
  { failure, now }: { failure: string; now: Date },
): Promise<void> {
  await db
    .updateTable('own_models')
    .set({ failed_at: now, failure })
    .where('user_id', '=', person)
    .where('base_url', '=', base_url)
    .where('model', '=', model)
    .execute()
}

/** Deletes the model of a person; returns whether there was one. */
export async function deleteModel(tx: Tx, person: UserId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('own_models')
    .where('user_id', '=', person)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
