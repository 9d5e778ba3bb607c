/**
 * Retention: deletes entries and their deliveries 90 days after they were read, and unread ones after 180. When an alert
 * last matched is kept. Entries are not needed to keep an old job from matching again: only new jobs are matched.
 */
import { sql } from 'kysely'
import { DAY } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'

const READ_RETENTION = 90 * DAY
const UNREAD_RETENTION = 180 * DAY

/** How many entries one statement examines: few enough that nothing waits for it. */
const BATCH_SIZE = 2000

/** Deletes old entries in batches; after an early stop the next day continues. */
export async function deleteOldNotifications(
  db: Db,
  now: Date,
  stopped: AbortSignal,
  atOnce = BATCH_SIZE,
): Promise<void> {
  const young = new Date(now.getTime() - READ_RETENTION)
  const ancient = new Date(now.getTime() - UNREAD_RETENTION)
  let after = 0
  while (!stopped.aborted) {
    const { reached, newest } = await deleteBatch(db, { after, young, ancient, atOnce })
    // Positions follow the order of creation: behind the first recent entry there is nothing old.
    if (reached === null || newest === null || newest > young) return
    after = Number(reached)
  }
}

/** Entries that the inbox does not show (it is off, or the alert does not name it) count as read when created. */
async function deleteBatch(
  db: Db,
  { after, young, ancient, atOnce }: { after: number; young: Date; ancient: Date; atOnce: number },
): Promise<{ reached: number | null; newest: Date | null }> {
  const { rows } = await sql<{ reached: number | null; newest: Date | null }>`
    with batch as materialized (
      select id, position, created_at, case when shown then read_at else created_at end as seen_at
      from notifications where position > ${after} order by position limit ${atOnce}
    ),
    gone as (
      delete from notifications using batch
      where notifications.id = batch.id
        and (batch.created_at < ${ancient}::timestamptz or batch.seen_at < ${young}::timestamptz)
        and not exists (select from deliveries
          where notification_id = notifications.id and state = 'waiting')
      returning notifications.alerts, notifications.created_at
    ),
    kept as (
      insert into last_rings (alert_id, user_id, rung_at)
      select alerts.id, alerts.user_id, max(gone.created_at)
      from gone cross join jsonb_array_elements(gone.alerts) as alert
      join alerts on alerts.id = (alert ->> 'id')::uuid
      group by alerts.id
      on conflict (alert_id) do update set rung_at = greatest(last_rings.rung_at, excluded.rung_at)
    )
    select max(position) as reached, max(created_at) as newest from batch`.execute(db)
  return rows[0] ?? { reached: null, newest: null }
}
