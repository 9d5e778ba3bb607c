/** The SQL of web push: a person's browsers, and which of them have received a message already. */
import { createHash } from 'node:crypto'
import type { PushSubscription } from '@gigbell/contract'
import { DAY } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'

/** A stored browser. */
export interface Browser {
  id: string
  endpoint: string
  p256dh: string
  auth: string
}

/** How many browsers a person can have; the one that subscribed first is deleted. */
const MAX_BROWSERS = 20

/** Stores a browser as this person's: it belongs to the last person who subscribed in it. Needs their settings locked. */
export async function saveBrowser(
  tx: Tx,
  person: UserId,
  { endpoint, keys }: PushSubscription,
  now: Date,
): Promise<void> {
  const row = { user_id: person, endpoint, p256dh: keys.p256dh, auth: keys.auth, subscribed_at: now }
  await tx
    .insertInto('push_subscriptions')
    .values({ ...row, endpoint_hash: hashEndpoint(endpoint) })
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(row))
    .execute()
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', person)
    .where('id', 'not in', (newest) =>
      newest
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', person)
        .orderBy('subscribed_at', 'desc')
        .orderBy('id')
        .limit(MAX_BROWSERS),
    )
    .execute()
}

/** Deletes a browser of this person; returns how many are left. */
export async function deleteBrowser(tx: Tx, person: UserId, endpoint: string): Promise<number> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', person)
    .where('endpoint_hash', '=', hashEndpoint(endpoint))
    .execute()
  return (await findBrowsers(tx, person)).length
}

/** Finds a person's browsers, newest first. */
export function findBrowsers(db: Db, person: UserId): Promise<Browser[]> {
  return db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('user_id', '=', person)
    .orderBy('subscribed_at', 'desc')
    .execute()
}

/** Deletes browsers that their push service has forgotten. */
export async function deleteBrowsers(db: Db, browsers: Browser[]): Promise<void> {
  if (browsers.length === 0) return
  const ids = browsers.map((browser) => browser.id)
  await db.deleteFrom('push_subscriptions').where('id', 'in', ids).execute()
}

/** Deletes all browsers of a person. */
export async function deleteAllBrowsers(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('user_id', '=', person).execute()
}

/** Exports a person's browsers: the host of an endpoint, whose path is secret. */
export async function exportBrowsers(db: Db, person: UserId) {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'subscribed_at'])
    .where('user_id', '=', person)
    .orderBy('subscribed_at')
    .execute()
  return rows.map((row) => ({
    host: new URL(row.endpoint).host,
    subscribed_at: row.subscribed_at.toISOString(),
  }))
}

/** Finds the browsers that received a message which failed in others. */
export async function findBrowsersReached(db: Db, key: string): Promise<Set<string>> {
  const rows = await db.selectFrom('push_progress').select('subscription_id').where('key', '=', key).execute()
  return new Set(rows.map((row) => row.subscription_id))
}

/** Records that these browsers received a message which failed in others, and deletes old records. */
export async function saveProgress(db: Db, key: string, browsers: Browser[], now: Date): Promise<void> {
  await db
    .deleteFrom('push_progress')
    .where('sent_at', '<', new Date(now.getTime() - 3 * DAY))
    .execute()
  const ids = browsers.map((browser) => browser.id)
  if (ids.length === 0) return
  await db
    .insertInto('push_progress')
    .columns(['key', 'subscription_id', 'sent_at'])
    .expression((browsers) =>
      browsers
        .selectFrom('push_subscriptions')
        .select((row) => [row.val(key).as('key'), 'id', row.val(now).as('sent_at')])
        .where('id', 'in', ids),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes the record of a message that all browsers have received. */
export async function deleteProgress(db: Db, key: string): Promise<void> {
  await db.deleteFrom('push_progress').where('key', '=', key).execute()
}

const hashEndpoint = (endpoint: string) => createHash('sha256').update(endpoint).digest()
