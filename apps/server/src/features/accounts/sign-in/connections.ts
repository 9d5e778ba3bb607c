/** Connected accounts of providers: one of each provider, and the last way to log in can't be removed. */
import type { Connection, Provider } from '@gigbell/contract'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Origin } from '../../../platform/http/origin.ts'
import { notFound, Refusal } from '../../../platform/http/refusal.ts'
import type { UserId } from '../../../platform/ids.ts'
import { type ActivityPorts, withActivity } from '../activity.ts'
import { findPersonById, lockPerson } from '../queries.ts'

/** A person's connections, oldest first. */
export async function listConnections(db: Db, person: UserId): Promise<Connection[]> {
  const rows = await db
    .selectFrom('connections')
    .select(['provider', 'label', 'connected_at'])
    .where('user_id', '=', person)
    .orderBy('connected_at')
    .orderBy('provider')
    .execute()
  return rows.map((row) => ({ ...row, connected_at: row.connected_at.toISOString() }))
}

/** Finds the person whose account a provider's account opens. */
export async function findConnectionOwner(
  db: Db,
  provider: Provider,
  subject: string,
): Promise<UserId | null> {
  const row = await db
    .selectFrom('connections')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row ? (row.user_id as UserId) : null
}

/** Connects a provider's account; false when it opens another account, or the person has another of this provider. */
export async function addConnection(
  tx: Tx,
  person: UserId,
  provider: Provider,
  account: { subject: string; label: string },
  now: Date,
): Promise<boolean> {
  await tx
    .insertInto('connections')
    .values({ provider, ...account, user_id: person, connected_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findConnectionOwner(tx, provider, account.subject)) === person
}

/**
 * Disconnects a provider. `alsoDelete` runs in the same transaction.
 * @throws Refusal not_found, last_way_in
 */
export async function removeConnection(
  ports: ActivityPorts,
  person: UserId,
  provider: string,
  from: Origin,
  alsoDelete: (tx: Tx) => Promise<void>,
): Promise<void> {
  await withActivity(ports, async (tx, note) => {
    await lockPerson(tx, person)
    const connections = await listConnections(tx, person)
    if (!connections.some((one) => one.provider === provider)) throw notFound('connection')
    const hasPassword = (await findPersonById(tx, person))?.passwordHash != null
    if (!hasPassword && connections.length === 1)
      throw new Refusal(
        'last_way_in',
        'This is the only way to log in to your account. Set a password first, with “Forgot Password?” on the login page.',
      )
    await tx
      .deleteFrom('connections')
      .where('user_id', '=', person)
      .where('provider', '=', provider)
      .execute()
    await alsoDelete(tx)
    await note(person, 'connection_removed', from)
  })
}

/** Removes all connections of a person, because the account gets another owner. */
export async function deleteConnections(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('connections').where('user_id', '=', person).execute()
}
