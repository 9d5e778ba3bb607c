/** The SQL of notification settings. A person without a row has the defaults below, which equal the table's. */
import { randomUUID } from 'node:crypto'
import {
  type ChannelName,
  channelNames,
  type OutsideChannel,
  type Sound,
  type WebhookFormat,
} from '@gigbell/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

const columns = [
  ...channelNames,
  'quiet_from',
  'quiet_to',
  'time_zone',
  'sound',
  'silent',
  'drafts_per_day',
  'webhook_url',
  'webhook_format',
  'webhook_secret_salt',
] as const

/** Stored settings. */
export interface StoredSettings extends Record<ChannelName, boolean> {
  quiet_from: string | null
  quiet_to: string | null
  time_zone: string
  sound: Sound
  /** Whether messages outside the app are sent without a sound. */
  silent: boolean
  /** How many letters may be written for matches in 24 hours. */
  drafts_per_day: number
  webhook_url: string | null
  webhook_format: WebhookFormat
  /** What the webhook's secret is derived from in addition to the person; null for the first secret. */
  webhook_secret_salt: string | null
}

/** The settings of a person who has not changed any. */
export const defaultSettings: StoredSettings = {
  ...(Object.fromEntries(channelNames.map((name) => [name, name === 'inbox' || name === 'email'])) as Record<
    ChannelName,
    boolean
  >),
  quiet_from: null,
  quiet_to: null,
  time_zone: 'UTC',
  sound: 'none',
  silent: false,
  drafts_per_day: 10,
  webhook_url: null,
  webhook_format: 'standard',
  webhook_secret_salt: null,
}

/** Finds a person's settings. */
export async function findSettings(db: Db, person: UserId): Promise<StoredSettings> {
  const row = await db
    .selectFrom('notification_settings')
    .select(columns)
    .where('user_id', '=', person)
    .executeTakeFirst()
  return row ?? defaultSettings
}

/** Finds the time zone of a person's settings. */
export async function findTimeZone(db: Db, person: UserId): Promise<string> {
  return (await findSettings(db, person)).time_zone
}

/** Selects how many letters a day may be written for the matches of a person, whose id is given as SQL. */
export const selectDraftsPerDay = (person: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce((select drafts_per_day from notification_settings where user_id = ${person}),
    ${sql.lit(defaultSettings.drafts_per_day)})`

/** Whether the database knows a time zone; JavaScript may know more. */
export async function isKnownTimeZone(db: Db, zone: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from pg_timezone_names where lower(name) = lower(${zone})) as known`.execute(db)
  return rows[0]!.known
}

/** Locks a person's settings to the end of the transaction, so that concurrent changes are not lost. */
export async function lockSettings(tx: Tx, person: UserId): Promise<StoredSettings> {
  await tx
    .insertInto('notification_settings')
    .values({ user_id: person })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('notification_settings')
    .select(columns)
    .where('user_id', '=', person)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Turns one channel of a person off; returns false if it already was. */
export async function disableChannel(tx: Tx, person: UserId, channel: OutsideChannel): Promise<boolean> {
  const settings = await lockSettings(tx, person)
  await replaceSettings(tx, person, { ...settings, [channel]: false })
  return settings[channel]
}

/** Replaces a person's settings. */
export async function replaceSettings(tx: Tx, person: UserId, settings: StoredSettings): Promise<void> {
  await tx.updateTable('notification_settings').set(settings).where('user_id', '=', person).execute()
}

/** Resets a person's settings, with a new webhook secret, because another person may know the former one. */
export async function resetSettings(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('notification_settings').where('user_id', '=', person).execute()
  await tx
    .insertInto('notification_settings')
    .values({ user_id: person, webhook_secret_salt: randomUUID() })
    .execute()
}
