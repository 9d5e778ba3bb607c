/**
 * An account whose address was never verified, when the owner of the address gets it: by a reset mail that they read,
 * or by a provider that confirms the address. Whoever used the account before never proved that it was theirs.
 */
import type { Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { removeActivityOf } from './activity.ts'
import { removeDevicesOf } from './devices.ts'
import { voidLinks } from './mailed-links.ts'
import { endAllSessions } from './sessions.ts'
import { removeConnectionsOf } from './sign-in/connections.ts'
import { endSignInsOf } from './sign-in/sign-ins.ts'

/** What clearing an account needs of other features. */
export interface TakeoverPorts {
    /** Deletes what other features store of a person, except payments. */
  forgetWork(tx: Tx, person: UserId): Promise<void>
}

/** Removes every way into an account that existed before, and everything that was created in it. */
export async function clearUnverified(
  ports: TakeoverPorts,
  tx: Tx,
  person: UserId,
  now: Date,
): Promise<void> {
  await endAllSessions(tx, person)
  await endSignInsOf(tx, person)
  await removeConnectionsOf(tx, person)
  await removeActivityOf(tx, person)
  await removeDevicesOf(tx, person)
  await voidLinks(tx, 'verify', person, now)
  await voidLinks(tx, 'reset', person, now)
  await ports.forgetWork(tx, person)
}
