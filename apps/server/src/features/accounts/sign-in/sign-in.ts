/**
 * Signing in with an account elsewhere, and connecting one. Whoever comes is found by the provider's own name of
 * the account; by address only where the provider vouches for it and it is verified here, too. An account
 * that somebody opened with an address they never verified goes to who owns the address, without its password,
 * its sessions and all that was written in it.
 */
import type { Connection, Provider } from '@gigbell/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UserId } from '../../../platform/http/serve.ts'
import type { Log } from '../../../platform/log.ts'
import { addPerson, type OpenedSession, type SignUpPorts, welcome } from '../accounts.ts'
import { removeActivityOf } from '../activity.ts'
import { isNewHere } from '../addresses.ts'
import { voidLinks } from '../mailed-links.ts'
import { handOver, lockPersonByEmail, personById, type StoredPerson } from '../queries.ts'
import { endAllSessions, openSession } from '../sessions.ts'
import { connect, ownerOf, removeConnectionsOf } from './connections.ts'
import { type Identity, type IdentityProvider, SignInFailed, type Tokens } from './identity.ts'
import { type Providers, providerLabels } from './providers.ts'
import { beginSignIn, endSignInsOf, makeCode, type SignInPurpose, takeCode, takeSignIn } from './sign-ins.ts'
import { keepTokens } from './tokens.ts'

/** What signing in with an account elsewhere needs beside. */
export interface SignInPorts extends SignUpPorts {
  log: Log
  appUrl: string
  providers: Providers
  /** What is connected to be told things, and is no way in: chats. `unlink` is false where there is none of that name. */
  chats: {
    of(person: UserId): Promise<Connection[]>
    unlink(person: UserId, provider: string): Promise<boolean>
  }
  /** Providers that are read from, too: what they let us read with is kept. */
  readFrom: {
    providers: ReadonlySet<Provider>
    /** Called in the transaction that keeps it. */
    begin(tx: Tx, person: UserId, provider: Provider): Promise<void>
    /** Called in the transaction that disconnects one of them: deletes what was read. */
    end(tx: Tx, person: UserId): Promise<void>
  }
  /** Deletes what other features keep of a person, save what was paid for. */
  forgetWork(tx: Tx, person: UserId): Promise<void>
}

/**
 * Where the browser is to go, and the cookie that it must come back with.
 * @throws Refusal not_found when the provider is not set up
 * @throws SignInFailed provider_failed
 */
export async function start(
  ports: SignInPorts,
  provider: Provider,
  purpose: SignInPurpose,
): Promise<{ url: URL; cookie: string }> {
  const port = setUp(ports, provider)
  const { cookie, checks } = await beginSignIn(ports.db, provider, purpose, ports.clock.now())
  return { url: await port.begin(checks, wayBack(ports, provider)), cookie }
}

/**
 * The address of the web app where a browser goes that came back from a provider: with a code for a session,
 * or with what went wrong.
 * @throws Refusal not_found when the provider is not set up
 */
export async function finish(
  ports: SignInPorts,
  provider: Provider,
  query: URLSearchParams,
  cookie: string | null,
): Promise<string> {
  const port = setUp(ports, provider)
  let connects: UserId | null = null
  try {
    const states = query.getAll('state')
    const state = states.length === 1 ? states[0]! : null
    const taken = await takeSignIn(ports.db, provider, state, cookie, ports.clock.now())
    connects = taken.connects
    const cameBackTo = new URL(`${wayBack(ports, provider)}?${query}`)
    const { identity, tokens } = await port.finish(cameBackTo, taken.checks)
    if (connects) {
      await connectTo(ports, provider, identity, tokens, connects)
      return `${ports.appUrl}/dashboard/settings?connected=${provider}`
    }
    const person = await letIn(ports, provider, identity, tokens, taken.referralCode)
    const code = await makeCode(ports.db, person, cookie ?? '', ports.clock.now())
    return `${ports.appUrl}/login?code=${code}`
  } catch (error) {
    const fault = faultOf(ports.log, provider, error)
    const page = connects ? 'dashboard/settings?connect_error' : 'login?error'
    return `${ports.appUrl}/${page}=${fault}`
  }
}

/** The name of what went wrong; a provider's failure is told in the log, a bug of ours is thrown on. */
export function faultOf(log: Log, provider: Provider, error: unknown) {
  if (!(error instanceof SignInFailed)) throw error
  if (error.fault === 'provider_failed')
    log.warn({ provider, reason: String((error.cause as Error)?.message ?? '') }, 'a provider failed')
  return error.fault
}

