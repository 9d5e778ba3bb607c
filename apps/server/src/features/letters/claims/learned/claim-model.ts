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
 * Above these scores, a sentence is marked: one that the rules have marked, one that they have not, and one that they have not and
 * that is probably about the post or a plan. They were chosen by counts on labelled letters that the weights were not learned from.
 */
const LEAST_SCORES = { marked: -0.5, unmarked: -0.4, doubtful: 0.5 }

/** Returns whether nothing supports a sentence. `verdict` is what the rules say about it. */
export function judgeClaim({ features, words }: ClaimFeatures, verdict: keyof typeof LEAST_SCORES): boolean {
  const known = words.filter((word) => model.knows(`word ${word}`)).length
  if (known < words.length * LEAST_KNOWN) return verdict === 'marked'
  return model.score(features).unsupported > LEAST_SCORES[verdict]
}
