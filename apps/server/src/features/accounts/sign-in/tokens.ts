/**
 * The tokens for reading from a provider on a person's behalf: stored encrypted, renewed before they expire, deleted
 * with the connection. No function here returns a refresh token, and no error contains a token. Other features read
 * with them (sources).
 *
 * Tokens are renewed under a lock on their row, held during the provider's call, because a refresh token often works
 * only once. So the second of two processes finds the tokens that the first one got.
 */
import type { Provider } from '@gigbell/contract'
import { type Clock, MINUTE, SECOND } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'
import type { Keys } from '../../../platform/keys.ts'
import type { Log } from '../../../platform/log.ts'
import { RenewalFailed, type Tokens } from './identity.ts'
import { type Providers, providerLabels } from './providers.ts'

/** What renewing tokens needs. */
export interface TokenPorts {
  db: Db
  clock: Clock
  log: Log
  keys: Keys
  providers: Providers
}

/** There is no valid token, and its owner must sign in with the provider again. The message says so. */
export class AccessLost extends Error {}

/** The provider didn't renew an expired token, but may do so later. */
export class AccessUnavailable extends Error {}

/** A token that expires within this time is renewed, because it must last for all pages of a poll. */
const RENEW_BEFORE = 5 * MINUTE

/** Stores the provider's tokens of a person, replacing earlier ones. */
export async function saveTokens(
  tx: Tx,
  keys: Keys,
  person: UserId,
  provider: Provider,
  tokens: Tokens,
  now: Date,
): Promise<void> {
  const row = toRow(keys, person, provider, tokens, now)
  await tx
    .insertInto('provider_tokens')
    .values({ user_id: person, provider, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doUpdateSet(row))
    .execute()
}

/** The people whose tokens for this provider are stored. */
export async function findTokenOwners(db: Db, provider: Provider): Promise<UserId[]> {
  const rows = await db
    .selectFrom('provider_tokens')
    .select('user_id')
    .where('provider', '=', provider)
    .orderBy('user_id')
    .execute()
  return rows.map((row) => row.user_id as UserId)
}

/** The state of a connection that we read from: none, connected with tokens, or connected without. */
export type AccessState = 'not_connected' | 'connected' | 'sign_in_again'

/** The state of a person's connections to these providers. */
export async function findAccessStates(
  db: Db,
  person: UserId,
  providers: readonly Provider[],
): Promise<Map<Provider, AccessState>> {
  const readings = new Map<Provider, AccessState>(providers.map((name) => [name, 'not_connected']))
  if (providers.length === 0) return readings
  const rows = await db
    .selectFrom('connections as c')
    .leftJoin('provider_tokens as t', (join) =>
      join.onRef('t.user_id', '=', 'c.user_id').onRef('t.provider', '=', 'c.provider'),
    )
    .select(['c.provider', 't.expires_at'])
    .where('c.user_id', '=', person)
    .where('c.provider', 'in', [...providers])
    .execute()
  for (const row of rows)
    readings.set(row.provider as Provider, row.expires_at ? 'connected' : 'sign_in_again')
  return readings
}

/**
 * Returns a valid access token of a person. `refusedToken` is a token that the provider has just refused, so it is
 * renewed before it expires.
 * @throws AccessLost, AccessUnavailable
 */
export async function getAccessToken(
  ports: TokenPorts,
  person: UserId,
  provider: Provider,
  refusedToken?: string,
): Promise<string> {
  const { db, clock } = ports
  const isValid = (held: StoredTokens, margin: number) =>
    held.access !== refusedToken && held.endsAt.getTime() - clock.now().getTime() > margin
  const stored = await loadTokens(ports, db, person, provider)
  if (stored && isValid(stored, RENEW_BEFORE)) return stored.access
  const token = await db.transaction().execute(async (tx) => {
    const held = await loadTokens(ports, tx, person, provider, true)
    if (held && isValid(held, RENEW_BEFORE)) return held.access
    const renewed = held && (await renewTokens(ports, provider, held, isValid(held, 0)))
    if (renewed) {
      await saveTokens(tx, ports.keys, person, provider, renewed, clock.now())
      return renewed.access
    }
    if (held && renewed === undefined && isValid(held, 0)) return held.access
    if (renewed === undefined)
      throw new AccessUnavailable(`${providerLabels[provider]} is not renewing our access at the moment.`)
    // The tokens are useless now. So are those that were encrypted with another secret.
    await tx
      .deleteFrom('provider_tokens')
      .where('user_id', '=', person)
      .where('provider', '=', provider)
      .execute()
    return null
  })
  if (token === null) throw new AccessLost(accessLostMessage(provider))
  return token
}

interface StoredTokens {
  access: string
  refresh: string | null
  endsAt: Date
}

/** The stored tokens of a person; null when there are none, or none that this secret decrypts. */
async function loadTokens(
  { keys }: TokenPorts,
  db: Db,
  person: UserId,
  provider: Provider,
  locked = false,
): Promise<StoredTokens | null> {
  const row = await db
    .selectFrom('provider_tokens')
    .select(['access_token', 'refresh_token', 'expires_at'])
    .where('user_id', '=', person)
    .where('provider', '=', provider)
    .$if(locked, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) return null
  const access = keys.open(ACCESS, row.access_token, tokenBinding(person, provider))
  const refresh = row.refresh_token && keys.open(REFRESH, row.refresh_token, tokenBinding(person, provider))
  return access === null ? null : { access, refresh, endsAt: row.expires_at }
}

/** The renewed tokens; null when the provider gives no more, undefined when it didn't answer properly. */
async function renewTokens(
  { providers, log }: TokenPorts,
  provider: Provider,
  { refresh }: StoredTokens,
  isStillValid: boolean,
): Promise<Tokens | null | undefined> {
  const port = providers[provider]
  if (refresh === null || !port) return isStillValid ? undefined : null
  try {
    const tokens = await port.renew(refresh)
    return { ...tokens, refresh: tokens.refresh ?? refresh }
  } catch (error) {
    if (!(error instanceof RenewalFailed)) throw error
    log.warn({ provider, reason: error.message }, 'a provider did not renew its tokens')
    return error.refused ? null : undefined
  }
}

/** Separate purposes, so that neither token decrypts as the other. */
const ACCESS = 'access token'
const REFRESH = 'refresh token'
const tokenBinding = (person: UserId, provider: Provider) => `${provider} ${person}`

function toRow(keys: Keys, person: UserId, provider: Provider, tokens: Tokens, now: Date) {
  const { access, refresh, seconds } = tokens
  const bound = tokenBinding(person, provider)
  return {
    access_token: keys.seal(ACCESS, access, bound),
    refresh_token: refresh === null ? null : keys.seal(REFRESH, refresh, bound),
    expires_at: new Date(now.getTime() + seconds * SECOND),
  }
}

/** The message to a person whose access has ended. */
export const accessLostMessage = (provider: Provider): string =>
  `${providerLabels[provider]} no longer gives us access to your account. Please connect it again under Settings, Connected Accounts.`
