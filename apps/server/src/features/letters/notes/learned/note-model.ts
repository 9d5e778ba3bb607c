/**
 * Judges parts of the additional information by weights that were learned from labelled notes (decision 0025). What a
 * rule calls private, a wish or an order to the writer is left to the rules. scripts/learn-notes.ts learns
 * the weights.
 */
import { join } from 'node:path'
import { readLinearModel } from '../../../../platform/linear-model.ts'
import { readSentenceFeatures } from '../../../jobs/index.ts'

export const noteLabels = ['fact'] as const

const model = readLinearModel(join(import.meta.dirname, 'note-weights.tsv'), noteLabels)

/**
 * A private word in a letter is worse than facts that are missing in it, so a fact that no rule knows has to be this certain,
 * and what a rule takes for a fact may not be less likely than that. Notes that were not learned from gave these limits: of
 * 131 private parts the rules alone took 14 for facts and both together 7, of 238 facts 101 and 117 were found.
 */
const ADD_ABOVE = 3
const REFUSE_BELOW = -1
/** Below this share of known words, the model knows nothing of a part. */
const LEAST_KNOWN = 0.6

/** Reads the features of a part. */
export const readNoteFeatures = (part: string) =>
  readSentenceFeatures({ text: part, before: '', next: '', bullet: false })

const HAS_LETTERS = /\p{L}{2}/u

/** Decides whether a part without a private sign is a fact. `byRules` tells whether a rule knows it for one. */
export function decideFact(part: string, byRules: boolean): boolean {
  if (!HAS_LETTERS.test(part)) return byRules
  const { features, words } = readNoteFeatures(part)
  const known = words.filter((word) => model.knows(`word ${word}`)).length
  if (known < words.length * LEAST_KNOWN) return byRules
  return model.score(features).fact > (byRules ? REFUSE_BELOW : ADD_ABOVE)
}
