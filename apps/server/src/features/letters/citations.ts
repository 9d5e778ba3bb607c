/**
 * Compares the cards that a model names for its sentences with the check of the claims. The check decides: a
 * named card counts only if it supports the sentence.
 */
import type { Claim, SentenceEvidence } from '@gigbell/contract'
import type { Citation } from './author.ts'
import { type ClaimBasis, checkClaims } from './claims.ts'

/** What the check of a letter found. */
export interface CheckedClaims {
  unsupported: Claim[]
  evidence: SentenceEvidence[]
}

const NO_CARD = 'The model named nothing in your profile for this sentence.'

/** Returns whether a sentence may stay in a letter from which unsupported sentences are dropped. */
export function isSupported(citation: Citation, basis: ClaimBasis): boolean {
  const { unsupported, evidence } = checkClaims(citation.sentence, basis)
  return unsupported.length === 0 && (citation.mark !== 'unknown' || evidence.length > 0)
}

/**
 * Adds what the citations say to the findings of a letter: the named card is the evidence if it supports the
 * sentence, and a sentence whose mark names no card is unsupported unless the check found another card.
 */
export function applyCitations(
  letter: string,
  { unsupported, evidence }: CheckedClaims,
  citations: readonly Citation[],
  basis: ClaimBasis,
): CheckedClaims {
  const citationOf = (quote: string) =>
    citations.find(({ sentence }) => sentence.includes(quote) || quote.includes(sentence))
  const found = new Set([...unsupported, ...evidence].map(({ quote }) => citationOf(quote)))
  const uncarded = citations
    .filter((citation) => citation.mark === 'unknown' && !found.has(citation))
    .map(({ sentence }) => ({ quote: sentence, why: NO_CARD }))
  return {
    unsupported: [...unsupported, ...uncarded].sort(
      (one, other) => letter.indexOf(one.quote) - letter.indexOf(other.quote),
    ),
    evidence: evidence.map((found) => findNamedEvidence(found, citationOf(found.quote), basis) ?? found),
  }
}

/** Returns the evidence of the first named card that supports the sentence by itself. */
function findNamedEvidence(
  { quote, card }: SentenceEvidence,
  citation: Citation | undefined,
  basis: ClaimBasis,
): SentenceEvidence | undefined {
  if (!citation || (card !== null && citation.cards.includes(card))) return undefined
  for (const named of basis.cards.filter(({ id }) => citation.cards.includes(id))) {
    const alone = checkClaims(quote, { ...basis, cards: [named], facts: [] })
    if (alone.unsupported.length === 0 && alone.evidence[0]) return alone.evidence[0]
  }
  return undefined
}
