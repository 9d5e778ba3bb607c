/**
 * Learns what sentences of posts are from the labelled sets and writes the weights that the product ships:
 * `node scripts/learn-sentences.ts`. It takes half a minute. Run it after a change of the sets or of the features. Real
 * posts, where there are any, show what ordinary sentences are like: they change weights, but no word of them is written
 * that is not in the labelled sets too.
 */
import { join } from 'node:path'
import {
  readAskExamples,
  readRealExamples,
  readSentenceExamples,
} from '../apps/server/src/features/jobs/brief/labelled/read-examples.ts'
import { readSentenceFeatures } from '../apps/server/src/features/jobs/brief/learned/sentence-features.ts'
import { askKinds, sentenceLabels } from '../apps/server/src/features/jobs/brief/learned/sentence-model.ts'
import { realPostsMissing } from '../apps/server/src/platform/testing/real-posts.ts'
import { findFrequentFeatures, learnModel } from './learning.ts'

const folder = join(import.meta.dirname, '../apps/server/src/features/jobs/brief/learned')

if (realPostsMissing)
  console.log('There are no real posts: the weights will find more asks in ordinary sentences.')
const labelled = readSentenceExamples()
const sentences = [...labelled, ...(realPostsMissing ? [] : readRealExamples())].map(
  ({ sentence, fits }) => ({
    features: [...readSentenceFeatures(sentence).features],
    fits,
  }),
)
learnModel({
  file: join(folder, 'sentence-weights.tsv'),
  labels: sentenceLabels,
  features: findFrequentFeatures(sentences.slice(0, labelled.length).map(({ features }) => features)),
  examplesOf: (label) =>
    sentences.flatMap(({ features, fits }) => {
      const fitting = fits[label]
      return fitting === undefined ? [] : [{ features, fits: fitting }]
    }),
})

const asks = readAskExamples().map(({ quote, before, kind }) => ({
  features: [...readSentenceFeatures({ text: quote, before, next: '', bullet: false }).features],
  kind,
}))
learnModel({
  file: join(folder, 'ask-weights.tsv'),
  labels: askKinds,
  features: findFrequentFeatures(asks.map(({ features }) => features)),
  examplesOf: (label) => asks.map(({ features, kind }) => ({ features, fits: kind === label })),
})
