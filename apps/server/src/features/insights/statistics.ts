/**
 * The statistics of insights: intervals of shares, and which groups differ by more than chance. Nothing here is specific
 * to letters.
 */

/** The quantile of the normal distribution for an interval of 95 %. */
const Z = 1.959963984540054

/** An interval of a share. */
export interface Interval {
  low: number
  high: number
}

/** Returns Wilson's interval at 95 % of a share: of `n` things `hits` have a property. */
export function wilsonInterval(hits: number, n: number): Interval {
  if (n === 0) return { low: 0, high: 1 }
  const share = hits / n
  const center = share + Z ** 2 / (2 * n)
  const spread = Z * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2))
  const scale = 1 + Z ** 2 / n
  // Rounding must not push a bound past its end.
  return {
    low: hits === 0 ? 0 : (center - spread) / scale,
    high: hits === n ? 1 : (center + spread) / scale,
  }
}

/** Of `n` things `hits` have a property. */
export interface Sample {
  hits: number
  n: number
}

/**
 * Returns how probable it is that a sample has at least this many hits if chance alone decides which things are in it and
 * which in the other one (Fisher's exact test, one-sided).
 */
export function fisherProbability(sample: Sample, other: Sample): number {
  const all = sample.n + other.n
  const hits = sample.hits + other.hits
  const most = Math.min(sample.n, hits)
  const leftOver = all - hits - sample.n
  const logOfFirst =
    logChoices(hits, sample.hits) + logChoices(all - hits, sample.n - sample.hits) - logChoices(all, sample.n)
  let sum = 1
  let term = 1
  // Each term is the former one times a ratio; once they shrink, the rest is too small to matter.
  for (let k = sample.hits; k < most; k++) {
    const ratio = ((hits - k) * (sample.n - k)) / ((k + 1) * (leftOver + k + 1))
    term *= ratio
    sum += term
    if (ratio < 1 && term < sum * 1e-16) break
  }
  return Math.min(1, Math.exp(logOfFirst + Math.log(sum)))
}

const logChoices = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** Sums of logarithms up to this number are exact to the last digits; above, Stirling's series is. */
const FEW = 256
const logFactorials = Array.from({ length: FEW }, () => 0)
for (let n = 2; n < FEW; n++) logFactorials[n] = logFactorials[n - 1]! + Math.log(n)

function logFactorial(n: number): number {
  if (n < FEW) return logFactorials[n]!
  return n * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI * n) + 1 / (12 * n) - 1 / (360 * n ** 3)
}

/**
 * Returns the positions of the probabilities that are significant after Holm's correction, the most certain first: all of
 * them together are wrong with a probability of at most `level`.
 */
export function findSignificant(probabilities: readonly number[], level: number): number[] {
  const order = probabilities
    .map((probability, index) => ({ probability, index }))
    .sort((one, other) => one.probability - other.probability || one.index - other.index)
  const end = order.findIndex(({ probability }, rank) => probability > level / (order.length - rank))
  return order.slice(0, end === -1 ? order.length : end).map(({ index }) => index)
}
