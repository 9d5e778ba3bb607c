/**
 * Creates notifications: for each match it writes an entry of the inbox, deliveries for the other channels, and the
 * tasks that send them. All of this happens in the transaction that stores the job, so a kill loses nothing, and in one
 * statement, however many people a job matches. Matching is done by the alerts; sending is in delivery-worker.ts.
 */
import { OutsideChannel } from '@gigbell/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { lockPeople } from '../accounts/index.ts'
import { addDeliveryTasks } from './delivery-queue.ts'
import { defaultSettings } from './settings-queries.ts'

/** One alert that one job matched, as a row of the select that `createNotifications` is given. */
export interface Match {
  user_id: string
  job_id: string
  alert_id: string
  alert_name: string
  query: string
  skill_ids: string[]
  budget_currency: string | null
  channels: string[]
  delivery: string
}

/** The signal that there are new entries. */
export const INBOX_CHANGED = 'inbox_filled'

/** An arbitrary number that must not change. */
const INBOX_LOCK = 4_918_276

/**
 * Locks the inbox to the end of the transaction, so that entries become visible in the order of their positions.
 */
export async function lockInbox(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${INBOX_LOCK})`.execute(tx)
}

/**
 * Selects whether a person has the channel on, as branches of a `case channel` over `settings` and `people`; mail goes to
 * verified addresses only.
 */
export const isChannelEnabled = sql.join(
  OutsideChannel.options.map((name) => {
    const on = sql`coalesce(settings.${sql.ref(name)}, ${sql.lit(defaultSettings[name])})`
    return sql`when ${sql.lit(name)} then ${on}${name === 'email' ? sql` and people.verified` : sql``}`
  }),
  sql` `,
)

/**
 * Writes one entry per person and job, naming all alerts that matched, and one delivery per channel that these alerts
 * name and the person has turned on. Where alerts name different times for a channel, the earliest applies.
 * @param matches a select of `Match` rows
 */
export async function createNotifications(tx: Tx, matches: RawBuilder<Match>, now: Date): Promise<void> {
  await lockInbox(tx)
  await sql`
    with matches as materialized (
      -- The planner expects one match, and would scan all of them again for each. It takes an array of unknown
      -- length for a hundred rows.
      select found.* from (${matches}) as found cross join jsonb_array_elements('[0]') as a_hundred
    ),
    people as materialized (${lockPeople(sql`select user_id from matches`)}),
    matched as (
      select user_id, job_id, bool_or('inbox' = any(channels)) as inbox,
        jsonb_agg(case when budget_currency is null
          then jsonb_build_object('id', alert_id, 'name', alert_name, 'query', query, 'skills', skill_ids)
          else jsonb_build_object('id', alert_id, 'name', alert_name, 'query', query, 'skills', skill_ids,
            'currency', budget_currency) end
          order by alert_name, alert_id) as alerts
      from matches group by user_id, job_id
    ),
    entries as (
      insert into notifications (user_id, job_id, alerts, shown, created_at, delay_ms, posted_delay_ms)
      select matched.user_id, matched.job_id, matched.alerts, matched.inbox and coalesce(settings.inbox, ${sql.lit(defaultSettings.inbox)}), ${now}::timestamptz,
        ${millisecondsSince(sql`jobs.arrived_at`, now)},
        case when jobs.published_known then ${millisecondsSince(sql`jobs.published_at`, now)} end
      from matched
      join people on people.id = matched.user_id
      join jobs on jobs.id = matched.job_id
      left join notification_settings settings on settings.user_id = matched.user_id
      order by jobs.published_at, matched.job_id
      on conflict (user_id, job_id) where letter_id is null do nothing
      returning id, user_id, job_id, shown, position
    ),
    wanted as (
      select distinct on (entries.id, channel) entries.id, entries.user_id, entries.position, channel, matches.delivery,
        rings_at(matches.delivery, ${now}::timestamptz, settings.quiet_from, settings.quiet_to,
          coalesce(settings.time_zone, 'UTC')) as due_at
      from entries
      join matches on matches.user_id = entries.user_id and matches.job_id = entries.job_id
        and matches.channels <> '{inbox}'
      join people on people.id = entries.user_id
      join jobs on jobs.id = entries.job_id
      left join notification_settings settings on settings.user_id = entries.user_id
      cross join unnest(matches.channels) as channel
      where case channel ${isChannelEnabled} end and not ${maySentBeforeRestore(now)}
      order by entries.id, channel, due_at, array_position(array['instant', 'hourly', 'daily'], matches.delivery)
    ),
    numbered as materialized (select gen_random_uuid() as delivery_id, wanted.* from wanted),
    planned as (
      insert into deliveries (id, notification_id, user_id, channel, digest, due_at, message)
      select delivery_id, id, user_id, channel, nullif(delivery, 'instant'), due_at,
        case when delivery = 'instant' then delivery_id end
      from numbered
    ),
    ${addDeliveryTasks(sql`numbered`, now)}
    select (select count(*) from tasks), (select count(pg_notify(${INBOX_CHANGED}, '')) from entries where shown)
  `.execute(tx)
}

/**
 * Selects whether the server that was backed up may have sent a job already. That is so if the job was posted before
 * the restored server started, or if it has no date and arrives within a day of that start.
 */
const maySentBeforeRestore = (now: Date) => sql`exists (
  select from restoration where started_at is null or case when jobs.published_known
    then jobs.published_at <= started_at else ${now}::timestamptz < started_at + interval '1 day' end)`

/**
 * Selects when each of a person's alerts last matched, by the alert's id, including entries that have left the inbox
 * (retention.ts).
 */
export async function findLastMatches(db: Db, person: UserId): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; matched_at: Date }>`
    select id, max(matched_at) as matched_at from (
      select alert ->> 'id' as id, created_at as matched_at
      from notifications cross join jsonb_array_elements(alerts) as alert where user_id = ${person}
      union all select alert_id::text, rung_at from last_rings where user_id = ${person}
    ) as all_matches group by id`.execute(db)
  return new Map(rows.map(({ id, matched_at }) => [id, matched_at]))
}

const millisecondsSince = (time: RawBuilder<unknown>, now: Date) =>
  sql`greatest(0, round(extract(epoch from ${now}::timestamptz - ${time}) * 1000))::bigint`
