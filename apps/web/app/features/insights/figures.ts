/** Formats the figures of insights, and puts findings into sentences. */
import type { InsightFinding, InsightGroup, InsightRate, Insights } from '@gigbell/contract'
import { count } from '../../components/money.ts'
import { texts } from './texts.ts'

const whole = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })
const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** Formats a share: '32%', below 10 % with one decimal: '4.5%'. */
export const percent = (share: number) => (share < 0.0995 ? tenths : whole).format(share)

/** Formats a number with at most one decimal: '8', '3.5'. */
export const shortNumber = (value: number) => decimal.format(value)

/** Returns the end of the scale for some rates: the next tenth above their intervals. */
export function scaleOf(rates: readonly InsightRate[]): number {
  const highest = Math.max(0, ...rates.filter(({ enough }) => enough).map(({ high }) => high))
  // 0.3 is 0.30000000000000004 after some computations.
  return Math.min(1, Math.max(0.1, Math.ceil(highest * 10 - 1e-9) / 10))
}

/** A finding with its sentence and the figures behind it. */
export interface FindingTexts {
  sentence: string
  figures: string
}

/** Times below this one read "more often": "1.2 times as often" says less than its figures. */
const LEAST_TIMES = 1.5

/** Puts a finding into words. */
export function describeFinding(finding: InsightFinding): FindingTexts {
  const { stage, by, key, label, applied, reached, others } = finding
  const which = texts.shared.which(by, key, label)
  const share = reached / applied
  const otherShare = others.reached / others.applied
  const times = otherShare > 0 ? share / otherShare : 0
  const often = times >= LEAST_TIMES ? texts.shared.times(formatTimes(times)) : texts.shared.more
  const { answeredMore, wonMore } = texts.shared
  return {
    sentence: stage === 'won' ? wonMore(which, often) : answeredMore(which, often),
    figures: formatParts(finding, others),
  }
}

/** Some applications, and how many of them reached a stage. */
interface Part {
  applied: number
  reached: number
}

/** Puts the shares of two parts beside each other: '60% (12 of 20) compared with 20% (10 of 50)'. */
export function formatParts(one: Part, other: Part): string {
  const partOf = ({ applied, reached }: Part) => texts.shared.part(count(reached), count(applied))
  const shareOf = ({ applied, reached }: Part) => percent(reached / applied)
  return texts.shared.figures(shareOf(one), partOf(one), shareOf(other), partOf(other))
}

const formatTimes = (times: number) => (times >= 10 ? count(Math.round(times)) : shortNumber(times))

/** Returns how many letters reached a stage. */
export const countStage = (funnel: Insights['funnel'], stage: Insights['funnel'][number]['status']) =>
  funnel.find(({ status }) => status === stage)?.count ?? 0

/** Returns whether any two groups are large enough to be compared. */
export const areComparable = (dimensions: readonly InsightGroup[][]) =>
  dimensions.some((groups) => groups.filter(({ reply }) => reply.enough).length >= 2)
