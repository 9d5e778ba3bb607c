/**
 * Sign-ins between their start and their return, and the codes that the web app exchanges for sessions. A sign-in is
 * started → used, or (by the clock) expired. A cookie binds both to the browser that started; only its hash is
 * stored. PKCE's verifier and the nonce are derived from the cookie and not stored.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Provider } from '@gigbell/contract'
import { MINUTE, SECOND } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'
import { lockPerson } from '../queries.ts'
import type { SessionHolder } from '../sessions.ts'
import { type Checks, SignInFailed } from './identity.ts'

/** How long a person may stay on the provider's page. */
export const SIGN_IN_LIFE = 10 * MINUTE
const CODE_LIFE = 60 * SECOND

/** What a sign-in is for. */
export interface SignInPurpose {
  /** The person who connects the provider to their account. */
  connects?: SessionHolder | undefined
  /** The person who confirms their session. Without either field, it is a login. */
  confirms?: SessionHolder | undefined
  /** The referral code of the link that brought a new person. */
  referralCode?: string | undefined
}

/** The prefix of a state that confirms a session. The row has the state's hash, so nobody can change it. */
const CONFIRM_PREFIX = 'confirm.'

/** Starts a sign-in. */
export async function insertSignIn(
  db: Db,
  provider: Provider,
  { connects, confirms, referralCode }: SignInPurpose,
  now: Date,
): Promise<{ cookie: string; checks: Checks }> {
  const cookie = randomBytes(32).toString('base64url')
  const state = (confirms ? CONFIRM_PREFIX : '') + randomBytes(32).toString('base64url')
  const holder = connects ?? confirms
  await db
    .insertInto('sign_ins')
    .values({
      state_hash: hashOf(state),
      browser_hash: hashOf(cookie),
      provider,
      session_id: holder?.sessionId ?? null,
      user_id: holder?.id ?? null,
      referral_code: referralCode || null,
      expires_at: new Date(now.getTime() + SIGN_IN_LIFE),
    })
    .execute()
  return { cookie, checks: deriveChecks(cookie, state) }
}

/** A sign-in that has returned. */
export interface ReturnedSignIn {
  /** The person who connects the provider. */
  connects: SessionHolder | null
  /** The person who confirms their session. Without either field, it is a login. */
  confirms: SessionHolder | null
  referralCode: string | null
  /** Its number in the sequence of all sign-ins and password resets. */
  begun: number
  checks: Checks
}

/**
 * Uses a returning sign-in, once and in the browser that started it.
 * @throws SignInFailed with what is wrong with the state
 */
export async function useSignIn(
  db: Db,
  provider: Provider,
  state: string | null,
  cookie: string | null,
  now: Date,
): Promise<ReturnedSignIn> {
  if (!state) throw new SignInFailed('state_missing')
  const taken = await db
    .updateTable('sign_ins')
    .set({ used_at: now })
    .where('state_hash', '=', hashOf(state))
    .where('browser_hash', '=', hashOf(cookie ?? ''))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['provider', 'user_id', 'session_id', 'referral_code', 'begun'])
    .executeTakeFirst()
  if (!taken) throw await findFault(db, state, cookie)
  if (taken.provider !== provider) throw new SignInFailed('wrong_provider')
  const holder =
    taken.user_id && taken.session_id ? { id: taken.user_id as UserId, sessionId: taken.session_id } : null
  const confirming = state.startsWith(CONFIRM_PREFIX)
  return {
    connects: confirming ? null : holder,
    confirms: confirming ? holder : null,
    referralCode: taken.referral_code,
    begun: taken.begun,
    checks: deriveChecks(cookie ?? '', state),
  }
}

async function findFault(db: Db, state: string, cookie: string | null): Promise<SignInFailed> {
  const found = await db
    .selectFrom('sign_ins')
    .select(['browser_hash', 'used_at'])
    .where('state_hash', '=', hashOf(state))
    .executeTakeFirst()
  if (!found) return new SignInFailed('state_expired')
  if (!found.browser_hash.equals(hashOf(cookie ?? ''))) return new SignInFailed('state_foreign')
  return new SignInFailed(found.used_at ? 'state_used' : 'state_expired')
}

/** Creates the code that the same browser exchanges for a session. Lock the person's row first. */
export async function createCode(tx: Tx, person: UserId, cookie: string, now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await tx
    .insertInto('sign_in_codes')
    .values({
      code_hash: hashOf(code),
      browser_hash: hashOf(cookie),
      user_id: person,
      expires_at: new Date(now.getTime() + CODE_LIFE),
    })
    .execute()
  return code
}

/**
 * Uses a code: once, in time, in the same browser; null otherwise. The person's row is locked first, as wherever
 * codes are invalidated, so that a later invalidation also ends the session that is opened next.
 */
export async function useCode(tx: Tx, code: string, cookie: string, now: Date): Promise<UserId | null> {
  const unused = await tx
    .selectFrom('sign_in_codes')
    .select('user_id')
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst()
  if (!unused) return null
  await lockPerson(tx, unused.user_id as UserId)
  const row = await tx
    .deleteFrom('sign_in_codes')
    .where('code_hash', '=', hashOf(code))
    .where('browser_hash', '=', hashOf(cookie))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row ? (row.user_id as UserId) : null
}

/** Deletes a person's unused codes, so that they open no session. */
export async function deleteCodes(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('sign_in_codes').where('user_id', '=', person).execute()
}

/** Ends a person's unfinished sign-ins and connections, and deletes their codes. */
export async function deleteSignIns(tx: Tx, person: UserId): Promise<void> {
  await deleteCodes(tx, person)
  await tx.deleteFrom('sign_ins').where('user_id', '=', person).execute()
}

const deriveChecks = (cookie: string, state: string): Checks => ({
  state,
  verifier: hashOf(`verifier ${cookie} ${state}`).toString('base64url'),
  nonce: hashOf(`nonce ${cookie} ${state}`).toString('base64url'),
})

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
