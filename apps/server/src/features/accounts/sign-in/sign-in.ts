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
import { addPerson, type OpenedSession, type SignUpPorts, welcome } from '../accounts.ts'
import { noting } from '../activity.ts'
import { isNewHere } from '../addresses.ts'
import { handOver, lockPersonByEmail, lockPersonForSignIn, personById } from '../queries.ts'
import { confirmSession, holdSession, openSession, type SessionHolder } from '../sessions.ts'
import { clearUnverified, type TakeoverPorts } from '../takeover.ts'
import { connect, ownerOf } from './connections.ts'
import { type Identity, type IdentityProvider, SignInFailed, type Tokens } from './identity.ts'
import { type Providers, providerLabels } from './providers.ts'
import {
  type BegunSignIn,
  beginSignIn,
  makeCode,
  type SignInPurpose,
  takeCode,
  takeSignIn,
} from './sign-ins.ts'
import { keepTokens } from './tokens.ts'

/** What sign-in with a provider needs in addition. */
export interface SignInPorts extends SignUpPorts, TakeoverPorts {
  log: Log
  appUrl: string
  providers: Providers
  /** What is connected to be told things, and is no way in: chats. `unlink` is false where there is none of that name. */
  chats: {
    of(person: UserId): Promise<Connection[]>
    unlink(person: UserId, provider: string, from: Origin): Promise<boolean>
  }
  /** Providers that are read from, too: what they let us read with is kept. */
  readFrom: {
    providers: ReadonlySet<Provider>
    /** Called in the transaction that keeps it. */
    begin(tx: Tx, person: UserId, provider: Provider): Promise<void>
    /** Called in the transaction that disconnects one of them: deletes what was read. */
    end(tx: Tx, person: UserId): Promise<void>
  }
}

/**
 * Starts a sign-in: returns the address for the browser, and the cookie that it must return with.
 * @throws Refusal not_found when the provider isn't configured, session_required when the session has just ended
 * @throws SignInFailed provider_failed
 */
export async function start(
  ports: SignInPorts,
  provider: Provider,
  purpose: SignInPurpose,
): Promise<{ url: URL; cookie: string }> {
  const port = setUp(ports, provider)
  const { cookie, checks } = await ports.db.transaction().execute(async (tx) => {
    const holder = purpose.connects ?? purpose.confirms
    if (holder && !(await holdSession(tx, holder))) throw new Refusal('session_required', 'Please log in.')
    return beginSignIn(tx, provider, purpose, ports.clock.now())
  })
  return { url: await port.begin(checks, wayBack(ports, provider)), cookie }
}

/**
 * Finishes a sign-in: returns the web app's address for the browser, with a code for a session or an error. A
 * confirmed session needs no code, because /login redirects a person who is logged in.
 * @throws Refusal not_found when the provider isn't configured
 */
export async function finish(
  ports: SignInPorts,
  provider: Provider,
  query: URLSearchParams,
  cookie: string | null,
  from: Origin,
): Promise<string> {
  const port = setUp(ports, provider)
  let connects: SessionHolder | null = null
  try {
    const states = query.getAll('state')
    const state = states.length === 1 ? states[0]! : null
    const taken = await takeSignIn(ports.db, provider, state, cookie, ports.clock.now())
    connects = taken.connects
    const cameBackTo = new URL(`${wayBack(ports, provider)}?${query}`)
    const { identity, tokens } = await port.finish(cameBackTo, taken.checks)
    if (connects) {
      await connectTo(ports, provider, identity, tokens, connects, from)
      return `${ports.appUrl}/dashboard/settings?connected=${provider}`
    }
    if (taken.confirms) {
      await confirmBy(ports, provider, identity, tokens, taken.confirms, from)
      return `${ports.appUrl}/login`
    }
    const code = await letIn(ports, provider, identity, tokens, { ...taken, cookie: cookie ?? '', from })
    return `${ports.appUrl}/login?code=${code}`
  } catch (error) {
    const fault = faultOf(ports.log, provider, error)
    const page = connects ? 'dashboard/settings?connect_error' : 'login?error'
    return `${ports.appUrl}/${page}=${fault}`
  }
}

/** The fault of a failed sign-in. Logs a provider's failure; throws bugs on. */
export function faultOf(log: Log, provider: Provider, error: unknown) {
  if (!(error instanceof SignInFailed)) throw error
  if (error.fault === 'provider_failed')
    log.warn({ provider, reason: String((error.cause as Error)?.message ?? '') }, 'a provider failed')
  return error.fault
}

/**
 * Opens a session for the code that the browser returned with.
 * @throws Refusal bad_link
 */
export async function exchange(
  ports: SignInPorts,
  code: string,
  cookie: string | null,
  from: Origin,
): Promise<OpenedSession> {
  const now = ports.clock.now()
  const opened = await noting(ports, async (tx, note) => {
    const taken = cookie === null ? null : await takeCode(tx, code, cookie, now)
    const person = taken && (await personById(tx, taken))
    if (!person) return null
    await note(person.id, 'login', from)
    return { person, token: await openSession(tx, person.id, from.device, now) }
  })
  if (!opened) throw new Refusal('bad_link', 'This sign-in is no longer valid. Please log in again.')
  return welcome(ports, opened.person, opened.token)
}

