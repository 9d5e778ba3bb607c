/**
 * Limits on guessing (RATE_LIMIT): how often one network address may fail to log
 * in to one account, and what else it may do how often. Counted in the database, so that all processes
 * count together; an attempt is noted before it is tried, so that many at once can't slip through.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Clock, HOUR, MINUTE } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** What limits need; `rateLimit` false lets everything pass (load tests). */
export interface LimitPorts {
  db: Db
  clock: Clock
  rateLimit: boolean
}

const LOGIN_WINDOW = 15 * MINUTE
const LOGIN_FAILURES = 10

/** What one caller may do in an hour: a network address, or (for `verify` and `sample`) an account. */
const hourly = {
  signup: { most: 20, tooMany: 'Many accounts were made from here just now.' },
  forgot: { most: 20, tooMany: 'Many links were asked for from here just now.' },
  newsletter: { most: 60, tooMany: 'Many addresses were entered from here just now.' },
  sample: { most: 30, tooMany: 'You have had many samples sent just now.' },
  verify: { most: 5, tooMany: 'We have just sent you several links. Look into your spam folder, too.' },
} as const

/**
 * Notes an attempt at a password of an account. Call the returned function when the password was right:
 * successes don't count. Guessing from many addresses leaves each new address fewer tries, but always one,
 * so that the owner still gets in from elsewhere.
 * @throws Refusal too_many_requests
 */
export async function admitPasswordAttempt(
  ports: LimitPorts,
  email: string,
  address: string,
): Promise<() => Promise<void>> {
  if (!ports.rateLimit) return async () => {}
  const { db, clock } = ports
  const account = accountHash(email)
  const now = clock.now()
  const since = new Date(now.getTime() - LOGIN_WINDOW)
  const attempt = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${account.toString('hex')} ${address}`}, 1))`.execute(
      tx,
    )
    const failures = await tx
      .selectFrom('attempts')
      .select([
        (count) => count.fn.countAll<number>().as('everywhere'),
        (count) => count.fn.countAll<number>().filterWhere('address', '=', address).as('here'),
        (first) => first.fn.min<Date>('at').filterWhere('address', '=', address).as('first_here'),
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
      .values({ kind: 'login', account, address, at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  return async () => {
    await db.deleteFrom('attempts').where('id', '=', attempt.id).execute()
  }
}

/** How many failures one address has before it must wait, given those from all others in the same window. */
function allowedFailures(elsewhere: number): number {
  if (elsewhere < 30) return LOGIN_FAILURES
  if (elsewhere < 60) return 3
  return 1
}

/**
 * Notes that `caller` does what only so many times an hour may be done.
 * @throws Refusal too_many_requests
 */
export async function admitHourly(
  { db, clock, rateLimit }: LimitPorts,
  kind: keyof typeof hourly,
  caller: string,
): Promise<void> {
  if (!rateLimit) return
  const now = clock.now()
  const { most, tooMany: what } = hourly[kind]
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${caller}`}, 2))`.execute(tx)
    const { done, first } = await tx
      .selectFrom('attempts')
      .select([
        (count) => count.fn.countAll<number>().as('done'),
        (first) => first.fn.min<Date>('at').as('first'),
      ])
      .where('kind', '=', kind)
      .where('address', '=', caller)
      .where('at', '>', new Date(now.getTime() - HOUR))
      .executeTakeFirstOrThrow()
    if (done >= most) throw tooMany(what, first ?? now, HOUR, now)
    await tx.insertInto('attempts').values({ kind, address: caller, at: now }).execute()
  })
}

/** Forgets the attempts at an account that is deleted. */
export async function forgetAttempts(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('attempts').where('account', '=', accountHash(email)).execute()
}

const accountHash = (email: string) => createHash('sha256').update(email.toLowerCase()).digest()

function tooMany(what: string, first: Date, window: number, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((first.getTime() + window - now.getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new Refusal('too_many_requests', `${what} Please try again in ${when}.`, { retryAfter: seconds })
}
