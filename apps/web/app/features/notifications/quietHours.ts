import type { NotificationSettings } from '@gigbell/contract'

/** Whether a time is in a person's quiet hours, which may pass midnight; equal ends mean none. */
export function isQuietTime(
  {
    quiet_from: from,
    quiet_to: to,
    time_zone: timeZone,
  }: Pick<NotificationSettings, 'quiet_from' | 'quiet_to' | 'time_zone'>,
  now: Date,
): boolean {
  if (from === null || to === null) return false
  const time = formatTime(now, timeZone)
  return from <= to ? from <= time && time < to : from <= time || time < to
}

/** Formats the time of day in a zone as 22:00; in UTC for a zone that this browser does not know. */
function formatTime(now: Date, timeZone: string): string {
  const format = (zone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    }).format(now)
  try {
    return format(timeZone)
  } catch {
    return format('UTC')
  }
}
