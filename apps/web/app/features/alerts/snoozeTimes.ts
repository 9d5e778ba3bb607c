/** Until when an alert can be snoozed, in the time zone of the browser. `now` is an argument, so that results can be tested. */

/** The choices of the menu. */
export type SnoozeChoice = 'hour' | 'tomorrow' | 'monday' | 'week'

const HOUR = 3_600_000
/** The hour at which a working day begins, as that of the daily digest. */
const MORNING = 8
const MONDAY = 1

/** Lists the choices with their times. On Sundays the next Monday is tomorrow, and is offered once. */
export function snoozeTimes(now: Date): { choice: SnoozeChoice; until: Date }[] {
  const daysToMonday = (MONDAY - now.getDay() + 7) % 7 || 7
  return [
    { choice: 'hour', until: new Date(now.getTime() + HOUR) },
    { choice: 'tomorrow', until: morningAfter(now, 1) },
    ...(daysToMonday > 1 ? [{ choice: 'monday' as const, until: morningAfter(now, daysToMonday) }] : []),
    // A week later at the same time of the day, also when clocks change in between.
    {
      choice: 'week',
      until: new Date(new Date(now).setDate(now.getDate() + 7)),
    },
  ]
}

const morningAfter = (now: Date, days: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING)

/** Returns until when an alert is snoozed; null when it is not, or no longer. */
export function activeSnooze(snoozedUntil: string | null, now: number): Date | null {
  const until = snoozedUntil === null ? null : new Date(snoozedUntil)
  return until && until.getTime() > now ? until : null
}

/** Formats the end of a snooze: 'Tue, Nov 24, 8:00 AM'. */
export const formatSnoozeEnd = (until: Date): string =>
  until.toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
