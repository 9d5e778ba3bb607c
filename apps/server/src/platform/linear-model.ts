/**
 * Models that sum up weights of what a text says: one weight for each feature and label, learned by scripts/learn-*.ts and
 * kept in a file that people can read. What the features are, and what follows from the sums, is up to the features of the
 * product that use a model.
 */
import { readFileSync } from 'node:fs'

/** A model that says how well each label fits. */
export interface LinearModel<Label extends string> {
  /** Returns a score for each label: above 0 if it is more likely than not. */
  score(features: ReadonlySet<string>): Record<Label, number>
  /** Whether the feature was frequent enough to be learned. */
  knows(feature: string): boolean
}

/** The weight of every label before anything is known of a text. */
export const BIAS = 'bias'

/** Long texts have more features, and are no more likely anything for that. */
export const scaleOf = (features: number): number => 1 / Math.sqrt(features + 1)

/**
 * Reads a model: a file with "feature" and the labels in its first line, then in each line a feature and its weights, all
 * separated by tabs. It is read at the start, because other requests would wait while the first letter reads it.
 * @throws Error if the labels are others
 */
export function readLinearModel<Label extends string>(
  file: string,
  labels: readonly Label[],
): LinearModel<Label> {
  const { rows, values } = readWeights(file, labels)
  return {
    score(features) {
      const sums = new Float64Array(labels.length)
      for (const feature of features) {
        const row = rows.get(feature)
        if (row !== undefined)
          for (let at = 0; at < sums.length; at++) sums[at]! += values[row * sums.length + at]!
      }
      const scale = scaleOf(features.size)
      const bias = rows.get(BIAS) ?? 0
      const scores = {} as Record<Label, number>
      for (const [at, label] of labels.entries())
        scores[label] = values[bias * sums.length + at]! + sums[at]! * scale
      return scores
    },
    knows: (feature) => rows.has(feature),
  }
}

/** The number of the row of each feature, and the weights of all rows one after the other. */
interface Weights {
  rows: ReadonlyMap<string, number>
  values: Float32Array
}

function readWeights(file: string, labels: readonly string[]): Weights {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  if (header !== ['feature', ...labels].join('\t')) throw new Error(`${file} was learned for other labels.`)
  const rows = new Map<string, number>()
  const values = new Float32Array(lines.length * labels.length)
  for (const [row, line] of lines.entries()) {
    const cells = line.split('\t')
    rows.set(cells[0] ?? '', row)
    for (let at = 0; at < labels.length; at++) values[row * labels.length + at] = Number(cells[at + 1])
  }
  return { rows, values }
}
