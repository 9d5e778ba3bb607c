/**
 * The security activity of an account: stored in the transaction of the action, shown to the person, and logged
 * after the commit.
 */
import type { Activity, ActivityKind } from '@gigbell/contract'
import { type Clock, DAY } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Origin } from '../../platform/http/origin.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'

/** What recording activity needs. */
export interface ActivityPorts {
  db: Db
  clock: Clock
  log: Log
}

/** Records an action on a person's account, in the transaction of the action. */
export type RecordActivity = (person: UserId, what: ActivityKind, from: Origin) => Promise<void>

const RETENTION = 180 * DAY
/**
 * How many entries of each kind are kept for a person. Failed logins by strangers therefore replace each other, and
 * never an entry of another kind.
 */
const MAX_PER_KIND = 500
/** An IPv4 address in IPv6 notation has up to 45 characters. A device is a few words. */
const MAX_ADDRESS_LENGTH = 45
const MAX_DEVICE_LENGTH = 100

/** Runs `work` in a transaction, and logs the activity that it recorded after the commit. */
export async function withActivity<T>(
  { db, clock, log }: ActivityPorts,
  work: (tx: Tx, note: RecordActivity) => Promise<T>,
): Promise<T> {
  const lines: object[] = []
  const result = await db.transaction().execute((tx) =>
    work(tx, async (person, what, from) => {
      await insertActivity(tx, person, what, from, clock.now())
      lines.push({ activity: what, person, address: from.address, device: from.device })
    }),
  )
  for (const line of lines) log.info(line, 'account activity')
  return result
}

async function insertActivity(
  tx: Tx,
  person: UserId,
  what: ActivityKind,
  from: Origin,
  now: Date,
): Promise<void> {
  const address = from.address.slice(0, MAX_ADDRESS_LENGTH)
  const device = from.device.slice(0, MAX_DEVICE_LENGTH)
  await tx.insertInto('activity').values({ user_id: person, at: now, what, address, device }).execute()
  await tx
    .deleteFrom('activity')
    .where('id', 'in', (older) =>
      older
        .selectFrom('activity')
        .select('id')
        .where('user_id', '=', person)
        .where('what', '=', what)
        .orderBy('id', 'desc')
        .offset(MAX_PER_KIND),
    )
    .execute()
}

/** A person's activity, newest first. */
export async function listActivity(db: Db, person: UserId, now: Date): Promise<Activity[]> {
  const rows = await db
    .selectFrom('activity')
    .select(['at', 'what', 'address', 'device'])
    .where('user_id', '=', person)
    .where('at', '>', new Date(now.getTime() - RETENTION))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Deletes activity past its retention. */
export async function deleteOldActivity(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('activity')
    .where('at', '<=', new Date(now.getTime() - RETENTION))
    .execute()
}

/** Deletes a person's activity, because the account gets another owner. */
export async function deleteActivity(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('activity').where('user_id', '=', person).execute()
}
