/**
 * Rings: what matched becomes entries of the inbox, deliveries for the channels outside it, and the tasks
 * that send these, all in the transaction that brought the job, so that a kill loses nothing. It is one
 * statement however many people a job rings for. Matching is the alerts' own; sending is in delivering.ts.
 */
import { OutsideChannel } from '@gigbell/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { lockPeople } from '../accounts/index.ts'
import { defaultSettings } from './settings-queries.ts'

/** One alert that one job matched, as a row of the select that `ring` is given. */
export interface Match {
  user_id: string
  job_id: string
  alert_id: string
  alert_name: string
  query: string
  skill_ids: string[]
  channels: string[]
  delivery: string
}

/** The signal that there are new entries. */
export const INBOX_CHANGED = 'inbox_filled'
/** The task that sends what is due to a person over a channel. */
export const DELIVER_TASK = 'deliver'

/** Any number will do as long as it stays the same. */
const INBOX_LOCK = 4_918_276

/**
 * Waits until no other transaction is adding entries, and holds this to the end of the transaction: the
 * order of positions is then the order in which entries come to be seen.
 */
export async function lockInbox(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${INBOX_LOCK})`.execute(tx)
}

/** Whether a person has the channel on; mail goes to addresses alone that are known to be theirs. */
const isChannelEnabled = sql.join(
  OutsideChannel.options.map((name) => {
    const on = sql`coalesce(settings.${sql.ref(name)}, ${sql.lit(defaultSettings[name])})`
    return sql`when ${sql.lit(name)} then ${on}${name === 'email' ? sql` and people.verified` : sql``}`
  }),
  sql` `,
)

/**
 * Writes one entry a person and job, naming all alerts that matched, and one delivery a channel that these
 * alerts name and the person has switched on. Of several times a channel was wished for the soonest counts.
 * @param matches a select of `Match` rows
 */
export async function createNotifications(tx: Tx, matches: RawBuilder<Match>, now: Date): Promise<void> {
  await lockInbox(tx)
  await sql`
    with matches as materialized (
      -- The planner expects one match, and would look through all of them again for each: an array it knows
      -- nothing of passes for a hundred.
      select found.* from (${matches}) as found cross join jsonb_array_elements('[0]') as a_hundred
    ),
    people as materialized (${lockPeople(sql`select user_id from matches`)}),
    rung as (
      select user_id, job_id, bool_or('inbox' = any(channels)) as inbox,
        jsonb_agg(jsonb_build_object('id', alert_id, 'name', alert_name, 'query', query, 'skills', skill_ids)
          order by alert_name, alert_id) as alerts
      from matches group by user_id, job_id
    ),
    entries as (
      insert into notifications (user_id, job_id, alerts, shown, created_at, delay_ms, posted_delay_ms)
      select rung.user_id, rung.job_id, rung.alerts, rung.inbox and coalesce(settings.inbox, ${sql.lit(defaultSettings.inbox)}), ${now}::timestamptz,
        ${millisecondsSince(sql`jobs.arrived_at`, now)},
        case when jobs.published_known then ${millisecondsSince(sql`jobs.published_at`, now)} end
      from rung
      join people on people.id = rung.user_id
      join jobs on jobs.id = rung.job_id
      left join notification_settings settings on settings.user_id = rung.user_id
      order by jobs.published_at, rung.job_id
      on conflict (user_id, job_id) do nothing
      returning id, user_id, job_id, shown
    ),
    wishes as (
      select distinct on (entries.id, channel) entries.id, entries.user_id, channel, matches.delivery,
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
    planned as (
      insert into deliveries (notification_id, user_id, channel, digest, due_at)
      select id, user_id, channel, nullif(delivery, 'instant'), due_at from wishes
      returning user_id, channel, due_at
    ),
    tasks as (${addDeliveryTasks(sql`planned`, now)})
    select (select count(*) from tasks), (select count(pg_notify(${INBOX_CHANGED}, '')) from entries where shown)
  `.execute(tx)
}

/**
 * Whether the server that a backup was taken of may have sent a job: one that was posted before this one was started,
 * or bears no date and comes within a day after that.
 */
const maySentBeforeRestore = (now: Date) => sql`exists (
  select from restoration where started_at is null or case when jobs.published_known
    then jobs.published_at <= started_at else ${now}::timestamptz < started_at + interval '1 day' end)`

/** When each of a person's alerts has rung last, by the alert's id; in the inbox or only beside it, or long ago (tidying.ts). */
export async function findLastMatches(db: Db, person: UserId): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; rung_at: Date }>`
    select id, max(rung_at) as rung_at from (
      select alert ->> 'id' as id, created_at as rung_at
      from notifications cross join jsonb_array_elements(alerts) as alert where user_id = ${person}
      union all select alert_id::text, rung_at from last_rings where user_id = ${person}
    ) as rings group by id`.execute(db)
  return new Map(rows.map(({ id, rung_at }) => [id, rung_at]))
}

/**
 * Plans tasks for deliveries that wait: one a person, channel and time. The queue runs by the machine's time,
 * what is due by the product's.
 * @param planned rows of user_id, channel, due_at
 */
function addDeliveryTasks(planned: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`
    select task.id from (
      select array_agg(row(${DELIVER_TASK}::text, json_build_object('person', user_id, 'channel', channel), null,
        now() + (due_at - ${now}::timestamptz), null,
        concat_ws(' ', ${DELIVER_TASK}::text, user_id, channel, extract(epoch from due_at)), null, null
      )::graphile_worker.job_spec) as specs
      from (select distinct user_id, channel, due_at from ${planned} as planned) as slots
    ) as asked
    cross join lateral graphile_worker.add_jobs(asked.specs) as task
    where asked.specs is not null`
}

/** Plans the tasks of deliveries that are there already. */
export async function planTasks(db: Db, planned: RawBuilder<unknown>, now: Date): Promise<void> {
  await addDeliveryTasks(planned, now).execute(db)
}

const millisecondsSince = (time: RawBuilder<unknown>, now: Date) =>
  sql`greatest(0, round(extract(epoch from ${now}::timestamptz - ${time}) * 1000))::bigint`
