/**
 * An account whose address was never verified, when the owner of the address gets it: by a reset mail that they read,
 * or by a provider that confirms the address. The person who used the account before never proved that it was theirs.
 */
import type { Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { deleteActivity } from './activity.ts'
import { deleteDevices } from './devices.ts'
import { invalidateLinks } from './mailed-links.ts'
import { endAllSessions } from './sessions.ts'
import { deleteConnections } from './sign-in/connections.ts'
import { deleteSignIns } from './sign-in/sign-ins.ts'

/** What the transfer of an account needs from all features. */
export interface TakeoverPorts {
  /** Deletes what all features store of a person, except payments. */
  resetPersonalData(tx: Tx, person: UserId, now: Date): Promise<void>
}

/** Removes every way into an account that existed before, and the record of its use. */
export async function deleteFormerAccess(tx: Tx, person: UserId, now: Date): Promise<void> {
  await endAllSessions(tx, person)
  await deleteSignIns(tx, person)
  await deleteConnections(tx, person)
  await deleteActivity(tx, person)
  await deleteDevices(tx, person)
  await invalidateLinks(tx, 'verify', person, now)
  await invalidateLinks(tx, 'reset', person, now)
}
