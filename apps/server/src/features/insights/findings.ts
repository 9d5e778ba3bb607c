/** Finds what applications that were answered or won have in common, where it is more than chance. */
import {
  type InsightDimension,
  type InsightFinding,
  type Insights,
  insightDimensions,
  MIN_LETTERS_FOR_RATE,
} from '@gigbell/contract'
import { findSignificant, fisherProbability } from './statistics.ts'

/** How probable it may be that any of the findings is mere chance. */
const LEVEL = 0.05

/**
 * Compares each group with the other groups of its dimension. Groups of too few applications are not compared, and what
 * is unknown about applications (the key '') is nothing they have in common.
 */
export function computeFindings(by: Insights['by']): InsightFinding[] {
  const compared = insightDimensions.flatMap((dimension) =>
    (['won', 'replied'] as const).flatMap((stage) => compareGroups(by[dimension], dimension, stage)),
  )
  const probabilities = compared.map(({ applied, reached, others }) =>
    fisherProbability({ hits: reached, n: applied }, { hits: others.reached, n: others.applied }),
  )
  return findSignificant(probabilities, LEVEL).map((index) => compared[index]!)
}

function compareGroups(
  groups: Insights['by'][InsightDimension],
  by: InsightDimension,
  stage: InsightFinding['stage'],
): InsightFinding[] {
  const total = {
    applied: groups.reduce((sum, group) => sum + group.applied, 0),
    reached: groups.reduce((sum, group) => sum + group[stage], 0),
  }
  return groups
    .map((group) => ({
      stage,
      by,
      key: group.key,
      label: group.label,
      applied: group.applied,
      reached: group[stage],
      others: { applied: total.applied - group.applied, reached: total.reached - group[stage] },
    }))
    .filter(
      ({ key, applied, others }) =>
        key !== '' && applied >= MIN_LETTERS_FOR_RATE && others.applied >= MIN_LETTERS_FOR_RATE,
    )
}
