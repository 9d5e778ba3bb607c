/** Groups the entries of the inbox, so that many matches of one alert take the space of one. */
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

const belongsTo = (entry: Notification, newest: Notification) =>
  entry.alerts.length > 0 &&
  alertKey(entry) === alertKey(newest) &&
  Date.parse(newest.created_at) - Date.parse(entry.created_at) <= GROUP_PERIOD

const alertKey = ({ alerts }: Notification) =>
  alerts
    .map(({ id }) => id)
    .sort()
    .join()
