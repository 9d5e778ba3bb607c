/**
 * The SQL of deliveries. Their states are named in 0006_notifications.sql and moved here alone: claimed under
 * a lock of person and channel, then settled or put off.
 */
import type { OutsideChannel } from '@gigbell/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { planTasks } from './create-notifications.ts'
import type { Entry } from './entries.ts'
import { findSettings } from './settings-queries.ts'

/** Whose deliveries over what. */
export interface Recipient {
  person: UserId
  channel: OutsideChannel
}

/** One message that has been claimed, with the entries it tells of. */
export interface Claimed {
  /** The key its channel is given, the same at every try. */
  key: string
  digest: 'hourly' | 'daily' | null
  attempts: number
  entries: Entry[]
}

/** In seconds, longer than sending may take: whoever holds a claim past it has been killed. */
export const LEASE_SECONDS = 22
/** A longer digest is sent in parts. */
const LONGEST_DIGEST = 500

const isOpen = sql<boolean>`deliveries.state in ('waiting', 'sending')`

/**
 * Claims the message that has been due longest, or none. Where the channel has been switched off meanwhile
 * what waits is dropped; in quiet hours, which may have been set meanwhile, it waits until their end.
 */
export async function claimNext(db: Db, way: Recipient, now: Date): Promise<Claimed | undefined> {
  return db.transaction().execute(async (tx) => {
    await lockWay(tx, way)
    const settings = await findSettings(tx, way.person)
    if (!settings[way.channel]) return void (await dropOpen(tx, way, now, 'It was switched off.'))
    const free = sql<Date>`rings_at('instant', ${now}::timestamptz, ${settings.quiet_from}, ${settings.quiet_to}, ${settings.time_zone})`
    const { rows: quiet } = await sql`
      update deliveries set due_at = ${free}, state = 'waiting', lease_until = null
      where user_id = ${way.person} and channel = ${way.channel} and ${isOpen} and due_at < ${free}
        and ${free} > ${now}::timestamptz and ${isFree} returning id`.execute(tx)
    if (quiet.length > 0) return undefined
    const first = await firstDue(tx, way, now)
    if (!first) return undefined
    const members = first.message
      ? sql`deliveries.message = ${first.message} and ${isOpen}`
      : first.digest
        ? sql`deliveries.id in (select d.id from deliveries d join notifications n on n.id = d.notification_id
            where d.user_id = ${way.person} and d.channel = ${way.channel} and d.digest = ${first.digest}
              and d.state = 'waiting' and d.message is null and d.due_at <= ${now}::timestamptz
            order by n.position limit ${LONGEST_DIGEST})`
        : sql`deliveries.id = ${first.id}`
    const { rows } = await sql<Entry & { attempts: number }>`
      with claimed as (
        update deliveries set state = 'sending', message = coalesce(message, ${first.id}), attempts = attempts + 1,
          lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
        where ${members} returning notification_id, attempts
      )
      select n.id, n.position, n.user_id, n.job_id, n.notice, n.alerts, n.created_at, n.read_at, n.delay_ms,
        n.posted_delay_ms, claimed.attempts
      from claimed join notifications n on n.id = claimed.notification_id order by n.position`.execute(tx)
    return {
      key: first.message ?? first.id,
      digest: first.digest,
      attempts: Math.max(...rows.map(({ attempts }) => attempts)),
      entries: rows,
    }
  })
}

/** Claimed by nobody who lives. */
const isFree = sql<boolean>`(deliveries.state = 'waiting' or deliveries.lease_until < clock_timestamp())`

async function firstDue(tx: Tx, { person, channel }: Recipient, now: Date) {
  const { rows } = await sql<{ id: string; digest: Claimed['digest']; message: string | null }>`
    select deliveries.id, digest, message
    from deliveries join notifications n on n.id = deliveries.notification_id
    where deliveries.user_id = ${person} and channel = ${channel} and ${isOpen} and due_at <= ${now}::timestamptz
      and ${isFree}
    order by due_at, n.position limit 1`.execute(tx)
  return rows[0]
}

/** One task at a time looks at what a person has waiting over a channel. */
async function lockWay(tx: Tx, { person, channel }: Recipient): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${person} ${channel}`}, 0))`.execute(tx)
}

/** Ends a message: it was sent, or it never will be. */
export async function settle(
  db: Db,
  key: string,
  state: 'sent' | 'dropped' | 'failed',
  now: Date,
  fault: string | null = null,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state, fault, settled_at: now, lease_until: null })
    .where('message', '=', key)
    .where('state', '=', 'sending')
    .execute()
}

/** Puts a message off; `failed` notes since when it fails. */
export async function putOff(
  db: Db,
  key: string,
  until: Date,
  fault: string,
  failed: Date | null,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'waiting', due_at: until, fault, lease_until: null })
    .$if(failed !== null, (query) =>
      query.set({ failing_since: sql<Date>`coalesce(failing_since, ${failed}::timestamptz)` }),
    )
    .where('message', '=', key)
    .where('state', '=', 'sending')
    .execute()
}

/** Gives back a message that we could not try: nothing was its fault. */
export async function giveBack(db: Db, key: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set((row) => ({ state: 'waiting', attempts: row('attempts', '-', 1), lease_until: null }))
    .where('message', '=', key)
    .where('state', '=', 'sending')
    .execute()
}

/** Since when a message has been failing; null when it hasn't. */
export async function failingSince(db: Db, key: string): Promise<Date | null> {
  const { since } = await db
    .selectFrom('deliveries')
    .select((row) => row.fn.min('failing_since').as('since'))
    .where('message', '=', key)
    .executeTakeFirstOrThrow()
  return since
}

/** Lets everything that waits for a person over a channel wait until then at least. */
export async function holdBack(db: Db, { person, channel }: Recipient, until: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ due_at: until })
    .where('user_id', '=', person)
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .where('due_at', '<', until)
    .execute()
}

/** Drops everything that waits for a person over a channel. */
export async function dropOpen(
  db: Db,
  { person, channel }: Recipient,
  now: Date,
  fault: string,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'dropped', fault, settled_at: now, lease_until: null })
    .where('user_id', '=', person)
    .where('channel', '=', channel)
    .where(isOpen)
    .execute()
}

/** Drops everything that is due by now, whoever it is for; answers how many. */
export async function dropDueDeliveries(db: Db, now: Date, fault: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ state: 'dropped', fault, settled_at: now, lease_until: null })
    .where(isOpen)
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Plans a task for what a person has waiting next over a channel: sent later, or left by whoever was killed. */
export async function planNext(db: Db, { person, channel }: Recipient, now: Date): Promise<void> {
  const next = sql`(
    select user_id, channel, date_trunc('second', min(case when state = 'waiting' then due_at
      else ${now}::timestamptz + (lease_until - clock_timestamp()) end) + interval '999 milliseconds') as due_at
    from deliveries where user_id = ${person} and channel = ${channel} and ${isOpen} group by user_id, channel)`
  await planTasks(db, next, now)
}

/** Plans tasks for what is overdue: the queue has given up on it, or never knew. */
export async function planOverdue(db: Db, before: Date, now: Date): Promise<void> {
  const overdue = sql`(
    select user_id, channel, ${now}::timestamptz as due_at from deliveries
    where ${isOpen} and due_at < ${before} and ${isFree} group by user_id, channel)`
  await planTasks(db, overdue, now)
}
