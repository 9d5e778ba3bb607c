/** Removes links from the person's words, and begins and ends their sentences. */
import { upperFirst } from '../../jobs/index.ts'

/** Returns the text without its web addresses. */
export function removeLinks(text: string): string {
  return text
    .replace(/\(?https?:\/\/[^\s)\]]+\)?/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the text as a sentence: with a capital, and with a period where it has no end. */
export function endSentence(text: string): string {
  const clean = text.replace(/[\s,;:–—-]+$/, '')
  return upperFirst(clean) + (/[.!?…]["”’)]?$/.test(clean) ? '' : '.')
}

/** Starts words with a small letter unless the first one is a name or an abbreviation. */
export const startSmall = (words: string) =>
  /^\p{Lu}(?:\p{Lu}|\s|$)/u.test(words) ||
  /^(?:I\b|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/.test(words)
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1)

/** "icon sets." becomes "icon sets". */
export const withoutPeriod = (text: string) => text.replace(/[.\s]+$/, '')

const SEE_ELSEWHERE =
  /[,;]? \(?(?:see|details (?:are )?in) (?:the )?(?:(?:first |second |third |last )?project(?: below| above)?|below|above)\)?(?=[.,;]|$)/gi

/** "their portal for rule requests, see the first project" refers to what the letter does not have. */
export const withoutCrossReference = (text: string) => text.replace(SEE_ELSEWHERE, '')
