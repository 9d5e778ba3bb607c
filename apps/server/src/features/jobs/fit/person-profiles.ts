/**
 * The profiles of people, prepared for the comparison with jobs. Preparing one takes up to a millisecond, so prepared
 * profiles are kept in memory by their version: a changed profile counts from the next call on.
 */
import { createBatchLoader } from '../../../platform/batch-loader.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'
import { createRecentCache } from '../../../platform/recent-cache.ts'
import { findProfiles, findProfileVersions } from '../../profiles/index.ts'
import { type ReadProfile, readProfile } from './fit.ts'

/** How many prepared profiles are kept; one has about 20 kB. */
const MAX_PROFILES = 500

const prepared = createRecentCache<string, ReadProfile>(MAX_PROFILES)

/** Finds all profiles of a person, oldest first, prepared for the comparison. */
export type FindReadProfiles = (person: UserId) => Promise<readonly ReadProfile[]>

/** Creates a function that finds prepared profiles; calls at the same time share one query. */
export function createProfileLoader(db: Db): FindReadProfiles {
  const loadVersions = createBatchLoader(async (people: readonly UserId[]) => {
    const versions = Map.groupBy(await findProfileVersions(db, [...new Set(people)]), ({ owner }) => owner)
    return people.map((person) => versions.get(person) ?? [])
  })
  return async (person) => readVersions(db, person, await loadVersions(person))
}

/** Finds all profiles of a person, oldest first, prepared for the comparison. */
export async function findReadProfiles(db: Db, person: UserId): Promise<readonly ReadProfile[]> {
  return readVersions(db, person, await findProfileVersions(db, [person]))
}

async function readVersions(
  db: Db,
  person: UserId,
  versions: readonly { id: string; version: string }[],
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
