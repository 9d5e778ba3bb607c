/** The SQL of changed evidence cards. The profile's owner is part of every query. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'
import type { CardChange } from './changes.ts'

const columns = ['card', 'off', 'text', 'original'] as const

/** Finds the changes of a profile, oldest first. */
export function findChanges(db: Db, owner: UserId, profile: string): Promise<CardChange[]> {
  return db
    .selectFrom('evidence_changes')
    .innerJoin('profiles', 'profiles.id', 'evidence_changes.profile_id')
    .select(columns)
    .where('profiles.user_id', '=', owner)
    .where('profile_id', '=', profile)
    .orderBy('changed_at')
    .orderBy('card')
    .execute()
}

/** Finds the changes of some profiles by the profiles' ids, those of each oldest first. */
export async function findChangesOfProfiles(
  db: Db,
  profiles: readonly { owner: UserId; id: string }[],
): Promise<Map<string, CardChange[]>> {
  const owned = sql`select * from unnest(
    ${profiles.map(({ owner }) => owner)}::uuid[], ${profiles.map(({ id }) => id)}::uuid[])`
  const rows = await db
    .selectFrom('evidence_changes')
    .innerJoin('profiles', 'profiles.id', 'evidence_changes.profile_id')
    .select(['profile_id', ...columns])
    .where(sql<boolean>`(profiles.user_id, profiles.id) in (${owned})`)
    .orderBy('changed_at')
    .orderBy('card')
    .execute()
  const found = new Map<string, CardChange[]>()
  for (const { profile_id, ...change } of rows)
    found.set(profile_id, [...(found.get(profile_id) ?? []), change])
  return found
}

/** Stores a change, in the place of the one that `replaced` names. The caller has locked the profile. */
export async function saveChange(
  tx: Tx,
  profile: string,
  change: CardChange,
  now: Date,
  replaced?: string,
): Promise<void> {
  if (replaced !== undefined && replaced !== change.card) await deleteChange(tx, profile, replaced)
  const { off, text, original } = change
  await tx
    .insertInto('evidence_changes')
    .values({ profile_id: profile, ...change, changed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['profile_id', 'card']).doUpdateSet({ off, text, original, changed_at: now }),
    )
    .execute()
}

/** Deletes a change. */
export async function deleteChange(tx: Tx, profile: string, card: string): Promise<void> {
  await tx.deleteFrom('evidence_changes').where('profile_id', '=', profile).where('card', '=', card).execute()
}

/** Deletes the oldest changes of sentences that the profile no longer has, so that editing it does not fill the table. */
export async function deleteOldChanges(tx: Tx, profile: string, keep: number): Promise<void> {
  await sql`delete from evidence_changes where profile_id = ${profile} and original is not null and card not in (
    select card from evidence_changes where profile_id = ${profile} and original is not null
    order by changed_at desc, card limit ${keep})`.execute(tx)
}

/** Finds all changes of a person for the data export. */
export function findAllChanges(db: Db, owner: UserId) {
  return db
    .selectFrom('evidence_changes')
    .innerJoin('profiles', 'profiles.id', 'evidence_changes.profile_id')
    .select(['profile_id', ...columns, 'changed_at'])
    .where('profiles.user_id', '=', owner)
    .orderBy('changed_at')
    .orderBy('card')
    .execute()
}

/** Deletes all changes of a person. */
export async function deleteAllChanges(tx: Tx, owner: UserId): Promise<void> {
  await tx
    .deleteFrom('evidence_changes')
    .where('profile_id', 'in', (profiles) =>
      profiles.selectFrom('profiles').select('id').where('user_id', '=', owner),
    )
    .execute()
}
