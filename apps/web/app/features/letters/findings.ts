/** Finds the sentences of a letter that the findings of a check are about. */
import type { Claim, SentenceEvidence } from '@gigbell/contract'
import { splitAtQuotes } from '../../components/quotes.ts'

/** What a check found about a part of a letter: an unsupported claim, or the evidence of a sentence. */
interface Finding {
  claim?: Claim
  evidence?: SentenceEvidence
}

/** A part of a letter with its finding, if any. */
export interface LetterSegment extends Finding {
  text: string
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
  const claimed = remainingClaims(letter, claims).map((claim) => ({ ...placeOf(letter, claim), claim }))
  const supported = evidence.filter((one) => {
    const { from, to } = placeOf(letter, one)
    return one.quote.trim() !== '' && claimed.every((claim) => claim.to <= from || claim.from >= to)
  })
  return splitAtQuotes<Finding & { quote: string }>(letter, [
    ...claimed.map(({ claim }) => ({ quote: claim.quote, claim })),
    ...supported.map((one) => ({ quote: one.quote, evidence: one })),
  ]).map(({ text, found }) => ({ text, claim: found?.claim, evidence: found?.evidence }))
}

function placeOf(letter: string, { quote }: { quote: string }) {
  const from = letter.indexOf(quote)
  return { from, to: from + quote.length }
}
