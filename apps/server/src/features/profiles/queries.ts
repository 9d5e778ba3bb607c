/** The SQL of profiles. The owner stands in every query: somebody else's profile is not there. */
import type { Profile, ProfileInput } from '@gigbell/contract'
import type { z } from 'zod'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

/** A profile as entered and validated. */
export type Entered = z.output<typeof ProfileInput>

const columns = ['id', 'title', 'about', 'skills', 'languages', 'profile_links'] as const

/** All profiles of a person, oldest first. */
export function profilesOf(db: Db, owner: UserId): Promise<Profile[]> {
  return db
    .selectFrom('profiles')
    .select(columns)
    .where('user_id', '=', owner)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** One profile of its owner. */
export function profileOf(db: Db, owner: UserId, id: string): Promise<Profile | undefined> {
  return db
    .selectFrom('profiles')
    .select(columns)
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** How many profiles a person has. */
export async function profilesUsed(db: Db, owner: UserId): Promise<number> {
  const { used } = await db
    .selectFrom('profiles')
    .select((count) => count.fn.countAll<number>().as('used'))
    .where('user_id', '=', owner)
    .executeTakeFirstOrThrow()
  return used
}

/** Every skill that any of a person's profiles names. */
export async function skillsOf(db: Db, owner: UserId): Promise<string[]> {
  const rows = await db.selectFrom('profiles').select('skills').where('user_id', '=', owner).execute()
  return [...new Set(rows.flatMap((row) => row.skills))]
}

/** Adds a profile. Whether there is room for it is asked before (profiles.ts). */
export function insertProfile(tx: Tx, owner: UserId, entered: Entered, now: Date): Promise<Profile> {
  return tx
    .insertInto('profiles')
    .values({ user_id: owner, ...stored(entered), created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Replaces a profile of its owner; undefined when there is none. */
export function updateProfile(
  db: Db,
  owner: UserId,
  id: string,
  entered: Entered,
  now: Date,
): Promise<Profile | undefined> {
  return db
    .updateTable('profiles')
    .set({ ...stored(entered), updated_at: now })
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

/** Deletes a profile of its owner; false when there is none. */
export async function deleteProfile(db: Db, owner: UserId, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('profiles')
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

function stored(entered: Entered) {
  return {
    title: entered.title,
    about: entered.about,
    skills: entered.skills,
    languages: JSON.stringify(entered.languages),
    profile_links: JSON.stringify(entered.profile_links),
  }
}

/** Deletes all profiles of a person. */
export async function removeProfilesOf(tx: Tx, owner: UserId): Promise<void> {
  await tx.deleteFrom('profiles').where('user_id', '=', owner).execute()
}
