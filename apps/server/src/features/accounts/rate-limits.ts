/**
 * Rate limits (RATE_LIMIT): how often one network address may fail to log in, to one account and to all accounts,
 * and how often an address or a person may repeat other actions. They are counted in the database, so all processes
 * count together. An attempt is counted before it runs, so simultaneous ones can't exceed the limit. An IPv6 address
 * counts as its /64. The limit on all calls of a person is in call-limit.ts.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Clock, HOUR, MINUTE } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { callerNetwork } from '../../platform/http/network.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'

/** What limits need. With `rateLimit` false there are none (load tests). */
export interface LimitPorts {
  db: Db
  clock: Clock
  rateLimit: boolean
}

const LOGIN_WINDOW = 15 * MINUTE
const LOGIN_FAILURES = 10
/** Wrong passwords from one network address in an hour, for any account. */
const LOGIN_FAILURES_ON_ALL = 100

/** What one network address may do in an hour. */
const addressLimits = {
  signup: { most: 20, tooMany: 'Too many accounts were created from this network.' },
  forgot: { most: 20, tooMany: 'Too many links were requested from this network.' },
  sign_in: { most: 300, tooMany: 'Too many sign-ins were started from this network.' },
  newsletter: { most: 60, tooMany: 'Too many addresses were entered from this network.' },
  letter: { most: 20, tooMany: 'Too many letters were written from this network.' },
  exchange: { most: 60, tooMany: 'Too many extensions were connected from this network.' },
} as const

/** What one person may do in an hour. */
const personLimits = {
  password: { most: 10, tooMany: 'You have changed your password too often.' },
  sample: { most: 30, tooMany: 'You have sent too many test messages.' },
  model: { most: 30, tooMany: 'You have tested a model too often.' },
  optimization: { most: 30, tooMany: 'You have asked a model for suggestions too often.' },
  post: { most: 300, tooMany: 'You have added posts too often.' },
  token: { most: 30, tooMany: 'You have made tokens too often.' },
  mailbox: { most: 30, tooMany: 'You have tested a mailbox too often.' },
  mail_address: { most: 30, tooMany: 'You have created addresses too often.' },
  verify: { most: 5, tooMany: 'We have sent you several links. Please check your spam folder too.' },
} as const

/** How many password reset links are mailed to one person in an hour, no matter who requests them. */
const RESET_MAILS = 5

/**
 * Counts an attempt at an account's password. Call the returned function when the password was right, because
 * successes don't count. While many addresses guess at one account, each new address gets fewer attempts but always
 * one, so that the owner can still log in from elsewhere. Guessing at many accounts from one address is limited too.
 * @throws Refusal too_many_requests
 */
export async function limitPasswordAttempts(
  ports: LimitPorts,
  email: string,
  address: string,
): Promise<() => Promise<void>> {
  if (!ports.rateLimit) return async () => {}
  const { db, clock } = ports
  const account = accountHash(email)
  const network = callerNetwork(address)
  const now = clock.now()
  const since = new Date(now.getTime() - LOGIN_WINDOW)
  const attempt = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${network}, 1))`.execute(tx)
    const onAll = await readCount(tx, 'login', network, now)
    if (onAll.done >= LOGIN_FAILURES_ON_ALL)
      throw tooMany('Too many failed attempts from this network.', onAll.first ?? now, HOUR, now)
    const failures = await tx
      .selectFrom('attempts')
      .select([
        (count) => count.fn.countAll<number>().as('everywhere'),
        (count) => count.fn.countAll<number>().filterWhere('address', '=', network).as('here'),
        (first) => first.fn.min<Date>('at').filterWhere('address', '=', network).as('first_here'),
      ])
      .where('kind', '=', 'login')
      .where('account', '=', account)
      .where('at', '>', since)
      .executeTakeFirstOrThrow()
    if (failures.here >= allowedFailures(failures.everywhere - failures.here))
      throw tooMany(
        'Too many failed attempts for this account.',
        failures.first_here ?? now,
        LOGIN_WINDOW,
        now,
      )
    return tx
      .insertInto('attempts')
      .values({ kind: 'login', account, address: network, at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  return async () => {
    await db.deleteFrom('attempts').where('id', '=', attempt.id).execute()
  }
}

/** How many failures one address has before it must wait, given the failures from all other addresses. */
function allowedFailures(elsewhere: number): number {
  if (elsewhere < 30) return LOGIN_FAILURES
  if (elsewhere < 60) return 3
  return 1
}

/**
 * Counts an action of a network address that is limited per hour.
 * @throws Refusal too_many_requests
 */
export async function limitByAddress(
  ports: LimitPorts,
  kind: keyof typeof addressLimits,
  address: string,
): Promise<void> {
  await enforceLimit(ports, kind, callerNetwork(address), addressLimits[kind])
}

/**
 * Counts an action of a person that is limited per hour.
 * @throws Refusal too_many_requests
 */
export async function limitByPerson(
  ports: LimitPorts,
  kind: keyof typeof personLimits,
  person: UserId,
): Promise<void> {
  await enforceLimit(ports, kind, person, personLimits[kind])
}

/**
 * Counts a password reset mail to a person, and returns whether it may be sent. It runs for the placeholder of an
 * unknown address too, so that the time of the answer reveals nothing.
 */
export async function countResetMail(ports: LimitPorts, person: UserId): Promise<boolean> {
  return (await countHourly(ports, 'reset', person, RESET_MAILS)) === null
}

async function enforceLimit(
  ports: LimitPorts,
  kind: string,
  caller: string,
  { most, tooMany: what }: { most: number; tooMany: string },
): Promise<void> {
  const first = await countHourly(ports, kind, caller, most)
  if (first) throw tooMany(what, first, HOUR, ports.clock.now())
}

/** Counts an action, or returns the time of the first one when there were `most` in the last hour. */
async function countHourly(
  { db, clock, rateLimit }: LimitPorts,
  kind: string,
  caller: string,
  most: number,
): Promise<Date | null> {
  if (!rateLimit) return null
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${caller}`}, 2))`.execute(tx)
    const { done, first } = await readCount(tx, kind, caller, now)
    if (done >= most) return first ?? now
    await tx.insertInto('attempts').values({ kind, address: caller, at: now }).execute()
    return null
  })
}

/** How often a caller did something in the last hour, and when first. */
function readCount(tx: Tx, kind: string, caller: string, now: Date) {
  return tx
    .selectFrom('attempts')
    .select([
      (count) => count.fn.countAll<number>().as('done'),
      (first) => first.fn.min<Date>('at').as('first'),
    ])
    .where('kind', '=', kind)
    .where('address', '=', caller)
    .where('at', '>', new Date(now.getTime() - HOUR))
    .executeTakeFirstOrThrow()
}

/** Deletes the attempts at a deleted account. */
export async function deleteAttempts(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('attempts').where('account', '=', accountHash(email)).execute()
}

const accountHash = (email: string) => createHash('sha256').update(email.toLowerCase()).digest()

function tooMany(what: string, first: Date, window: number, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((first.getTime() + window - now.getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new Refusal('too_many_requests', `${what} Please try again in ${when}.`, { retryAfter: seconds })
}
