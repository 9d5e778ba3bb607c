/**
 * The profiles of people, prepared for the comparison with jobs. Preparing one takes up to a millisecond, so prepared
 * profiles are kept in memory by their version: a changed profile counts from the next call on.
 */
import type { Db } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'
import { createRecentCache } from '../../../platform/recent-cache.ts'
import { findProfiles, findProfileVersions, type ProfileVersion } from '../../profiles/index.ts'
import { type ReadProfile, readProfile } from './fit.ts'

/** How many prepared profiles are kept; one has about 10 kB. */
const MAX_PROFILES = 1_000

const prepared = createRecentCache<string, ReadProfile>(MAX_PROFILES)

/** Finds all profiles of a person, oldest first, prepared for the comparison. */
export async function findReadProfiles(db: Db, person: UserId): Promise<readonly ReadProfile[]> {
  return (await findProfilesOfPeople(db, [person])).get(person) ?? []
}

/** Finds all profiles of some people, prepared for the comparison. */
export async function findProfilesOfPeople(
  db: Db,
  people: readonly UserId[],
): Promise<Map<UserId, readonly ReadProfile[]>> {
  const versions = Map.groupBy(await findProfileVersions(db, people), ({ owner }) => owner)
  const found = [...versions].map(
    async ([person, own]) => [person, await prepareProfiles(db, person, own)] as const,
  )
  return new Map(await Promise.all(found))
}

/** Prepares the profiles of a person, given by their versions. Only those that are not in memory are read. */
export async function prepareProfiles(
  db: Db,
  person: UserId,
  versions: readonly ProfileVersion[],
): Promise<readonly ReadProfile[]> {
  const keys = versions.map(({ id, version }) => `${id} ${version}`)
  const known = keys.map((key) => prepared.get(key))
  if (known.every((profile) => profile !== undefined)) return known
  // A profile that changed in between is stored under its former version, which no later call finds.
  const profiles = new Map((await findProfiles(db, person)).map((profile) => [profile.id, profile]))
  return versions.flatMap(({ id }, index) => {
    const profile = profiles.get(id)
    const read = known[index] ?? (profile && readProfile(profile))
    if (read) prepared.set(keys[index]!, read)
    return read ?? []
  })
}
