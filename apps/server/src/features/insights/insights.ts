/** Computes insights: the outcomes of a person's letters, in figures. The SQL is in letters/history/outcomes.ts. */
import type { InsightFilter, Insights } from '@gigbell/contract'
import { DAY } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { findOffsets, fromLocalTime } from '../../platform/local-time.ts'
import { findSourceNames } from '../jobs/index.ts'
import {
  countOutcomesOfHabits,
  countOutcomesOfJobs,
  findMedianMinutes,
  findTimesOfLetters,
  type OutcomeFilter,
  type OutcomesOfFit,
  type OutcomesOfHabits,
  type OutcomesOfJobs,
} from '../letters/index.ts'
import { findTimeZone } from '../notifications/index.ts'
import { findProfiles } from '../profiles/index.ts'
import { compareFit } from './compare-fit.ts'
import { computeFindings } from './findings.ts'
import {
  countStages,
  fitBounds,
  groupByCategory,
  groupByFit,
  groupByLength,
  groupByProfile,
  groupBySource,
  groupBySpeed,
  groupByWeekday,
  lengthBounds,
  rateOf,
  speedBounds,
} from './groups.ts'

/** A person can date a letter in any year, so the search for offsets of a time zone begins here at the earliest. */
const EARLIEST = new Date(0)

/** Computes the insights of one person. The statements run at the same time, because each takes a third of the time. */
export async function createInsights(db: Db, person: UserId, query: InsightFilter): Promise<Insights> {
  const timeZone = query.time_zone ?? (await findTimeZone(db, person))
  const filter = readFilter(query, timeZone)
  const [{ jobs, fits }, habits, median, labels] = await Promise.all([
    countOutcomesOfJobs(db, person, filter, fitBounds),
    countHabits(db, person, filter, timeZone),
    findMedianMinutes(db, person, filter),
    findLabels(db, person),
  ])
  const by = groupAll({ jobs, fits, habits }, labels)
  const { applied, replied, interview, won } = countStages(jobs)
  const spent = sum(jobs, ({ stage, connects }) => (stage > 0 ? connects : 0))
  return {
    funnel: [
      { status: 'letters', count: sum(jobs, ({ letters }) => letters) },
      { status: 'applied', count: applied },
      { status: 'viewed', count: sum(jobs, ({ viewed }) => viewed) },
      { status: 'replied', count: replied },
      { status: 'interview', count: interview },
      { status: 'won', count: won },
    ],
    rates: {
      reply: rateOf(replied, applied),
      interview: rateOf(interview, applied),
      win: rateOf(won, applied),
    },
    by,
    fit: compareFit(by.fit),
    time_to_apply: { median_minutes: median === null ? null : Math.round(median * 10) / 10 },
    connects: { spent, per_reply: replied === 0 ? null : spent / replied },
    findings: computeFindings(by),
  }
}

/** Reads the filter. A day is one of the time zone, and the last one is included. */
function readFilter({ from, to, profile, source }: InsightFilter, timeZone: string): OutcomeFilter {
  const isDay = (moment: string) => !moment.includes('T')
  const startOf = (day: string, later = 0) => fromLocalTime(Date.parse(day) + later, timeZone)
  return {
    from: from === undefined ? undefined : isDay(from) ? startOf(from) : new Date(from),
    // Times have milliseconds, so this includes the last one.
    before: to === undefined ? undefined : isDay(to) ? startOf(to, DAY) : new Date(Date.parse(to) + 1),
    profile,
    source,
  }
}

async function countHabits(
  db: Db,
  person: UserId,
  filter: OutcomeFilter,
  timeZone: string,
): Promise<OutcomesOfHabits[]> {
  const times = await findTimesOfLetters(db, person, filter)
  if (!times) return []
  const { first, last } = times
  const offsets = findOffsets(timeZone, first > EARLIEST ? first : EARLIEST, last)
  return countOutcomesOfHabits(db, person, filter, { minutes: speedBounds, words: lengthBounds, offsets })
}

interface Labels {
  profiles: ReadonlyMap<string, string>
  sources: ReadonlyMap<string, string>
}

async function findLabels(db: Db, person: UserId): Promise<Labels> {
  const [profiles, sources] = await Promise.all([findProfiles(db, person), findSourceNames(db)])
  return { profiles: new Map(profiles.map(({ id, title }) => [id, title])), sources }
}

function groupAll(
  { jobs, fits, habits }: { jobs: OutcomesOfJobs[]; fits: OutcomesOfFit[]; habits: OutcomesOfHabits[] },
  { profiles, sources }: Labels,
): Insights['by'] {
  return {
    profile: groupByProfile(jobs, profiles),
    source: groupBySource(jobs, sources),
    category: groupByCategory(jobs),
    speed: groupBySpeed(habits),
    weekday: groupByWeekday(habits),
    length: groupByLength(habits),
    fit: groupByFit(fits),
  }
}

const sum = <T>(list: readonly T[], read: (one: T) => number) =>
  list.reduce((total, one) => total + read(one), 0)
