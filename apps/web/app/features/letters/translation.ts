/** Finds out whether a letter is in another language than the text of its profile. */
import type { Brief } from '@gigbell/contract'
import type { Wishes } from './draft.ts'

/** Returns the two languages where they differ; null where they are the same or one is not known. */
export function findTranslation(languages: Brief['languages'] | undefined, chosen: Wishes['language']) {
  const letter = chosen ?? languages?.letter
  const profile = languages?.profile
  return letter && profile && letter !== profile ? { profile, letter } : null
}
