/**
 * Sign-in with a provider, connecting one, and confirming a session with one. A person is found by the provider's id
 * of the account, or by their address if both the provider and we have verified it. An account whose address was
 * never verified goes to the owner of the address, without its password, its sessions and its contents.
 */
import type { Connection, Provider } from '@gigbell/contract'
import type { Tx } from '../../../platform/db/database.ts'
import type { Origin } from '../../../platform/http/origin.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UserId } from '../../../platform/ids.ts'
import type { Log } from '../../../platform/log.ts'
import { createLoginAnswer, createPerson, type OpenedSession, type SignUpPorts } from '../accounts.ts'
import { withActivity } from '../activity.ts'
import { isNewAddress } from '../addresses.ts'
import { findPersonById, lockPersonByEmail, lockPersonForSignIn, transferAccount } from '../queries.ts'
import { confirmSession, lockSession, openSession, type SessionHolder } from '../sessions.ts'
import type { TakeoverPorts } from '../unverified-accounts.ts'
import { addConnection, findConnectionOwner } from './connections.ts'
import { type Identity, type IdentityProvider, SignInFailed, type Tokens } from './identity.ts'
import { type Providers, providerLabels } from './providers.ts'
import {
  createCode,
  insertSignIn,
  type ReturnedSignIn,
  type SignInPurpose,
  useCode,
  useSignIn,
} from './sign-ins.ts'
import { saveTokens } from './tokens.ts'

/** What sign-in with a provider needs in addition. */
export interface SignInPorts extends SignUpPorts, TakeoverPorts {
  log: Log
  appUrl: string
  providers: Providers
  /** The connections that other features have, which do not sign anybody in. */
  connections: {
    list(person: UserId): Promise<Connection[]>
    /** False when the person has no connection of this name. */
    remove(person: UserId, name: string, from: Origin): Promise<boolean>
  }
  /** The providers that jobs are read from: their tokens are stored. */
  readProviders: ReadonlySet<Provider>
  /** Notifies other features that such a provider's tokens were stored. */
  providerConnected(tx: Tx, person: UserId, provider: Provider): Promise<void>
  /** Notifies other features that such a provider was disconnected. */
  providerDisconnected(tx: Tx, person: UserId): Promise<void>
}

/**
 * Starts a sign-in: returns the address for the browser, and the cookie that it must return with.
 * @throws Refusal not_found when the provider isn't configured, session_required when the session has just ended
 * @throws SignInFailed provider_failed
 */
export async function startSignIn(
  ports: SignInPorts,
  provider: Provider,
  purpose: SignInPurpose,
): Promise<{ url: URL; cookie: string }> {
  const port = requireProvider(ports, provider)
  const { cookie, checks } = await ports.db.transaction().execute(async (tx) => {
    const holder = purpose.connects ?? purpose.confirms
    if (holder && !(await lockSession(tx, holder))) throw new Refusal('session_required', 'Please log in.')
    return insertSignIn(tx, provider, purpose, ports.clock.now())
  })
  return { url: await port.begin(checks, callbackUrl(ports, provider)), cookie }
}

/**
 * Finishes a sign-in: returns the web app's address for the browser, with a code for a session or an error. A
 * confirmed session needs no code, because /login redirects a person who is logged in.
 * @throws Refusal not_found when the provider isn't configured
 */
export async function finishSignIn(
  ports: SignInPorts,
  provider: Provider,
  query: URLSearchParams,
  cookie: string | null,
  from: Origin,
): Promise<string> {
  const port = requireProvider(ports, provider)
  let connects: SessionHolder | null = null
  try {
    const states = query.getAll('state')
    const state = states.length === 1 ? states[0]! : null
    const taken = await useSignIn(ports.db, provider, state, cookie, ports.clock.now())
    connects = taken.connects
    const returnedTo = new URL(`${callbackUrl(ports, provider)}?${query}`)
    const { identity, tokens } = await port.finish(returnedTo, taken.checks)
    if (connects) {
      await connectProvider(ports, provider, identity, tokens, connects, from)
      return `${ports.appUrl}/dashboard/settings?connected=${provider}`
    }
    if (taken.confirms) {
      await confirmWithProvider(ports, provider, identity, tokens, taken.confirms, from)
      return `${ports.appUrl}/login`
    }
    const code = await signInIdentity(ports, provider, identity, tokens, {
      ...taken,
      cookie: cookie ?? '',
      from,
    })
    return `${ports.appUrl}/login?code=${code}`
  } catch (error) {
    const fault = readFault(ports.log, provider, error)
    const page = connects ? 'dashboard/settings?connect_error' : 'login?error'
    return `${ports.appUrl}/${page}=${fault}`
  }
}

/** The fault of a failed sign-in. Logs a provider's failure; throws bugs on. */
export function readFault(log: Log, provider: Provider, error: unknown) {
  if (!(error instanceof SignInFailed)) throw error
  if (error.fault === 'provider_failed')
    log.warn({ provider, reason: String((error.cause as Error)?.message ?? '') }, 'a provider failed')
  return error.fault
}

/**
 * Opens a session for the code that the browser returned with.
 * @throws Refusal bad_link
 */
export async function exchangeCode(
  ports: SignInPorts,
  code: string,
  cookie: string | null,
  from: Origin,
): Promise<OpenedSession> {
  const now = ports.clock.now()
  const opened = await withActivity(ports, async (tx, note) => {
    const taken = cookie === null ? null : await useCode(tx, code, cookie, now)
    const person = taken && (await findPersonById(tx, taken))
    if (!person) return null
    await note(person.id, 'login', from)
    return { person, token: await openSession(tx, person.id, from.device, now) }
  })
  if (!opened) throw new Refusal('bad_link', 'This sign-in is no longer valid. Please log in again.')
  return createLoginAnswer(ports, opened.person, opened.token)
}

