/**
 * Judges sentences of letters by weights that were learned from labelled letters (decision 0025): whether a sentence says
 * something about its writer that nothing supports. The verdict of the rules is one of the features. scripts/learn-claims.ts
 * learns the weights.
 */
import { join } from 'node:path'
import { readLinearModel } from '../../../../platform/linear-model.ts'
import type { ClaimFeatures } from './claim-features.ts'

export const claimLabels = ['unsupported'] as const

const model = readLinearModel(join(import.meta.dirname, 'claim-weights.tsv'), claimLabels)

/** Below this share of known words, a sentence is in a language that the model has not learned. */
const LEAST_KNOWN = 0.6

/**
 * Above the first score, a sentence is marked that the rules have not marked; below the second one, a mark of theirs is
 * taken back. Both were chosen by counts on labelled letters that the weights were not learned from.
 */
const MARK_ABOVE = -0.3
const CLEAR_BELOW = -0.5

/** Returns whether nothing supports a sentence that the rules have marked or not. */
export function judgeClaim({ features, words }: ClaimFeatures, isMarked: boolean): boolean {
  const known = words.filter((word) => model.knows(`word ${word}`)).length
  if (known < words.length * LEAST_KNOWN) return isMarked
  return model.score(features).unsupported > (isMarked ? CLEAR_BELOW : MARK_ABOVE)
}
