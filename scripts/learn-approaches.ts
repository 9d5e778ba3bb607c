/**
 * Learns which sentences of profiles say how their owners work, from the labelled ones, and writes the weights that the product
 * ships: `node scripts/learn-approaches.ts`. Run it after a change of the sentences or of the features of sentences.
 */
import { join } from 'node:path'
import { readApproaches } from '../apps/server/src/features/letters/writer/labelled/read-approaches.ts'
import {
  approachLabels,
  readApproachFeatures,
} from '../apps/server/src/features/letters/writer/learned/approach-model.ts'
import { findFrequentFeatures, learnModel } from './learning.ts'

const examples = readApproaches('approaches.txt').map(({ text, fits }) => ({
  features: [...readApproachFeatures(text).features],
  fits,
}))
learnModel({
  file: join(import.meta.dirname, '../apps/server/src/features/letters/writer/learned/approach-weights.tsv'),
  labels: approachLabels,
  features: findFrequentFeatures(examples.map(({ features }) => features)),
  examplesOf: () => examples,
})
