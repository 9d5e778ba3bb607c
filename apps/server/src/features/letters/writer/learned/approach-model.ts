/**
 * Judges by learned weights (decision 0025) whether a sentence says how somebody works. scripts/learn-approaches.ts learns the
 * weights from labelled/approaches.txt. Which of these sentences a letter has is decided in own-approach.ts.
 */
import { join } from 'node:path'
import { readLinearModel } from '../../../../platform/linear-model.ts'
import { readSentenceFeatures } from '../../../jobs/index.ts'

export const approachLabels = ['approach'] as const

const model = readLinearModel(join(import.meta.dirname, 'approach-weights.tsv'), approachLabels)

/** Below this share of known words, the model knows nothing of a sentence. */
const LEAST_KNOWN = 0.6

/** Returns what a sentence says about itself, whatever stands around it. Learning and judging use the same features. */
export const readApproachFeatures = (text: string) =>
  readSentenceFeatures({ text, before: '', next: '', bullet: false })

/**
 * Returns how likely a sentence of a profile says how its owner works, above 0 if it is more likely than not, rarely above 6. A sentence
 * in words that the model has not learned has the lowest score.
 */
export function scoreApproach(text: string): number {
  const { features, words } = readApproachFeatures(text)
  const known = words.filter((word) => model.knows(`word ${word}`)).length
  return known < words.length * LEAST_KNOWN ? Number.NEGATIVE_INFINITY : model.score(features).approach
}
