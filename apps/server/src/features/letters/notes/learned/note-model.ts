/**
 * Judges clauses of the additional information by weights that were learned from labelled notes (decision 0025).
 * scripts/learn-notes.ts learns the weights.
 */
import { join } from 'node:path'
import { readLinearModel } from '../../../../platform/linear-model.ts'

export const noteLabels = ['fact'] as const

const model = readLinearModel(join(import.meta.dirname, 'note-weights.tsv'), noteLabels)

/** Below this share of known words, the model knows nothing of a text. */
const LEAST_KNOWN = 0.6

/** Returns how likely each clause is a fact, above 0 if it is more likely than not; null for texts in unknown words. */
export function scoreClauses(features: readonly ReadonlySet<string>[]): number[] | null {
  const words = [...new Set(features.flatMap((one) => [...one].filter((name) => name.startsWith('word '))))]
  const known = words.filter((word) => model.knows(word)).length
  return known < words.length * LEAST_KNOWN ? null : features.map((one) => model.score(one).fact)
}
