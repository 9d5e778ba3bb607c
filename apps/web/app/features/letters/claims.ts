/** What is pointed out in a letter: where the claims stand that the profile doesn't support, and its length. */
import type { Claim } from '@gigbell/contract'

/** A stretch of a letter; `why` where it is a claim that nothing supports. */
export interface LetterSegment {
  text: string
  why?: string
}

/** Claims that the letter still makes, each quote once with all its reasons: what was edited away is gone. */
export function remainingClaims(letter: string, claims: readonly Claim[]): Claim[] {
  const reasons = new Map<string, string[]>()
  for (const { quote, why } of claims) {
    if (quote.trim() !== '' && letter.includes(quote))
      reasons.set(quote, [...(reasons.get(quote) ?? []), why])
  }
  return [...reasons].map(([quote, whys]) => ({ quote, why: whys.join(' ') }))
}

/** The letter cut where claims begin and end. Put together again, the stretches are the letter. */
export function splitAtClaims(letter: string, claims: readonly Claim[]): LetterSegment[] {
  const found = remainingClaims(letter, claims)
    .map(({ quote, why }) => ({ why, from: letter.indexOf(quote), to: letter.indexOf(quote) + quote.length }))
    .sort((one, other) => one.from - other.from || other.to - one.to)
  const parts: LetterSegment[] = []
  let at = 0
  for (const { from, to, why } of found) {
    if (from < at) continue // lies within the one before
    if (from > at) parts.push({ text: letter.slice(at, from) })
    parts.push({ text: letter.slice(from, to), why })
    at = to
  }
  if (at < letter.length) parts.push({ text: letter.slice(at) })
  return parts
}

/** How many words a text has, as people count them. */
export const wordCount = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