function setUp({ providers }: SignInPorts, provider: Provider): IdentityProvider {
  const port = providers[provider]
  if (!port) throw new Refusal('not_found', `Signing in with ${providerLabels[provider]} is not available here.`)
  return port
}

const wayBack = ({ appUrl }: SignInPorts, provider: Provider) =>
  `${appUrl}/api/public/auth/${provider}/callback`

/** The label by which the owner recognizes a provider's account. */
const labelOf = ({ email, firstName, lastName }: Identity) => email ?? `${firstName} ${lastName}`.trim()

async function connectTo(
  ports: SignInPorts,
  provider: Provider,
  identity: Identity,
  tokens: Tokens,
  person: SessionHolder,
  from: Origin,
) {
  const account = { subject: identity.subject, label: labelOf(identity) }
  const now = ports.clock.now()
  await noting(ports, async (tx, note) => {
    // A password reset may have ended the session while the provider was called.
    if (!(await holdSession(tx, person))) throw new SignInFailed('state_expired')
    if (!(await connect(tx, person.id, provider, account, now))) throw new SignInFailed('other_account')
    await beginReading(ports, tx, person.id, provider, tokens)
    await note(person.id, 'connection_added', from)
  })
}

/** Confirms the session that started this, if the provider's account opens the same person's account. */
async function confirmBy(
  ports: SignInPorts,
  provider: Provider,
  identity: Identity,
  tokens: Tokens,
  person: SessionHolder,
  from: Origin,
) {
  await noting(ports, async (tx, note) => {
    if (!(await holdSession(tx, person))) throw new SignInFailed('state_expired')
    if ((await ownerOf(tx, provider, identity.subject)) !== person.id) throw new SignInFailed('other_account')
    await confirmSession(tx, person.sessionId, ports.clock.now())
    await beginReading(ports, tx, person.id, provider, tokens)
    await note(person.id, 'confirmed', from)
  })
}

/** Stores the tokens of a provider that we read from. Otherwise they are dropped after the sign-in. */
async function beginReading(ports: SignInPorts, tx: Tx, person: UserId, provider: Provider, tokens: Tokens) {
  if (!ports.readFrom.providers.has(provider)) return
  await keepTokens(tx, ports.keys, person, provider, tokens, ports.clock.now())
  await ports.readFrom.begin(tx, person, provider)
}

/**
 * Finds the account of an identity: the one it is connected to, the one of its address, or a new one. Returns a code
 * for a session, created while the person's row is locked, so that whatever ends their sessions later invalidates it.
 */
function letIn(
  ports: SignInPorts,
  provider: Provider,
  identity: Identity,
  tokens: Tokens,
  signIn: BegunSignIn & { cookie: string; from: Origin },
): Promise<string> {
  const now = ports.clock.now()
  return noting(ports, async (tx, note) => {
    const known = await ownerOf(tx, provider, identity.subject)
    const found = known
      ? { id: known, isNew: false }
      : await personFor(ports, tx, vouchedFor(identity), signIn, now)
    const person = found.id
    if (!(await lockPersonForSignIn(tx, person, signIn.begun))) throw new SignInFailed('state_expired')
    const account = { subject: identity.subject, label: labelOf(identity) }
    if (known === null) {
      if (!(await connect(tx, person, provider, account, now))) throw new SignInFailed('other_account')
      await note(person, found.isNew ? 'signup' : 'connection_added', signIn.from)
    } else if ((await ownerOf(tx, provider, identity.subject)) !== known)
            throw new SignInFailed('state_expired') // disconnected while waiting for the lock
    await beginReading(ports, tx, person, provider, tokens)
    return makeCode(tx, person, signIn.cookie, now)
  })
}

function vouchedFor(identity: Identity): Identity & { email: string } {
  const { email, emailVerified } = identity
  if (email === null || !emailVerified) throw new SignInFailed('email_unverified')
  return { ...identity, email }
}

/** The person of a verified address: new, existing, or given an account that was never verified. */
async function personFor(
  ports: SignInPorts,
  tx: Tx,
  { email, firstName, lastName }: Identity & { email: string },
  { referralCode }: BegunSignIn,
  now: Date,
): Promise<{ id: UserId; isNew: boolean }> {
  const added = await addPerson(tx, ports.keys, {
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
    if (referralCode && (await isNewHere(tx, ports.keys, added.id, email)))
      await ports.noteInvitation(tx, added.id, referralCode)
    return { id: added.id, isNew: true }
  }
  const there = await lockPersonByEmail(tx, email)
  if (!there) throw new SignInFailed('provider_failed', new Error('the account was deleted meanwhile'))
  if (!there.user.email_verified) {
    await handOver(tx, there.id, { firstName, lastName }, now)
    await clearUnverified(ports, tx, there.id, now)
  }
  return { id: there.id, isNew: false }
}
