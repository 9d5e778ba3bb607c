/**
 * The devices an account was used on. A device is the name of its browser and system ("Firefox on Windows"): people
 * recognize it, it needs no cookie, and it stays the same at the next login. Another person's device with the same
 * browser and system counts as the same one; the activity list shows what they do.
 */
import { HOUR } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { scheduleNewDeviceMail } from './security-mails.ts'

/**
 * Stores the device of a login, in the transaction that opens its session. The first login from each device sends a
 * mail, except for the device on which the account was created.
 */
export async function recordDevice(tx: Tx, person: UserId, device: string, now: Date): Promise<void> {
  const added = await tx
    .insertInto('known_devices')
    .values({ user_id: person, device, first_seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('device')
    .executeTakeFirst()
  if (!added) return
  const other = await tx
    .selectFrom('known_devices')
    .select('device')
    .where('user_id', '=', person)
    .where('device', '!=', device)
    .executeTakeFirst()
  if (other && (await countNewDevices(tx, person, new Date(now.getTime() - HOUR))) <= MAX_MAILS_AN_HOUR)
    await scheduleNewDeviceMail(tx, person, device, now)
}

/** The most mails in an hour, for an attacker who invents a device for each login. */
const MAX_MAILS_AN_HOUR = 5

async function countNewDevices(tx: Tx, person: UserId, since: Date): Promise<number> {
  const { added } = await tx
    .selectFrom('known_devices')
    .select((count) => count.fn.countAll<number>().as('added'))
    .where('user_id', '=', person)
    .where('first_seen_at', '>', since)
    .executeTakeFirstOrThrow()
  return added
}

/** The devices a person has logged in from, for the export. */
export async function listDevices(
  db: Db,
  person: UserId,
): Promise<{ device: string; first_seen_at: string }[]> {
  const rows = await db
    .selectFrom('known_devices')
    .select(['device', 'first_seen_at'])
    .where('user_id', '=', person)
    .orderBy('first_seen_at')
    .orderBy('device')
    .execute()
  return rows.map((row) => ({ device: row.device, first_seen_at: row.first_seen_at.toISOString() }))
}

/** Deletes a person's devices, because the account gets another owner. */
export async function deleteDevices(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('known_devices').where('user_id', '=', person).execute()
}
