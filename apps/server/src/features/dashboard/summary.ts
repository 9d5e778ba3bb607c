/** Creates the summary of the dashboard. Data of other features comes through its ports. */
import type { DashboardSummary, Job } from '@gigbell/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { startsOfLastDays } from './days.ts'
import { VISIT_TIMEOUT, visitOf } from './queries.ts'

const WEEK = 7
/** The number of matched jobs that the summary lists. */
const NEWEST = 3

/** What the summary gets from other features, always for one user. */
export interface SummaryPorts {
  db: Db
  clock: Clock
  /** The address of the page that shows mails written to files, if there is one. */
  mailPage: string | undefined
  profilesUsed(person: UserId): Promise<number>
  skillsOf(person: UserId): Promise<string[]>
  hasAlert(person: UserId): Promise<boolean>
  hasLetter(person: UserId): Promise<boolean>
  /** The jobs that matched after a moment: their number, and the ids of the newest. */
  matchedSince(person: UserId, since: Date, newest: number): Promise<{ count: number; newest: string[] }>
  /** The number of jobs that matched on each of the days that begin at these moments. */
  matchedByDay(person: UserId, days: readonly Date[]): Promise<number[]>
  /** The counted letters on the same days, and for each answered post the minutes it took. */
  lettersByDay(person: UserId, days: readonly Date[]): Promise<{ letters: number[]; minutes: number[] }>
  jobsOf(ids: string[]): Promise<Job[]>
}

/** Creates the summary of one user for a time zone. */
export async function createSummary(
  ports: SummaryPorts,
  person: UserId,
  timeZone: string,
): Promise<DashboardSummary> {
  const now = ports.clock.now()
  const days = startsOfLastDays(now, timeZone, WEEK)
  const [profiles, skills, alert, letter, matched, matchedByDay, { letters, minutes }] = await Promise.all([
    ports.profilesUsed(person),
    ports.skillsOf(person),
    ports.hasAlert(person),
    ports.hasLetter(person),
    findMatchesSinceLastVisit(ports, person, now),
    ports.matchedByDay(person, days),
    ports.lettersByDay(person, days),
  ])
  return {
    steps: { profile: profiles > 0, alert, letter },
    fits: skills.length > 0,
    matched,
    week: {
      days: days.map((from, index) => ({
        from: from.toISOString(),
        matched: matchedByDay[index] ?? 0,
        letters: letters[index] ?? 0,
      })),
      minutes_to_letter: median(minutes),
    },
    mail_page: ports.mailPage ?? null,
  }
}

async function findMatchesSinceLastVisit(
  { db, matchedSince, jobsOf }: SummaryPorts,
  person: UserId,
  now: Date,
): Promise<DashboardSummary['matched']> {
  const visit = await visitOf(db, person)
  const since =
    visit && (now.getTime() - visit.looked_at.getTime() > VISIT_TIMEOUT ? visit.looked_at : visit.previous_at)
  if (!since) return { since: null, count: 0, newest: [] }
  const { count, newest } = await matchedSince(person, since, NEWEST)
  return { since: since.toISOString(), count, newest: await jobsOf(newest) }
}

/** Returns the median, rounded to a tenth. */
function median(numbers: number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  if (sorted.length === 0) return null
  const value = (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
  return Math.round(value * 10) / 10
}
