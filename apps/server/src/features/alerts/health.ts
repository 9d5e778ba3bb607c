/** The health of alerts: the outcomes of their matches, and which alerts have a problem. */
import type { AlertHealth, AlertProblem } from '@gigbell/contract'
import { DAY } from '../../platform/clock.ts'
import type { UserId } from '../../platform/ids.ts'
import { countOutcomes, findLastMatches, noOutcomes } from '../notifications/index.ts'
import type { AlertPorts } from './alerts.ts'
import { findAlerts, type VisibleAlert } from './queries.ts'

const PERIOD = 30 * DAY
const SILENT_AFTER = 14 * DAY
/** An alert with fewer matches in the period is not too wide, however few were opened. */
const MANY_MATCHES = 50
/** The share of its matches that the person opens of an alert that is not too wide. */
const MIN_OPENED = 0.05

/** Returns the health of each of a person's alerts, newest first. */
export async function readAlertHealth({ db, clock }: AlertPorts, person: UserId): Promise<AlertHealth[]> {
  const now = clock.now()
  const [alerts, outcomes, lastMatches] = await Promise.all([
    findAlerts(db, person),
    countOutcomes(db, person, new Date(now.getTime() - PERIOD)),
    findLastMatches(db, person),
  ])
  return alerts.map((alert) => {
    const counts = outcomes.get(alert.id) ?? noOutcomes
    const isWide =
      alert.enabled && counts.matched >= MANY_MATCHES && counts.opened < counts.matched * MIN_OPENED
    const problem: AlertProblem | null = isWide
      ? 'too_wide'
      : isSilent(alert, lastMatches.get(alert.id), now)
        ? 'silent'
        : null
    return { id: alert.id, ...counts, problem }
  })
}

/** Tells whether an alert was on for 14 days without a match. */
export function isSilent(
  alert: Pick<VisibleAlert, 'enabled' | 'created_at' | 'snoozed_until'>,
  lastMatch: Date | undefined,
  now: Date,
): boolean {
  const since = [alert.created_at, alert.snoozed_until, lastMatch].map((time) => time?.getTime() ?? 0)
  return alert.enabled && now.getTime() - Math.max(...since) >= SILENT_AFTER
}
