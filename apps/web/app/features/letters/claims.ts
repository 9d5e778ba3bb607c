/** Finds the claims of a letter that the profile doesn't support, and counts its words. */
import type { Claim } from '@gigbell/contract'

/** A part of a letter; `why` is set for an unsupported claim. */
export interface LetterSegment {
  text: string
  why?: string
}

/** Returns the claims that the letter still contains after edits, each quote once with all its reasons. */
export function remainingClaims(letter: string, claims: readonly Claim[]): Claim[] {
  const reasons = new Map<string, string[]>()
  for (const { quote, why } of claims) {
    if (quote.trim() !== '' && letter.includes(quote))
      reasons.set(quote, [...(reasons.get(quote) ?? []), why])
  }
  return [...reasons].map(([quote, whys]) => ({ quote, why: whys.join(' ') }))
}

/** Splits the letter where claims begin and end; the segments joined are the letter. */
export function splitAtClaims(letter: string, claims: readonly Claim[]): LetterSegment[] {
  const remaining = remainingClaims(letter, claims)
    .map(({ quote, why }) => ({ why, from: letter.indexOf(quote), to: letter.indexOf(quote) + quote.length }))
    .sort((one, other) => one.from - other.from || other.to - one.to)
  const parts: LetterSegment[] = []
  let at = 0
  for (const { from, to, why } of remaining) {
    if (from < at) continue // within the previous claim
    if (from > at) parts.push({ text: letter.slice(at, from) })
    parts.push({ text: letter.slice(from, to), why })
    at = to
  }
  if (at < letter.length) parts.push({ text: letter.slice(at) })
  return parts
}

/** Counts the words of a text. */
export const wordCount = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