function requireProvider({ providers }: SignInPorts, provider: Provider): IdentityProvider {
  const port = providers[provider]
  if (!port)
    throw new Refusal('not_found', `Signing in with ${providerLabels[provider]} is not available here.`)
  return port
}

const callbackUrl = ({ appUrl }: SignInPorts, provider: Provider) =>
  `${appUrl}/api/public/auth/${provider}/callback`

/** The label by which the owner recognizes a provider's account. */
const connectionLabel = ({ email, firstName, lastName }: Identity) =>
  email ?? `${firstName} ${lastName}`.trim()

async function connectProvider(
  ports: SignInPorts,
  provider: Provider,
  identity: Identity,
  tokens: Tokens,
  person: SessionHolder,
  from: Origin,
) {
  const account = { subject: identity.subject, label: connectionLabel(identity) }
  const now = ports.clock.now()
  await withActivity(ports, async (tx, note) => {
    // A password reset may have ended the session while the provider was called.
    if (!(await lockSession(tx, person))) throw new SignInFailed('state_expired')
    if (!(await addConnection(tx, person.id, provider, account, now))) throw new SignInFailed('other_account')
    await storeTokens(ports, tx, person.id, provider, tokens)
    await note(person.id, 'connection_added', from)
  })
}

/** Confirms the session that started this, if the provider's account opens the same person's account. */
async function confirmWithProvider(
  ports: SignInPorts,
  provider: Provider,
  identity: Identity,
  tokens: Tokens,
  person: SessionHolder,
  from: Origin,
) {
  await withActivity(ports, async (tx, note) => {
    if (!(await lockSession(tx, person))) throw new SignInFailed('state_expired')
    if ((await findConnectionOwner(tx, provider, identity.subject)) !== person.id)
      throw new SignInFailed('other_account')
    await confirmSession(tx, person.sessionId, ports.clock.now())
    await storeTokens(ports, tx, person.id, provider, tokens)
    await note(person.id, 'confirmed', from)
  })
}

/** Stores the tokens of a provider that we read from. Otherwise they are dropped after the sign-in. */
async function storeTokens(ports: SignInPorts, tx: Tx, person: UserId, provider: Provider, tokens: Tokens) {
  if (!ports.readProviders.has(provider)) return
  await saveTokens(tx, ports.keys, person, provider, tokens, ports.clock.now())
  await ports.providerConnected(tx, person, provider)
}

/**
 * Finds the account of an identity: the one it is connected to, the one of its address, or a new one. Returns a code
 * for a session, created while the person's row is locked, so that a later end of their sessions also invalidates the
 * code.
 */
function signInIdentity(
  ports: SignInPorts,
  provider: Provider,
  identity: Identity,
  tokens: Tokens,
  signIn: ReturnedSignIn & { cookie: string; from: Origin },
): Promise<string> {
  const now = ports.clock.now()
  return withActivity(ports, async (tx, note) => {
    const known = await findConnectionOwner(tx, provider, identity.subject)
    const found = known
      ? { id: known, isNew: false }
      : await findOrCreatePerson(ports, tx, requireVerifiedEmail(identity), signIn, now)
    const person = found.id
    if (!(await lockPersonForSignIn(tx, person, signIn.begun))) throw new SignInFailed('state_expired')
    const account = { subject: identity.subject, label: connectionLabel(identity) }
    if (known === null) {
      if (!(await addConnection(tx, person, provider, account, now))) throw new SignInFailed('other_account')
      await note(person, found.isNew ? 'signup' : 'connection_added', signIn.from)
    } else if ((await findConnectionOwner(tx, provider, identity.subject)) !== known)
      throw new SignInFailed('state_expired') // disconnected while waiting for the lock
    await storeTokens(ports, tx, person, provider, tokens)
    return createCode(tx, person, signIn.cookie, now)
  })
}

function requireVerifiedEmail(identity: Identity): Identity & { email: string } {
  const { email, emailVerified } = identity
  if (email === null || !emailVerified) throw new SignInFailed('email_unverified')
  return { ...identity, email }
}

/** The person of a verified address: new, existing, or given an account that was never verified. */
async function findOrCreatePerson(
  ports: SignInPorts,
  tx: Tx,
  { email, firstName, lastName }: Identity & { email: string },
  { referralCode }: ReturnedSignIn,
  now: Date,
): Promise<{ id: UserId; isNew: boolean }> {
  const added = await createPerson(tx, ports.keys, {
    firstName,
    lastName,
    email,
    mobileNumber: '',
    countryId: 0,
    passwordHash: null,
    verified: true,
    now,
  })
  if (added) {
    if (referralCode && (await isNewAddress(tx, ports.keys, added.id, email)))
      await ports.invitationUsed(tx, added.id, referralCode)
    return { id: added.id, isNew: true }
  }
  const existing = await lockPersonByEmail(tx, email)
  if (!existing) throw new SignInFailed('provider_failed', new Error('the account was deleted meanwhile'))
  if (!existing.user.email_verified) {
    await transferAccount(tx, existing.id, { firstName, lastName }, now)
    await ports.resetPersonalData(tx, existing.id, now)
  }
  return { id: existing.id, isNew: false }
}
