/**
 * What a form of a short fact is, as busy people type it in the additional information, with its sentence. The forms are in
 * own-terms.ts, job-prices.ts and own-offers.ts.
 */
import { upperFirst } from '../../jobs/index.ts'
import { SECRET } from './signals.ts'

/** The pattern of a number in digits or words. */
export const NUMBER = '(?:\\d[\\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)'
/** The pattern of a unit of time. */
export const TIME = '(?:hours?|(?:working |business )?days?|weeks?|months?|evenings?)'
/** The pattern of a day of the week. */
export const DAY = '(?:(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)'

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
/** The pattern of a date without a year: "June 14", "14th of June". */
export const DATE = `(?:${MONTH} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH})`

/** A form, what makes it private, and its sentence. The groups of the pattern are the arguments of `word`. */
export interface Form {
  form: RegExp
  isPrivate: (part: string) => boolean
  word: (...groups: (string | undefined)[]) => string
}

/** For forms that have other signs of private remarks in themselves. */
export const isSecret = (part: string) => SECRET.test(part)

/** "on thursday" becomes "on Thursday". */
export const inCapitalDays = (text: string) =>
  text.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi, upperFirst)

/** "in march" becomes "in March". */
export const inCapitalMonths = (text: string) => text.replace(new RegExp(`\\b${MONTH}\\b`, 'g'), upperFirst)

/** A person does not tell the client that a model does the work. */
const WITH_AI = /\b(?:chat ?gpt|gpt\S*|ai|copilot|claude|gemini|cursor|llms?)\b/i

/** Whether a part has one of the forms and no sign of what is private. */
export const hasForm = (part: string, forms: readonly Form[]): boolean =>
  !WITH_AI.test(part) && forms.some(({ form, isPrivate }) => form.test(part) && !isPrivate(part))

/** Words a part of one of the forms as a sentence; null for other parts. */
export function wordForm(part: string, forms: readonly Form[]): string | null {
  if (WITH_AI.test(part)) return null
  for (const { form, isPrivate, word } of forms) {
    const [whole, ...groups] = part.match(form) ?? []
    if (whole !== undefined && !isPrivate(part)) return word(...groups)
  }
  return null
}
