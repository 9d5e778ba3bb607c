/**
 * Mailed links: opaque tokens, stored as hashes. A link works once, until it expires, for the address it was sent to,
 * and until a newer one of its kind is created. The task that sends the mail creates the token, so no queue and no
 * table has it. States: created → used, replaced or (by the clock) expired.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { HOUR, MINUTE } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { addTask } from '../../platform/queue.ts'
import { lockPerson } from './queries.ts'

/** What a link is for. */
export type LinkKind = 'verify' | 'reset'

/** The longest delay before a reset mail is written, in milliseconds. */
const MAX_DELAY = 2000

const lifetimes: Record<LinkKind, number> = { verify: 24 * HOUR, reset: 60 * MINUTE }

/** Schedules a verification mail. A second request before it is sent adds none. */
export async function scheduleVerificationMail(db: Db, person: UserId): Promise<void> {
  await addTask(db, 'mail_verify', { user: person }, { key: `mail_verify ${person}` })
}

/**
 * Schedules a password reset mail to a person, or to the placeholder of an unknown address, which costs the same: one
 * new row each time, without a key that might find an existing row. The mail is written after a random delay, so that
 * its work doesn't slow down the next call, where it could be measured.
 */
export async function scheduleResetMail(db: Db, person: UserId): Promise<void> {
  await addTask(db, 'mail_reset', { user: person }, { runAt: new Date(Date.now() + randomInt(MAX_DELAY)) })
}

/** Creates a link's token for an address, and invalidates the older ones of its kind. Lock the person's row first. */
export async function createLink(
  tx: Tx,
  kind: LinkKind,
  person: UserId,
  address: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await invalidateLinks(tx, kind, person, now)
  await tx
    .insertInto('mail_tokens')
    .values({
      token_hash: hashOf(token),
      kind,
      user_id: person,
      address,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimes[kind]),
    })
    .execute()
  return token
}

/** Invalidates the unused links of a kind. */
export async function invalidateLinks(tx: Tx, kind: LinkKind, person: UserId, now: Date): Promise<void> {
  await tx
    .updateTable('mail_tokens')
    .set({ replaced_at: now })
    .where('user_id', '=', person)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
}

/**
 * Uses a link. Its conditions are part of the update, so only one caller succeeds. The person's row is locked first,
 * as wherever links are created or invalidated, so that there is no deadlock.
 * @throws Refusal bad_link, with the reason
 */
export async function useLink(tx: Tx, kind: LinkKind, token: string, now: Date): Promise<UserId> {
  const owner = await findLinkOwner(tx, token)
  if (owner) await lockPerson(tx, owner)
  const used = await tx
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', now)
    .where((is) =>
      is.exists(
        is
          .selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'mail_tokens.user_id')
          .whereRef('users.email', '=', 'mail_tokens.address'),
      ),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!used)
    throw (
      (await findLinkFault(tx, kind, token, now)) ??
      new Refusal('bad_link', 'This link is not valid. Please ask for a new one.')
    )
  return used.user_id as UserId
}

async function findLinkOwner(db: Db, token: string): Promise<UserId | null> {
  const link = await db
    .selectFrom('mail_tokens')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return link ? (link.user_id as UserId) : null
}

/**
 * Refuses an invalid link before any costly work, and returns the owner of a valid one.
 * @throws Refusal bad_link
 */
export async function requireValidLink(
  db: Db,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<UserId | null> {
  const fault = await findLinkFault(db, kind, token, now)
  if (fault) throw fault
  return findLinkOwner(db, token)
}

async function findLinkFault(db: Db, kind: LinkKind, token: string, now: Date): Promise<Refusal | null> {
  const link = await db
    .selectFrom('mail_tokens')
    .select(['used_at', 'replaced_at', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .executeTakeFirst()
  const no = (message: string) => new Refusal('bad_link', message)
  if (!link) return no('This link is not valid. Please ask for a new one.')
  if (link.used_at) return no('This link has already been used.')
  if (link.replaced_at) return no('A newer link has replaced this one. Please use the latest mail.')
  if (link.expires_at <= now) return no('This link has expired. Please ask for a new one.')
  return null
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Deletes all links of all people that were not used yet. */
export async function deleteUnusedLinks(tx: Tx): Promise<void> {
  await tx.deleteFrom('mail_tokens').where('used_at', 'is', null).execute()
}
