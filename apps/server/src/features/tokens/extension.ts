/**
 * How the browser extension gets its token (docs/decisions/0020): the person allows it at /connect, which answers with a
 * code, and the extension exchanges the code together with the verifier that only it knows (PKCE, RFC 7636).
 */
import { createHash } from 'node:crypto'
import { type ConnectRequest, extensionScopes, type NewToken } from '@gigbell/contract'
import { DAY, MINUTE } from '../../platform/clock.ts'
import type { Origin } from '../../platform/http/origin.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isEqualSecret } from '../../platform/keys.ts'
import {
  type ActivityPorts,
  lockSession,
  requireSession,
  type SessionHolder,
  withActivity,
} from '../accounts/index.ts'
import { deleteCode, findCode, insertCode } from './queries.ts'
import { createSecret, hashSecret, storeToken } from './tokens.ts'

const CODE_LIFETIME = 2 * MINUTE
const TOKEN_LIFETIME = 90 * DAY

/**
 * Allows the extension to get a token that ends with the caller's session. Returns the address of the extension to open,
 * with the code.
 * @throws Refusal session_required when the session has ended meanwhile
 */
export async function allowExtension(
  { db, clock }: ActivityPorts,
  caller: SessionHolder,
  { challenge, redirect }: ConnectRequest,
): Promise<string> {
  const code = createSecret()
  await db.transaction().execute(async (tx) => {
    await requireSession(tx, caller)
    await insertCode(tx, hashSecret(code), {
      person: caller.id,
      session: caller.sessionId,
      challenge,
      expiresAt: new Date(clock.now().getTime() + CODE_LIFETIME),
    })
  })
  return `${redirect}?code=${code}`
}

/**
 * Makes the extension's token for a code, once. A wrong verifier uses the code up too.
 * @throws Refusal bad_link, too_many_tokens
 */
export async function exchangeCode(
  ports: ActivityPorts,
  { code, verifier }: { code: string; verifier: string },
  from: Origin,
): Promise<NewToken> {
  const now = ports.clock.now()
  const hash = hashSecret(code)
  const token = await withActivity(ports, async (tx, note) => {
    const stored = await findCode(tx, hash, now)
    // The person is locked before the code: a reset of the password locks them in the same order.
    if (!stored || !(await lockSession(tx, { id: stored.person, sessionId: stored.session }))) return null
    if (!(await deleteCode(tx, hash)) || !isEqualSecret(challengeOf(verifier), stored.challenge)) return null
    await note(stored.person, 'token_added', from)
    return storeToken(tx, {
      person: stored.person,
      session: stored.session,
      name: `Browser extension, ${from.device}`,
      scopes: extensionScopes,
      now,
      expiresAt: new Date(now.getTime() + TOKEN_LIFETIME),
    })
  })
  if (token) return token
  throw new Refusal('bad_link', 'This connection is no longer valid. Please connect the extension again.')
}

/** S256 of RFC 7636. */
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
