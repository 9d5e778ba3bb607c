/**
 * Sessions: opaque tokens of 256 bits, stored as hashes. They expire 30 days after their last use, and at most 90 days
 * after the login. Ending one deletes its row, so it ends in every process at once.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Session } from '@gigbell/contract'
import { type RawBuilder, sql } from 'kysely'
import { createBatchLoader } from '../../platform/batch-loader.ts'
import { type Clock, DAY, HOUR, MINUTE } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Person } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { deleteOldActivity } from './activity.ts'
import { deleteOldCallCounts } from './call-limit.ts'
import { recordDevice } from './devices.ts'
import { lockPerson } from './queries.ts'

const IDLE_LIFETIME = 30 * DAY
const LIFETIME = 90 * DAY
/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/
/** How long a login or a confirmation allows actions that need one. */
const CONFIRMED_FOR = 15 * MINUTE
/** The last use is stored at most this often, because a write with every read would cost more than the read. */
const RECORD_USE_AFTER = HOUR

/**
 * Opens a session on a device and returns its token, which isn't stored. Lock the person's row first, with the check
 * of their password or identity, so that no session survives a change of it.
 */
export async function openSession(tx: Tx, person: UserId, device: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: person,
      created_at: now,
      last_used_at: now,
      confirmed_at: now,
      device,
    })
    .execute()
  await recordDevice(tx, person, device, now)
  return token
}

/**
 * Creates the function that finds the person of a token; null when it is unknown, ended or expired. Simultaneous
 * calls share one query that starts after them, so an ended session is never cached. An invalid token costs one index
 * lookup in that query, and one of the wrong format none.
 */
export function createSessionLookup({
  db,
  clock,
}: {
  db: Db
  clock: Clock
}): (token: string) => Promise<Person | null> {
  const lookUp = createBatchLoader((tokens: readonly string[]) => findPeople(db, clock.now(), tokens))
  return async (token) => (TOKEN.test(token) ? lookUp(token) : null)
}

async function findPeople(db: Db, now: Date, tokens: readonly string[]): Promise<(Person | null)[]> {
  const hashes = tokens.map(hashOf)
  const sessions = await db
    .selectFrom('sessions')
    .modifyFront(prepared)
    .select(['id', 'user_id', 'last_used_at', 'confirmed_at', 'token_hash'])
    .where('token_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .where('last_used_at', '>', before(now, IDLE_LIFETIME))
    .where('created_at', '>', before(now, LIFETIME))
    .execute()
  const outdated = sessions.filter(
    ({ last_used_at }) => now.getTime() - last_used_at.getTime() > RECORD_USE_AFTER,
  )
  if (outdated.length > 0)
    await db
      .updateTable('sessions')
      .set({ last_used_at: now })
      .where(
        'id',
        'in',
        outdated.map(({ id }) => id),
      )
      .execute()
  const byHash = new Map(sessions.map((session) => [session.token_hash.toString('hex'), session]))
  return hashes.map((hash) => {
    const session = byHash.get(hash.toString('hex'))
    return session
      ? {
          id: session.user_id as UserId,
          sessionId: session.id,
          confirmed: session.confirmed_at > before(now, CONFIRMED_FOR),
        }
      : null
  })
}

/** A person's sessions, last used first. `current` marks the session of the call. */
export async function listSessions(db: Db, asking: Person, now: Date): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at', 'device'])
    .where('user_id', '=', asking.id)
    .where('last_used_at', '>', before(now, IDLE_LIFETIME))
    .where('created_at', '>', before(now, LIFETIME))
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    current: row.id === asking.sessionId,
    device: row.device,
  }))
}

/** Selects the ids of all sessions that have not expired. */
export const selectLiveSessions = (now: Date): RawBuilder<unknown> =>
  sql`select id from sessions
    where last_used_at > ${before(now, IDLE_LIFETIME)} and created_at > ${before(now, LIFETIME)}`

/** The signal that sessions were deleted. A database trigger sends it, whatever deleted them. */
export const SESSIONS_ENDED = 'sessions_ended'

/** When sessions expire without further use. Deleted ones are left out. */
export async function findSessionExpiries(db: Db, ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const endOf = (used: Date, opened: Date) =>
    new Date(Math.min(used.getTime() + IDLE_LIFETIME, opened.getTime() + LIFETIME))
  return new Map(rows.map((row) => [row.id, endOf(row.last_used_at, row.created_at)]))
}

/** Marks a session as confirmed. Lock the person's row first, with the check of their password. */
export async function confirmSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', sessionId).execute()
}

/** A person and the session of their call. */
export type SessionHolder = Pick<Person, 'id' | 'sessionId'>

/**
 * Locks a person's row and their session; false when the session has ended. For calls that wait for an outside
 * service before they write, because the password may be reset in the meantime.
 */
export async function lockSession(tx: Tx, { id, sessionId }: SessionHolder): Promise<boolean> {
  await lockPerson(tx, id)
  const session = await tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', id)
    .where('id', '=', sessionId)
    .forKeyShare()
    .executeTakeFirst()
  return session !== undefined
}

/**
 * Locks them too, and refuses the call when the session has ended. Otherwise what an intruder adds during a password
 * reset would survive the reset.
 * @throws Refusal session_required
 */
export async function requireSession(tx: Tx, asking: SessionHolder): Promise<void> {
  if (!(await lockSession(tx, asking))) throw new Refusal('session_required', 'Please log in.')
}

/** Ends one session of a person; false when it doesn't exist. */
export async function endSession(db: Db, person: UserId, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', person)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Ends all sessions of a person but one. Returns how many it ended. */
export async function endOtherSessions(db: Db, person: UserId, keptSessionId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', person)
    .where('id', '!=', keptSessionId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Ends every session of a person. */
export async function endAllSessions(db: Db, person: UserId): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', person).execute()
}

/** Ends all sessions of all people: a restored backup contains sessions that were ended since. */
export async function endEverySession(tx: Tx): Promise<void> {
  await tx.deleteFrom('sessions').execute()
}

/** Deletes expired rows. Once a day is enough, because they have no effect any more. */
export async function deleteExpiredAccountData(db: Db, now: Date): Promise<void> {
  const yesterday = before(now, DAY)
  await db.deleteFrom('mail_tokens').where('expires_at', '<', yesterday).execute()
  await db.deleteFrom('sign_ins').where('expires_at', '<', now).execute()
  await db.deleteFrom('sign_in_codes').where('expires_at', '<', yesterday).execute()
  await db
    .deleteFrom('sessions')
    .where((is) =>
      is.or([
        is('last_used_at', '<', before(now, IDLE_LIFETIME)),
        is('created_at', '<', before(now, LIFETIME)),
      ]),
    )
    .execute()
  await deleteOldActivity(db, now)
  await deleteOldCallCounts(db, now)
  await db.deleteFrom('attempts').where('at', '<', yesterday).execute()
}

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
