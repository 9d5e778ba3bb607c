/** The cards of a profile that letters may use, read without the database. */
import type { EvidenceCard, Profile } from '@gigbell/contract'
import { createRecentCache } from '../../../platform/recent-cache.ts'
import type { VersionedProfile } from '../../profiles/index.ts'
import { readCards } from './cards.ts'
import { applyChanges, type CardChange } from './changes.ts'

/** How many profiles have their cards kept in memory; one has about 40 kB. */
const MAX_PROFILES = 1_000

const knownCards = createRecentCache<string, readonly EvidenceCard[]>(MAX_PROFILES)

/**
 * Returns the cards of a profile that letters may use, as `readUsableCards`. They are kept in memory by the version of
 * the profile, and so is what ranking and checking claims read of each, because drafts are written from the same profile
 * for one job after the other.
 */
export function recallUsableCards(
  { profile, version }: VersionedProfile,
  changes: readonly CardChange[],
): readonly EvidenceCard[] {
  const key = JSON.stringify([profile.id, version, changes])
  const cards = knownCards.get(key) ?? readUsableCards(profile, changes)
  knownCards.set(key, cards)
  return cards
}

/** Reads the cards of a profile that letters may use, given what its owner changed. */
export function readUsableCards(profile: Profile, changes: readonly CardChange[]): EvidenceCard[] {
  return applyChanges(readCards(profile), changes, profile.skills)
    .filter(({ card }) => !card.off)
    .map(({ card: { id, kind, text, figures, skills, url } }) => ({ id, kind, text, figures, skills, url }))
}
