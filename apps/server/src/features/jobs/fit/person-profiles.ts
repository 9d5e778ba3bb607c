/**
 * The profiles of people, prepared for the comparison with jobs. Preparing one takes up to a millisecond, so prepared
 * profiles are kept in memory by their version: a changed profile counts from the next call on.
 */
import { setImmediate } from 'node:timers/promises'
import type { Profile } from '@gigbell/contract'
import type { Db } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'
import { createRecentCache } from '../../../platform/recent-cache.ts'
import {
  findProfiles,
  findProfilesOfOwners,
  findProfileVersions,
  type ProfileVersion,
} from '../../profiles/index.ts'
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
  const wanted = [...versions].map(([person, own]) => ({
    person,
    own,
    known: own.map((one) => prepared.get(keyOf(one))),
  }))
  const unread = wanted.filter(({ known }) => known.includes(undefined)).map(({ person }) => person)
  const stored = unread.length === 0 ? undefined : await findProfilesOfOwners(db, unread)
  const found = new Map<UserId, readonly ReadProfile[]>()
  for (const { person, own, known } of wanted) {
    const fresh = stored?.get(person)
    const profiles = fresh?.map(({ profile }) => profile)
    found.set(person, profiles ? remember(own, profiles) : known.flatMap((profile) => profile ?? []))
    // The event loop handles other requests in between.
    if (fresh) await setImmediate()
  }
  return found
}

/** Prepares the profiles of a person, given by their versions. Only those that are not in memory are read. */
export async function prepareProfiles(
  db: Db,
  person: UserId,
  versions: readonly ProfileVersion[],
): Promise<readonly ReadProfile[]> {
  const known = versions.map((one) => prepared.get(keyOf(one)))
  if (known.every((profile) => profile !== undefined)) return known
  return remember(versions, await findProfiles(db, person))
}

const keyOf = ({ id, version }: ProfileVersion) => `${id} ${version}`

/**
 * Prepares the profiles of a person that are not in memory. A profile that changed since the versions were read is kept
 * under its former version, which no later call finds.
 */
function remember(versions: readonly ProfileVersion[], profiles: readonly Profile[]): ReadProfile[] {
  const stored = new Map(profiles.map((profile) => [profile.id, profile]))
  return versions.flatMap((one) => {
    const profile = stored.get(one.id)
    const read = prepared.get(keyOf(one)) ?? (profile && readProfile(profile))
    if (read) prepared.set(keyOf(one), read)
    return read ?? []
  })
}
