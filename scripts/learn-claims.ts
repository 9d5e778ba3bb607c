/**
 * Learns which sentences of letters say something that nothing supports, from the labelled letters, and writes the weights
 * that the product ships: `node scripts/learn-claims.ts`. Run it after a change of the letters, of the rules or of the
 * features. The letters of the built-in writer are examples too: each of their sentences is based on a card.
 */
import { join } from 'node:path'
import { firstHalf } from '../apps/server/src/features/letters/claims/labelled/first-half.ts'
import { secondHalf } from '../apps/server/src/features/letters/claims/labelled/second-half.ts'
import {
  readSituations,
  type Situation,
  writeOut,
} from '../apps/server/src/features/letters/claims/labelled/situation.ts'
import { readClaimFeatures } from '../apps/server/src/features/letters/claims/learned/claim-features.ts'
import { claimLabels } from '../apps/server/src/features/letters/claims/learned/claim-model.ts'
import { type ClaimBasis, readJudgedSentences } from '../apps/server/src/features/letters/claims.ts'
import { factsOf } from '../apps/server/src/features/letters/notes.ts'
import { createTask } from '../apps/server/src/features/letters/testing/task.ts'
import { writeLetter } from '../apps/server/src/features/letters/writer/index.ts'
import { type Pair, readPairs } from '../tests/letters/pairs.ts'
import { type Example, findFrequentFeatures, learnModel } from './learning.ts'

const LEARNING = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((number) => `learning-${number}`)
const PAIRS = ['', 'later'].map((folder) => join(import.meta.dirname, '../tests/letters', folder))

const examples = [
  ...[...firstHalf, ...secondHalf, ...LEARNING.flatMap(readSituations)].flatMap(readLabelledLetter),
  ...PAIRS.flatMap(readPairs).flatMap(readBuiltInLetter),
]
learnModel({
  file: join(import.meta.dirname, '../apps/server/src/features/letters/claims/learned/claim-weights.tsv'),
  labels: claimLabels,
  features: findFrequentFeatures(examples.map(({ features }) => features)),
  examplesOf: () => examples,
})

function readLabelledLetter(situation: Situation): Example[] {
  const isUnsupported = (quote: string) =>
    situation.sentences.some(({ text, label }) => label === 'unsupported' && text.includes(quote))
  return readExamples(writeOut(situation), situation.basis, isUnsupported)
}

function readBuiltInLetter(pair: Pair): Example[] {
  const task = createTask({ ...pair, job: pair.post })
  const cards = task.cards.map(({ card }) => card)
  return readExamples(writeLetter(task), { cards, facts: factsOf(task.notes), job: task.job }, () => false)
}

function readExamples(
  letter: string,
  basis: ClaimBasis,
  isUnsupported: (quote: string) => boolean,
): Example[] {
  return [...readJudgedSentences(letter, basis)].map(({ judged, evidence }) => ({
    features: [...readClaimFeatures(judged, evidence).features],
    fits: isUnsupported(judged.quote),
  }))
}
