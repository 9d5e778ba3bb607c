/**
 * What was done with an account that matters for its safety: noted in the transaction that does it, shown to
 * the person, and said in the log once it is committed.
 */
import type { Activity, ActivityKind } from '@gigbell/contract'
import { type Clock, DAY } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Origin } from '../../platform/http/origin.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'

/** What noting needs. */
export interface ActivityPorts {
  db: Db
  clock: Clock
  log: Log
}

/** Notes what is done with a person's account in the transaction that does it. */
export type Note = (person: UserId, what: ActivityKind, from: Origin) => Promise<void>

const KEPT_FOR = 180 * DAY
/**
 * How many of each kind are kept of a person. Wrong passwords that strangers try from many networks push out one
 * another, never what else was done.
 */
const MOST_OF_A_KIND = 500
/** The longest network address, an IPv4 one written as IPv6, has 45 characters; a device is a few words. */
const LONGEST_ADDRESS = 45
const LONGEST_DEVICE = 100

/** Runs `work` in a transaction; what it notes is in the log when that has been committed. */
export async function noting<T>(
  { db, clock, log }: ActivityPorts,
  work: (tx: Tx, note: Note) => Promise<T>,
): Promise<T> {
  const lines: object[] = []
  const result = await db.transaction().execute((tx) =>
    work(tx, async (person, what, from) => {
      await keep(tx, person, what, from, clock.now())
      lines.push({ activity: what, person, address: from.address, device: from.device })
    }),
  )
  for (const line of lines) log.info(line, 'account activity')
  return result
}

async function keep(tx: Tx, person: UserId, what: ActivityKind, from: Origin, now: Date): Promise<void> {
  const address = from.address.slice(0, LONGEST_ADDRESS)
  const device = from.device.slice(0, LONGEST_DEVICE)
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
        .offset(MOST_OF_A_KIND),
    )
    .execute()
}

/** What was done with a person's account, newest first. */
export async function activityOf(db: Db, person: UserId, now: Date): Promise<Activity[]> {
  const rows = await db
    .selectFrom('activity')
    .select(['at', 'what', 'address', 'device'])
    .where('user_id', '=', person)
    .where('at', '>', new Date(now.getTime() - KEPT_FOR))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Deletes what is too old. */
export async function tidyActivity(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('activity')
    .where('at', '<=', new Date(now.getTime() - KEPT_FOR))
    .execute()
}

/** Deletes what was noted of a person: whose account it was is not whose it is now. */
export async function removeActivityOf(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('activity').where('user_id', '=', person).execute()
}
