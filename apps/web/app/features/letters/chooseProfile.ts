/** Chooses the profile that a letter is written from, while the person has chosen none for this job. */
import type { Fit } from '@gigbell/contract'
import type { ProfileTitle } from '../profiles/index.ts'
import type { LetterDraft } from './draft.ts'

/**
 * The profile, and why it was chosen: by the person, because the link or the address of the screen names it, or because it
 * fits best.
 */
export type ChosenProfile =
  | { profile: ProfileTitle; why: 'person' | 'address' }
  | { profile: ProfileTitle; why: 'fit'; score: number }

interface Candidates {
  profiles: readonly ProfileTitle[]
  /** The id that the link or the address of the screen has. */
  named: string | null
  /** The fit of the profile that fits best. */
  best: Fit | null | undefined
}

/**
 * Returns the choice; undefined if there is none yet, if the person deselected the profile, or if the one of an existing
 * letter was deleted. A single profile is selected by the person: there is nothing to compare, and the button waits for it
 * (spec §5).
 */
export function chooseProfile(
  { profile, noProfile, letter }: Pick<LetterDraft, 'profile' | 'noProfile' | 'letter'>,
  { profiles, named, best }: Candidates,
): ChosenProfile | undefined {
  const find = (id: string | null | undefined) => profiles.find((one) => one.id === id)
  const own = find(profile)
  if (own) return { profile: own, why: 'person' }
  if (noProfile || letter) return undefined
  const linked = find(named)
  if (linked) return { profile: linked, why: 'address' }
  if (profiles.length < 2) return undefined
  const fitting = find(best?.profile.id)
  return fitting && best ? { profile: fitting, why: 'fit', score: best.score } : undefined
}
