/** The SQL of notification settings. Whoever has no row has the defaults below, which are the table's too. */
import { randomUUID } from 'node:crypto'
import { type ChannelName, channelNames, type OutsideChannel } from '@gigbell/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

const columns = [
  ...channelNames,
  'quiet_from',
  'quiet_to',
  'time_zone',
  'webhook_url',
  'webhook_secret_salt',
] as const

/** The settings as stored. */
export interface StoredSettings extends Record<ChannelName, boolean> {
  quiet_from: string | null
  quiet_to: string | null
  time_zone: string
  webhook_url: string | null
  /** What the webhook's secret is derived from beside the person; null for the first one. */
  webhook_secret_salt: string | null
}

/** What holds for whoever has changed nothing yet. */
export const defaultSettings: StoredSettings = {
  inbox: true,
  email: true,
  webpush: false,
  telegram: false,
  webhook: false,
  quiet_from: null,
  quiet_to: null,
  time_zone: 'UTC',
  webhook_url: null,
  webhook_secret_salt: null,
}

/** A person's settings. */
export async function findSettings(db: Db, person: UserId): Promise<StoredSettings> {
  const row = await db
    .selectFrom('notification_settings')
    .select(columns)
    .where('user_id', '=', person)
    .executeTakeFirst()
  return row ?? defaultSettings
}

/** Whether the database can reckon with a time zone; JavaScript may know more. */
export async function isKnownTimeZone(db: Db, zone: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from pg_timezone_names where lower(name) = lower(${zone})) as known`.execute(db)
  return rows[0]!.known
}

/** A person's settings, there as a row and held until the transaction ends: of two changes neither is lost. */
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

/** Switches one channel of a person off; false where it was off already. */
export async function disableChannel(tx: Tx, person: UserId, channel: OutsideChannel): Promise<boolean> {
  const settings = await lockSettings(tx, person)
  await replaceSettings(tx, person, { ...settings, [channel]: false })
  return settings[channel]
}

/** Replaces a person's settings. */
export async function replaceSettings(tx: Tx, person: UserId, settings: StoredSettings): Promise<void> {
  await tx.updateTable('notification_settings').set(settings).where('user_id', '=', person).execute()
}

/** Puts a person's settings back to the defaults, with a new webhook secret: whoever set them knows the one before. */
export async function resetSettings(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('notification_settings').where('user_id', '=', person).execute()
  await tx
    .insertInto('notification_settings')
    .values({ user_id: person, webhook_secret_salt: randomUUID() })
    .execute()
}
