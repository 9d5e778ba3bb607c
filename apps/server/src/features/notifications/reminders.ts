/** Creates reminders of letters: an entry of the inbox, and one delivery for each channel that the person has on. */
import { OutsideChannel } from '@gigbell/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { lockPeople } from '../accounts/index.ts'
import { INBOX_CHANGED, isChannelEnabled, lockInbox } from './create-notifications.ts'
import { addDeliveryTasks } from './delivery-queue.ts'

/** What a reminder is about. */
export interface Reminder {
  person: string
  letter: { id: string; title: string }
  /** The job of the letter, if it still exists. */
  job: string | null
  /** The time that the person has set. */
  at: Date
}

/**
 * Creates a reminder. It is shown even if the inbox is off for jobs, and waits for the end of quiet hours outside it. The
 * server that was backed up may have sent one that was due before this server was restored: it is only shown.
 */
export async function createReminder(
  tx: Tx,
  { person, letter, job, at }: Reminder,
  now: Date,
): Promise<void> {
  await lockInbox(tx)
  await sql`
    with people as materialized (${lockPeople(sql`select ${person}::uuid`)}),
    entry as (
      insert into notifications (user_id, job_id, letter_id, letter_title, created_at)
      select people.id, ${job}::uuid, ${letter.id}::uuid, ${letter.title}, ${now}::timestamptz from people
      returning id, user_id, position
    ),
    wanted as materialized (
      select gen_random_uuid() as delivery_id, entry.id, entry.user_id, entry.position, channel, 'instant' as delivery,
        rings_at('instant', ${now}::timestamptz, settings.quiet_from, settings.quiet_to,
          coalesce(settings.time_zone, 'UTC')) as due_at
      from entry
      join people on people.id = entry.user_id
      left join notification_settings settings on settings.user_id = entry.user_id
      cross join unnest(${OutsideChannel.options}::text[]) as channel
      where case channel ${isChannelEnabled} end
        and not exists (select from restoration where started_at is null or ${at}::timestamptz <= started_at)
    ),
    planned as (
      insert into deliveries (id, notification_id, user_id, channel, due_at, message)
      select delivery_id, id, user_id, channel, due_at, delivery_id from wanted
    ),
    ${addDeliveryTasks(sql`wanted`, now)}
    select (select count(*) from tasks), (select count(pg_notify(${INBOX_CHANGED}, '')) from entry)
  `.execute(tx)
}
