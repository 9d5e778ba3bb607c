/** Which entries of the inbox are shown together: many matches of one alert, and those that were hidden a moment ago. */
import type { Notification } from '@gigbell/contract'

/** Fewer entries than these are shown one by one. */
const MIN_GROUP_SIZE = 4
/** The entries of a group are at most this much older than its newest one, in milliseconds. */
const GROUP_PERIOD = 10 * 60_000

/** An entry that is always shown, and those of the same group below it, which are shown on demand. */
export interface EntryGroup {
  entry: Notification
  others: Notification[]
}

/**
 * Groups entries, newest first: four or more in a row that the same alerts matched within ten minutes are one group.
 * Reminders and notices are never grouped.
 */
export function groupEntries(entries: readonly Notification[]): EntryGroup[] {
  const runs: Notification[][] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    if (run && belongsTo(entry, run[0]!)) run.push(entry)
    else runs.push([entry])
  }
  return runs.flatMap((run) =>
    run.length < MIN_GROUP_SIZE
      ? run.map((entry) => ({ entry, others: [] }))
      : [{ entry: run[0]!, others: run.slice(1) }],
  )
}

/**
 * Adds the entries whose jobs were hidden on this screen and that are no longer listed, so that hiding can be undone in
 * their place.
 */
export function keepHidden(
  listed: readonly Notification[],
  hidden: readonly Notification[],
): readonly Notification[] {
  const ids = new Set(listed.map(({ id }) => id))
  const missing = new Map(hidden.filter(({ id }) => !ids.has(id)).map((entry) => [entry.id, entry]))
  if (missing.size === 0) return listed
  return [...listed, ...missing.values()].sort(
    (one, other) => Date.parse(other.created_at) - Date.parse(one.created_at),
  )
}

const belongsTo = (entry: Notification, newest: Notification) =>
  entry.alerts.length > 0 &&
  alertKey(entry) === alertKey(newest) &&
  Date.parse(newest.created_at) - Date.parse(entry.created_at) <= GROUP_PERIOD

const alertKey = ({ alerts }: Notification) =>
  alerts
    .map(({ id }) => id)
    .sort()
    .join()
