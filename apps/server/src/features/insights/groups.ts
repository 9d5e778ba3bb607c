/** Groups applications by one property each, and names the groups. */
import {
  fitRanges,
  HIGH_FIT,
  type InsightGroup,
  type InsightRate,
  lengthRanges,
  MIN_LETTERS_FOR_RATE,
  speedRanges,
} from '@gigbell/contract'
import type { OutcomesOfFit, OutcomesOfHabits, OutcomesOfJobs, Stage } from '../letters/index.ts'
import { wilsonInterval } from './statistics.ts'

/** The lower bounds of all `speedRanges` but the first, in minutes. */
export const speedBounds = [10, 60, 360, 1440]

/** The lower bounds of all `lengthRanges` but the first, in words. */
export const lengthBounds = [80, 140, 200]

/** The lower bounds of all `fitRanges` but the first. */
export const fitBounds = [40, HIGH_FIT, 80]

const speedLabels = [
  'Within 10 minutes',
  '10 to 60 minutes',
  '1 to 6 hours',
  '6 to 24 hours',
  'After more than a day',
]
const lengthLabels = ['Under 80 words', '80–139 words', '140–199 words', '200 words or more']
const fitLabels = ['Under 40', '40–59', '60–79', '80 or more']
const weekdayKeys = ['1', '2', '3', '4', '5', '6', '7']
const weekdayLabels = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** How many applications reached each stage. */
export interface StageCounts {
  applied: number
  replied: number
  interview: number
  won: number
}

/** Counts applications by stage: one that reached a stage has reached all before it. */
export function countStages(counts: readonly { stage: Stage; letters: number }[]): StageCounts {
  const reached = (lowest: number) =>
    counts.reduce((sum, { stage, letters }) => (stage >= lowest ? sum + letters : sum), 0)
  return { applied: reached(1), replied: reached(2), interview: reached(3), won: reached(4) }
}

/** The share of applications that reached a stage. */
export function rateOf(reached: number, applied: number): InsightRate {
  return {
    value: applied === 0 ? 0 : reached / applied,
    ...wilsonInterval(reached, applied),
    n: applied,
    enough: applied >= MIN_LETTERS_FOR_RATE,
  }
}

/** Groups by profile. `titles` are the present titles of profiles by their ids. */
export const groupByProfile = (counts: readonly OutcomesOfJobs[], titles: ReadonlyMap<string, string>) =>
  largestFirst(
    groupBy(
      counts,
      ({ profileId, profileTitle }) => profileId ?? profileTitle ?? '',
      (key) => titles.get(key) ?? (key || 'No profile'),
    ),
  )

/** Groups by source. `names` are the readable names of sources. */
export const groupBySource = (counts: readonly OutcomesOfJobs[], names: ReadonlyMap<string, string>) =>
  largestFirst(
    groupBy(
      counts,
      ({ source }) => source ?? '',
      (key) => names.get(key) ?? (key || 'No source'),
    ),
  )

/** Groups by the category of the job. */
export const groupByCategory = (counts: readonly OutcomesOfJobs[]) =>
  largestFirst(
    groupBy(
      counts,
      ({ category }) => category ?? '',
      (key) => key || 'No category',
    ),
  )

/** Groups by the time from the post to the application. */
export const groupBySpeed = (counts: readonly OutcomesOfHabits[]) =>
  groupByPosition(counts, ({ speed }) => speed, speedRanges, speedLabels)

/** Groups by the weekday of the application, Monday first. */
export const groupByWeekday = (counts: readonly OutcomesOfHabits[]) =>
  groupByPosition(counts, ({ weekday }) => weekday - 1, weekdayKeys, weekdayLabels)

/** Groups by the length of the letter. */
export const groupByLength = (counts: readonly OutcomesOfHabits[]) =>
  groupByPosition(counts, ({ length }) => length, lengthRanges, lengthLabels)

/** Groups by how well the profile fitted the job. */
export const groupByFit = (counts: readonly OutcomesOfFit[]) =>
  groupByPosition(counts, ({ fit }) => fit, fitRanges, fitLabels)

function groupByPosition<Outcomes extends { stage: Stage; letters: number }>(
  counts: readonly Outcomes[],
  positionOf: (one: Outcomes) => number | null,
  keys: readonly string[],
  labels: readonly string[],
): InsightGroup[] {
  return keys.flatMap((key, position) =>
    createGroup(
      key,
      labels[position]!,
      counts.filter((one) => positionOf(one) === position),
    ),
  )
}

function groupBy(
  counts: readonly OutcomesOfJobs[],
  keyOf: (one: OutcomesOfJobs) => string,
  labelOf: (key: string) => string,
): InsightGroup[] {
  return [...Map.groupBy(counts, keyOf)].flatMap(([key, part]) => createGroup(key, labelOf(key), part))
}

/** Returns the group, or nothing where no letter was applied. */
function createGroup(
  key: string,
  label: string,
  counts: readonly { stage: Stage; letters: number }[],
): InsightGroup[] {
  const stages = countStages(counts)
  if (stages.applied === 0) return []
  return [{ key, label, ...stages, reply: rateOf(stages.replied, stages.applied) }]
}

const largestFirst = (groups: InsightGroup[]) =>
  groups.sort((one, other) => other.applied - one.applied || (one.key < other.key ? -1 : 1))