/**
 * Opens a session for the code that a browser came back with.
 * @throws Refusal bad_link
 */
export async function exchange(
  ports: SignInPorts,
  code: string,
  cookie: string | null,
  device: string,
): Promise<OpenedSession> {
  const now = ports.clock.now()
  const taken = cookie === null ? null : await takeCode(ports.db, code, cookie, now)
  const person = taken && (await personById(ports.db, taken))
  if (!person) throw new Refusal('bad_link', 'This sign-in is not valid any more. Please log in again.')
  return welcome(ports, person, await openSession(ports.db, person.id, device, now))
}

function setUp({ providers }: SignInPorts, provider: Provider): IdentityProvider {
  const port = providers[provider]
  if (!port) throw new Refusal('not_found', `Signing in with ${providerLabels[provider]} is not set up here.`)
  return port
}

const wayBack = ({ appUrl }: SignInPorts, provider: Provider) =>
  `${appUrl}/api/public/auth/${provider}/callback`

/** What tells a provider's account apart for its owner. */
const labelOf = ({ email, firstName, lastName }: Identity) => email ?? `${firstName} ${lastName}`.trim()

async function connectTo(
  ports: SignInPorts,
  provider: Provider,
  identity: Identity,
  tokens: Tokens,
  person: UserId,
) {
  const account = { subject: identity.subject, label: labelOf(identity) }
  const now = ports.clock.now()
  await ports.db.transaction().execute(async (tx) => {
    if (!(await connect(tx, person, provider, account, now))) throw new SignInFailed('other_account')
    await beginReading(ports, tx, person, provider, tokens)
  })
}

/** Where the provider is read from, too, its tokens are kept; otherwise they end with the sign-in. */
async function beginReading(ports: SignInPorts, tx: Tx, person: UserId, provider: Provider, tokens: Tokens) {
  if (!ports.readFrom.providers.has(provider)) return
  await keepTokens(tx, ports.keys, person, provider, tokens, ports.clock.now())
  await ports.readFrom.begin(tx, person, provider)
}

/** Whose account an identity opens: the one it is connected to, the one of its address, or a new one. */
function letIn(
  ports: SignInPorts,
  provider: Provider,
  identity: Identity,
  tokens: Tokens,
  referralCode: string | null,
): Promise<UserId> {
  const { email, emailVerified, subject } = identity
  const now = ports.clock.now()
  return ports.db.transaction().execute(async (tx) => {
    const known = await ownerOf(tx, provider, subject)
    if (known) {
      await beginReading(ports, tx, known, provider, tokens)
      return known
    }
    if (email === null || !emailVerified) throw new SignInFailed('email_unverified')
    const person = await personFor(ports, tx, { ...identity, email, referralCode }, now)
    if (!(await connect(tx, person.id, provider, { subject, label: labelOf(identity) }, now)))
      throw new SignInFailed('other_account')
    await beginReading(ports, tx, person.id, provider, tokens)
    return person.id
  })
}

/** The person of a verified address: new, there already, or taken over from whoever never verified it. */
async function personFor(
  ports: SignInPorts,
  tx: Tx,
  identity: Identity & { email: string; referralCode: string | null },
  now: Date,
): Promise<StoredPerson> {
  const { email, firstName, lastName, referralCode } = identity
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
    return added
  }
  const there = await lockPersonByEmail(tx, email)
  if (!there) throw new SignInFailed('provider_failed', new Error('the account was deleted meanwhile'))
  if (!there.user.email_verified) await takeOver(ports, tx, there.id, { firstName, lastName }, now)
  return there
}

/** Whoever opened this account never showed that the address was theirs: nothing of theirs stays in it. */
async function takeOver(
  ports: SignInPorts,
  tx: Tx,
  person: UserId,
  owner: { firstName: string; lastName: string },
  now: Date,
): Promise<void> {
  await handOver(tx, person, owner, now)
  await endAllSessions(tx, person)
  await endSignInsOf(tx, person)
  await removeConnectionsOf(tx, person)
  await removeActivityOf(tx, person)
  await voidLinks(tx, 'verify', person, now)
  await voidLinks(tx, 'reset', person, now)
  await ports.forgetWork(tx, person)
}
