/** Finds the sentences of a letter that the findings of a check are about, and counts its words. */
import type { Claim, SentenceEvidence } from '@gigbell/contract'

/** A part of a letter. `claim` is set for an unsupported claim, `evidence` for a sentence with its evidence. */
export interface LetterSegment {
  text: string
  claim?: Claim
  evidence?: SentenceEvidence
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

/** Splits the letter where its findings begin and end; the segments joined are the letter. A claim covers evidence. */
export function splitAtFindings(
  letter: string,
  claims: readonly Claim[],
  evidence: readonly SentenceEvidence[],
): LetterSegment[] {
  const marked = remainingClaims(letter, claims).map((claim) => ({ ...placeOf(letter, claim), claim }))
  const supported = evidence
    .filter(({ quote }) => quote.trim() !== '' && letter.includes(quote))
    .map((one) => ({ ...placeOf(letter, one), evidence: one }))
    .filter(({ from, to }) => marked.every((claim) => claim.to <= from || claim.from >= to))
  const found = [...marked, ...supported].sort((one, other) => one.from - other.from || other.to - one.to)
  const segments: LetterSegment[] = []
  let at = 0
  for (const { from, to, ...finding } of found) {
    if (from < at) continue // within the previous one
    if (from > at) segments.push({ text: letter.slice(at, from) })
    segments.push({ text: letter.slice(from, to), ...finding })
    at = to
  }
  if (at < letter.length) segments.push({ text: letter.slice(at) })
  return segments
}

function placeOf(letter: string, { quote }: { quote: string }) {
  const from = letter.indexOf(quote)
  return { from, to: from + quote.length }
}

/** Counts the words of a text. */
export const wordCount = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
