/**
 * Learns the weights of linear models (apps/server/src/platform/linear-model.ts): one logistic regression for each label, by
 * AdaGrad with a truncated gradient (Duchi, Hazan, Singer 2011; Langford, Li, Zhang 2009). The same examples give the same
 * weights.
 */
import { writeFileSync } from 'node:fs'
import { BIAS, scaleOf } from '../apps/server/src/platform/linear-model.ts'

/** A text by its features, and whether the label fits. */
export interface Example {
  features: readonly string[]
  fits: boolean
}

/** The weights of one label. */
export interface LearnedWeights {
  bias: number
  weights: Map<string, number>
}

const EPOCHS = 15
const STEP = 0.15
/** Features are rarer than the bias, so that their steps are so many times larger. */
const FEATURE_STEP = 4
/** How strongly weights are drawn to zero. */
const SPARSITY = 1e-3
const SHRINKING = 1e-5
/** Features of fewer texts are noise. */
const LEAST_TEXTS = 4

/** Returns the features that are frequent enough to learn from. */
export function findFrequentFeatures(texts: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>()
  for (const features of texts)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= LEAST_TEXTS).map(([feature]) => feature)
}

/** Learns the weights of features from examples. */
export function learnWeights(
  examples: readonly Example[],
  features: readonly string[],
  step = STEP,
): LearnedWeights {
  const ids = new Map(features.map((feature, at) => [feature, at]))
  const rows = examples.map((example) =>
    Int32Array.from(example.features.map((feature) => ids.get(feature) ?? -1).filter((id) => id >= 0)),
  )
  const weights = new Float64Array(ids.size)
  const squares = new Float64Array(ids.size).fill(0.01)
  let bias = 0
  let biasSquares = 1e-8
  const order = examples.map((_, at) => at)
  const random = createRandom()
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const at of order) {
      const row = rows[at]!
      const scale = scaleOf(row.length)
      let sum = bias
      for (const id of row) sum += weights[id]! * scale
      const error = 1 / (1 + Math.exp(-sum)) - Number(examples[at]!.fits)
      biasSquares += error * error
      bias -= (step * error) / Math.sqrt(biasSquares)
      for (const id of row) {
        const gradient = error * scale + SHRINKING * weights[id]!
        squares[id]! += gradient * gradient
        const own = (FEATURE_STEP * step) / Math.sqrt(squares[id]!)
        weights[id] = truncate(weights[id]! - own * gradient, SPARSITY * own)
      }
    }
  }
  return { bias, weights: new Map([...ids].map(([feature, id]) => [feature, weights[id]!])) }
}

const truncate = (weight: number, by: number) => Math.sign(weight) * Math.max(0, Math.abs(weight) - by)

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
}

/** Yields the same numbers every time, from 0 to below 1. */
function createRandom(): () => number {
  let state = 42
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff
    return state / 0x80_00_00_00
  }
}

/** Learns the weights of a model and writes its file. */
export function learnModel<Label extends string>({
  file,
  labels,
  features,
  examplesOf,
  step = STEP,
}: {
  file: string
  labels: readonly Label[]
  features: readonly string[]
  examplesOf: (label: Label) => Example[]
  /** Smaller steps suit few examples. */
  step?: number
}): void {
  const learned = labels.map((label) => learnWeights(examplesOf(label), features, step))
  const lines = [
    ['feature', ...labels],
    [BIAS, ...learned.map(({ bias }) => round(bias))],
    ...[...features]
      .sort()
      .map((feature) => [feature, ...learned.map(({ weights }) => round(weights.get(feature) ?? 0))]),
  ].map((cells) => cells.join('\t'))
  writeFileSync(file, `${lines.join('\n')}\n`)
  console.log(`${file}: ${features.length} features`)
}

/** Features whose weights are all rounded to zero stay in the file: their words are known. */
function round(weight: number): string {
  return String(Math.round(weight * 10) / 10)
}
