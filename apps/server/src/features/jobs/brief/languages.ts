/** The languages of posts, profiles and letters. */
import { languageChoices, type letterLanguages } from '@gigbell/contract'
import { detectLanguage } from '../../../platform/text.ts'

/** A language of letters. */
export type LetterLanguage = (typeof letterLanguages)[number]

/** Returns the language of a text; null if letters are not written in it. */
export function readLanguage(text: string): LetterLanguage | null {
  const name = detectLanguage(text)
  return languageChoices.find(({ label }) => label === name)?.value ?? null
}

/**
 * Returns the language of a letter where the person chooses none: that of the post if the profile lists it, by its label
 * ("German") or its code, else English.
 */
export function chooseLanguage(ofPost: LetterLanguage | null, listed: readonly string[]): LetterLanguage {
  const choice = languageChoices.find(({ value }) => value === ofPost)
  return choice && (listed.includes(choice.label) || listed.includes(choice.value)) ? choice.value : 'en'
}
