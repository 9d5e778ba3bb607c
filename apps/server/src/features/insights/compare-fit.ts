import {
  type FitComparison,
  fitRanges,
  HIGH_FIT,
  type Insights,
  MIN_LETTERS_FOR_RATE,
} from '@gigbell/contract'
import { fitBounds } from './groups.ts'
import { fisherProbability } from './statistics.ts'

/** How probable it may be that a difference is mere chance. Half of it is allowed in each direction. */
const LEVEL = 0.05

/** The groups of a high fit; all others are of a low one. */
const highRanges: readonly string[] = fitRanges.slice(fitBounds.indexOf(HIGH_FIT) + 1)

/** Compares how often applications with a high and with a low fit were answered. */
export function compareFit(groups: Insights['by']['fit']): FitComparison {
  const count = (isHigh: boolean) => {
    const part = groups.filter(({ key }) => highRanges.includes(key) === isHigh)
    return {
      applied: part.reduce((sum, { applied }) => sum + applied, 0),
      replied: part.reduce((sum, { replied }) => sum + replied, 0),
    }
  }
  const high = count(true)
  const low = count(false)
  return { high, low, result: judge(high, low) }
}

type Answered = FitComparison['high']

function judge(high: Answered, low: Answered): FitComparison['result'] {
  if (Math.min(high.applied, low.applied) < MIN_LETTERS_FOR_RATE) return 'too_few'
  if (isMoreThanChance(high, low)) return 'more'
  return isMoreThanChance(low, high) ? 'less' : 'no_difference'
}

const isMoreThanChance = (one: Answered, other: Answered) =>
  fisherProbability({ hits: one.replied, n: one.applied }, { hits: other.replied, n: other.applied }) <=
  LEVEL / 2
