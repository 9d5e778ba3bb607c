/**
 * Personal tokens: 256 bits with a prefix, stored as hashes. They end when they are revoked or expire, when the password
 * is replaced, and with the session that allowed them if the extension got them. Where a scope is enforced is in
 * platform/http/serve.ts.
 */
import { createHash, randomBytes } from 'node:crypto'
import { type NewToken, TOKEN_PREFIX, type TokenDraft, tokenLimits } from '@gigbell/contract'
import { createBatchLoader } from '../../platform/batch-loader.ts'
import { type Clock, DAY } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Origin } from '../../platform/http/origin.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import type { Person } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { type ActivityPorts, requireSession, type SessionHolder, withActivity } from '../accounts/index.ts'
import { countTokens, deleteToken, findTokenOwners, insertToken, type StoredToken } from './queries.ts'

const TOKEN = new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`)

/**
 * Creates the function that finds the person of a token; null when it is unknown, revoked or expired. Simultaneous calls
 * share one query that starts after them, so a revoked token is never cached.
 */
export function createTokenLookup({
  db,
  clock,
}: {
  db: Db
  clock: Clock
}): (token: string) => Promise<Person | null> {
  const lookUp = createBatchLoader((tokens: readonly string[]) =>
    findTokenOwners(db, clock.now(), tokens.map(hashSecret)),
  )
  return async (token) => (TOKEN.test(token) ? lookUp(token) : null)
}

/**
 * Makes a token for its person.
 * @throws Refusal too_many_tokens, session_required when the session has ended meanwhile
 */
export async function createToken(
  ports: ActivityPorts,
  caller: SessionHolder,
  draft: TokenDraft,
  from: Origin,
): Promise<NewToken> {
  const now = ports.clock.now()
  return withActivity(ports, async (tx, note) => {
    await requireSession(tx, caller)
    await note(caller.id, 'token_added', from)
    return storeToken(tx, {
      person: caller.id,
      session: null,
      name: draft.name,
      scopes: draft.scopes,
      now,
      expiresAt: new Date(now.getTime() + draft.expires_in_days * DAY),
    })
  })
}

/**
 * Stores a new token and returns it with its secret. The person's row must be locked, so that the number of tokens can't
 * change.
 * @throws Refusal too_many_tokens
 */
export async function storeToken(tx: Tx, token: Omit<StoredToken, 'hash'>): Promise<NewToken> {
  if ((await countTokens(tx, token.person, token.now)) >= tokenLimits.most)
    throw new Refusal(
      'too_many_tokens',
      `You have ${tokenLimits.most} tokens, the most there can be. Please revoke one first.`,
    )
  const secret = TOKEN_PREFIX + createSecret()
  return { ...(await insertToken(tx, { ...token, hash: hashSecret(secret) })), token: secret }
}

/**
 * Revokes a token of a person at once, in all processes.
 * @throws Refusal not_found
 */
export async function removeToken(
  ports: ActivityPorts,
  person: UserId,
  id: string,
  from: Origin,
): Promise<void> {
  await withActivity(ports, async (tx, note) => {
    if (!(await deleteToken(tx, person, id))) throw notFound('token')
    await note(person, 'token_removed', from)
  })
}

/** A random text of 256 bits, in base64url. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/** The hash that a secret of 256 bits is stored as. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
