/** Creates the summary of the dashboard. */
import type { DashboardSummary } from '@gigbell/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { countAlerts } from '../alerts/index.ts'
import { presentJobs } from '../jobs/index.ts'
import { countLettersByDay, hasLetter } from '../letters/index.ts'
import { countMatchesByDay, findMatchesSince } from '../notifications/index.ts'
import { countProfiles, findProfileSkills } from '../profiles/index.ts'
import { startsOfLastDays } from './days.ts'
import { VISIT_TIMEOUT, visitOf } from './queries.ts'

const WEEK = 7
/** The number of matched jobs that the summary lists. */
const NEWEST = 3

/** What the summary needs. */
export interface SummaryPorts {
  db: Db
  clock: Clock
  /** The address of the page that shows mails written to files, if there is one. */
  mailPage: string | undefined
}

/** Creates the summary of one user for a time zone. */
export async function createSummary(
  { db, clock, mailPage }: SummaryPorts,
  person: UserId,
  timeZone: string,
): Promise<DashboardSummary> {
  const now = clock.now()
  const days = startsOfLastDays(now, timeZone, WEEK)
  const [profiles, skills, alerts, letter, matched, matchedByDay, { letters, minutes }] = await Promise.all([
    countProfiles(db, person),
    findProfileSkills(db, person),
    countAlerts(db, person),
    hasLetter(db, person),
    findMatchesSinceLastVisit({ db, clock }, person),
    countMatchesByDay(db, person, days),
    countLettersByDay(db, person, days),
  ])
  return {
    steps: { profile: profiles > 0, alert: alerts > 0, letter },
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
    mail_page: mailPage ?? null,
  }
}

async function findMatchesSinceLastVisit(
  { db, clock }: Pick<SummaryPorts, 'db' | 'clock'>,
  person: UserId,
): Promise<DashboardSummary['matched']> {
  const now = clock.now()
  const visit = await visitOf(db, person)
  const since =
    visit && (now.getTime() - visit.looked_at.getTime() > VISIT_TIMEOUT ? visit.looked_at : visit.previous_at)
  if (!since) return { since: null, count: 0, newest: [] }
  const { count, newest } = await findMatchesSince(db, person, since, NEWEST)
  return { since: since.toISOString(), count, newest: await presentJobs({ db, clock }, person, newest) }
}

/** Returns the median, rounded to a tenth. */
function median(numbers: number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  if (sorted.length === 0) return null
  const value = (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
  return Math.round(value * 10) / 10
}
