/** The SQL of profiles. Every query names the owner: another person's profile is not found. */
import type { Profile, ProfileInput } from '@gigbell/contract'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Db, Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { UserId } from '../../platform/ids.ts'

/** The validated fields of a profile. */
export type ProfileValues = z.output<typeof ProfileInput>

const columns = [
  'id',
  'title',
  'about',
  'skills',
  'languages',
  'profile_links',
  'projects',
  'rate',
  'availability',
] as const

/** Finds all profiles of a person, oldest first. */
export function findProfiles(db: Db, owner: UserId): Promise<Profile[]> {
  return db
    .selectFrom('profiles')
    .select(columns)
    .where('user_id', '=', owner)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** A stored profile with its version: every change of the profile replaces it. */
export interface VersionedProfile {
  profile: Profile
  version: string
}

/** Finds all profiles of some people, those of each oldest first. */
export async function findProfilesOfOwners(
  db: Db,
  owners: readonly UserId[],
): Promise<Map<UserId, VersionedProfile[]>> {
  const rows = await db
    .selectFrom('profiles')
    .select(['user_id as owner', ...columns, sql<string>`xmin::text`.as('version')])
    .where('user_id', '=', sql<string>`any(${owners}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const found = new Map<UserId, VersionedProfile[]>()
  for (const { owner, version, ...profile } of rows)
    found.set(owner as UserId, [...(found.get(owner as UserId) ?? []), { profile, version }])
  return found
}

/** A profile as it is now: every change of the profile replaces the version. */
export interface ProfileVersion {
  owner: UserId
  id: string
  version: string
}

/** Selects the `ProfileVersion`s of some people, in the order of `findProfiles`. */
export const selectProfileVersions = (owners: readonly UserId[]): RawBuilder<ProfileVersion> =>
  sql`select user_id as owner, id, xmin::text as version from profiles
    where user_id = any(${owners}::uuid[]) order by created_at, id`

/** Finds the versions of some people's profiles. */
export async function findProfileVersions(db: Db, owners: readonly UserId[]): Promise<ProfileVersion[]> {
  return (await sql<ProfileVersion>`${prepared} ${selectProfileVersions(owners)}`.execute(db)).rows
}

/** Finds a profile of its owner. */
export function findProfile(db: Db, owner: UserId, id: string): Promise<Profile | undefined> {
  return db
    .selectFrom('profiles')
    .select(columns)
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Finds a profile of its owner and locks it for the transaction. */
export function lockProfile(tx: Tx, owner: UserId, id: string): Promise<Profile | undefined> {
  return tx
    .selectFrom('profiles')
    .select(columns)
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Counts a person's profiles. */
export async function countProfiles(db: Db, owner: UserId): Promise<number> {
  const { used } = await db
    .selectFrom('profiles')
    .select((count) => count.fn.countAll<number>().as('used'))
    .where('user_id', '=', owner)
    .executeTakeFirstOrThrow()
  return used
}

/** Finds the skills that any of a person's profiles names. */
export async function findProfileSkills(db: Db, owner: UserId): Promise<string[]> {
  const rows = await db.selectFrom('profiles').select('skills').where('user_id', '=', owner).execute()
  return [...new Set(rows.flatMap((row) => row.skills))]
}

/** Inserts a profile. The limit of the plan is checked before (profiles.ts). */
export function insertProfile(tx: Tx, owner: UserId, values: ProfileValues, now: Date): Promise<Profile> {
  return tx
    .insertInto('profiles')
    .values({ user_id: owner, ...toColumns(values), created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Replaces a profile of its owner; undefined when there is none. */
export function updateProfile(
  db: Db,
  owner: UserId,
  id: string,
  values: ProfileValues,
  now: Date,
): Promise<Profile | undefined> {
  return db
    .updateTable('profiles')
    .set({ ...toColumns(values), updated_at: now })
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

/** Optional fields that are missing get no value: an insert uses the default, an update keeps what is stored. */
function toColumns(values: ProfileValues) {
  return {
    title: values.title,
    about: values.about,
    skills: values.skills,
    languages: JSON.stringify(values.languages),
    profile_links: JSON.stringify(values.profile_links),
    ...(values.projects && { projects: JSON.stringify(values.projects) }),
    ...(values.rate !== undefined && { rate: values.rate && JSON.stringify(values.rate) }),
    ...(values.availability !== undefined && { availability: values.availability }),
  }
}

/** Deletes all profiles of a person. */
export async function deleteAllProfiles(tx: Tx, owner: UserId): Promise<void> {
  await tx.deleteFrom('profiles').where('user_id', '=', owner).execute()
}
