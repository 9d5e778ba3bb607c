/** The SQL of personal tokens and of the codes that the extension exchanges for one. Only hashes are stored. */
import type { Scope, Token } from '@gigbell/contract'
import { sql } from 'kysely'
import { DAY, HOUR } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Person } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { findSessionExpiries, selectLiveSessions } from '../accounts/index.ts'

/** The last use is stored at most this often, because a write with every read would cost more than the read. */
const RECORD_USE_AFTER = HOUR

const shown = ['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'] as const

/** SQL of the tokens that are valid: not expired, and of a live session if they belong to one. */
const selectLiveTokens = (db: Db, now: Date) =>
  db
    .selectFrom('tokens')
    .where('expires_at', '>', now)
    .where((token) =>
      token.or([
        token('session_id', 'is', null),
        token('session_id', 'in', sql<string>`(${selectLiveSessions(now)})`),
      ]),
    )

/** A person's valid tokens, newest first. */
export async function listTokens(db: Db, person: UserId, now: Date): Promise<Token[]> {
  const rows = await selectLiveTokens(db, now)
    .select(shown)
    .where('user_id', '=', person)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toToken)
}

/** Counts a person's valid tokens. Lock the person's row first, so that the count can't change. */
export async function countTokens(tx: Tx, person: UserId, now: Date): Promise<number> {
  const { count } = await selectLiveTokens(tx, now)
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('user_id', '=', person)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A token to store. `session` is the session that it ends with, null for none. */
export interface StoredToken {
  person: UserId
  session: string | null
  hash: Buffer
  name: string
  scopes: readonly Scope[]
  now: Date
  expiresAt: Date
}

/** Stores a token. */
export async function insertToken(tx: Tx, token: StoredToken): Promise<Token> {
  const row = await tx
    .insertInto('tokens')
    .values({
      user_id: token.person,
      session_id: token.session,
      token_hash: token.hash,
      name: token.name,
      scopes: [...token.scopes],
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .returning(shown)
    .executeTakeFirstOrThrow()
  return toToken(row)
}

/** Finds the people of tokens by their hashes, in the same order; null for an unknown, revoked or expired one. */
export async function findTokenOwners(
  db: Db,
  now: Date,
  hashes: readonly Buffer[],
): Promise<(Person | null)[]> {
  const rows = await selectLiveTokens(db, now)
    .select(['id', 'user_id', 'scopes', 'token_hash', 'last_used_at'])
    .where('token_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .execute()
  const outdated = rows.filter(
    ({ last_used_at }) => !last_used_at || now.getTime() - last_used_at.getTime() > RECORD_USE_AFTER,
  )
  if (outdated.length > 0)
    await db
      .updateTable('tokens')
      .set({ last_used_at: now })
      .where('id', '=', sql<string>`any(${outdated.map(({ id }) => id)}::uuid[])`)
      .execute()
  const byHash = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]))
  return hashes.map((hash) => {
    const row = byHash.get(hash.toString('hex'))
    if (!row) return null
    return {
      id: row.user_id as UserId,
      sessionId: row.id,
      confirmed: false,
      scopes: row.scopes as Scope[],
    }
  })
}

/** When tokens expire, by id. Revoked ones are left out. */
export async function findTokenExpiries(db: Db, ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'session_id', 'expires_at'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const sessionEnds = await findSessionExpiries(
    db,
    rows.flatMap(({ session_id }) => session_id ?? []),
  )
  const endOf = (session: string | null, expires: Date) => {
    if (session === null) return expires
    return new Date(Math.min(expires.getTime(), sessionEnds.get(session)?.getTime() ?? 0))
  }
  return new Map(rows.map((row) => [row.id, endOf(row.session_id, row.expires_at)]))
}

/** Deletes one token of a person; false when it doesn't exist. */
export async function deleteToken(tx: Tx, person: UserId, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('tokens')
    .where('user_id', '=', person)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes every token and code of a person. */
export async function deleteTokens(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('tokens').where('user_id', '=', person).execute()
  await tx.deleteFrom('token_codes').where('user_id', '=', person).execute()
}

/** Deletes all tokens and codes of all people. */
export async function deleteEveryToken(tx: Tx): Promise<void> {
  await tx.deleteFrom('tokens').execute()
  await tx.deleteFrom('token_codes').execute()
}

/** Deletes tokens and codes that expired a day ago or more. */
export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY)
  await db.deleteFrom('tokens').where('expires_at', '<', yesterday).execute()
  await db.deleteFrom('token_codes').where('expires_at', '<', yesterday).execute()
}

/** A code that a session has allowed. */
export interface StoredCode {
  person: UserId
  session: string
  challenge: string
  expiresAt: Date
}

/** Stores a code by its hash. */
export async function insertCode(tx: Tx, hash: Buffer, code: StoredCode): Promise<void> {
  await tx
    .insertInto('token_codes')
    .values({
      code_hash: hash,
      user_id: code.person,
      session_id: code.session,
      challenge: code.challenge,
      expires_at: code.expiresAt,
    })
    .execute()
}

/** Finds a code that has not expired; null for an unknown one. */
export async function findCode(tx: Tx, hash: Buffer, now: Date): Promise<StoredCode | null> {
  const row = await tx
    .selectFrom('token_codes')
    .select(['user_id', 'session_id', 'challenge', 'expires_at'])
    .where('code_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  return {
    person: row.user_id as UserId,
    session: row.session_id,
    challenge: row.challenge,
    expiresAt: row.expires_at,
  }
}

/** Deletes a code; false when another call has used it before. */
export async function deleteCode(tx: Tx, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('token_codes')
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

function toToken(row: {
  id: string
  name: string
  scopes: string[]
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
}): Token {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes as Scope[],
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}
