/**
 * The quota of letters in a plan. A reservation is made before a letter is written, and committed or released
 * afterwards. The user's row is locked while reservations are counted, so concurrent calls never exceed the
 * quota.
 */
import { type Clock, SECOND } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Subscription } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { lockPerson } from '../accounts/index.ts'
import { storeEntry, storeRewrite } from './history/history.ts'
import type { JobSnapshot } from './history/queries.ts'
import {
  addFreeRewrite,
  type CountedFor,
  countProposalsUsed,
  countReservations,
  deleteReservation,
  findCountedFor,
  insertCountedLetter,
  insertReservation,
  renewLease,
} from './quota-queries.ts'

/** The number of free rewrites of a counted letter, for one job and profile. */
const FREE_REWRITES = 10
/**
 * The lease of a reservation. A killed process frees its reservations within 2 minutes, because their leases
 * expire.
 */
const LEASE = 90 * SECOND
const RENEW_EVERY = 30 * SECOND

interface QuotaPorts {
  db: Db
  clock: Clock
}

/** The facts about a requested letter that the quota depends on. */
export interface LetterToReserve {
  person: UserId
  subscription: Subscription
  job: JobSnapshot & { job_id: string }
  profile: { id: string; title: string }
  isRewrite: boolean
}

/** A finished letter. */
interface WrittenText {
  text: string
  /** How well the profile fits the job; null where it is no longer known. */
  fit: number | null
  model: string
  writer: 'built-in' | 'model'
  extraInformation: string
}

/** A reserved letter. Exactly one of `commit` and `release` ends the reservation. */
export interface Reservation {
  /** The number of letters that were written for this job and profile. */
  variation: number
  /**
   * Stores the finished letter and returns its id and how many letters the plan still allows (null:
   * unlimited). A rewrite is stored as the new text of the letter that it rewrites.
   */
  commit(letter: WrittenText): Promise<{ letterId: string; left: number | null }>
  release(): Promise<void>
}

/**
 * Reserves one letter of the quota, or a free rewrite.
 * @throws Refusal plan_limit_reached
 */
export async function reserveLetter(
  { db, clock }: QuotaPorts,
  letterToReserve: LetterToReserve,
): Promise<Reservation> {
  const { subscription } = letterToReserve
  const limit = subscription.plan.max_proposals
  const { person, job, profile } = letterToReserve
  const { reservation, target, isFree, variation } = await db.transaction().execute(async (tx) => {
    await lockPerson(tx, person)
    const now = clock.now()
    const before = await findCountedFor(tx, person, job.job_id, profile.id, now)
    const target = letterToReserve.isRewrite ? before.latest : undefined
    const isFree = target !== undefined && before.freeRewrites < FREE_REWRITES
    if (!isFree) await requirePlace(tx, subscription, now)
    const reservation = await insertReservation(tx, {
      subscriptionId: subscription.id,
      rewriteOf: isFree ? target.letterId : null,
      leaseUntil: new Date(now.getTime() + LEASE),
    })
    return { reservation, target, isFree, variation: before.written }
  })
  const renewal = setInterval(() => {
    // A failed renewal is harmless: the lease outlives two of them.
    renewLease(db, reservation, new Date(clock.now().getTime() + LEASE)).catch(() => {})
  }, RENEW_EVERY)
  return {
    variation,
    async commit(letter) {
      clearInterval(renewal)
      return db.transaction().execute(async (tx) => {
        await lockPerson(tx, person)
        const now = clock.now()
        if (!(await deleteReservation(tx, reservation, now)))
          throw new Refusal(
            'provider_failed',
            'Writing the letter took too long. It was not counted; please try again.',
          )
        const letterId = await storeLetter(tx, letterToReserve, target, letter, now)
        if (target && isFree) await addFreeRewrite(tx, target.countId)
        else
          await insertCountedLetter(tx, {
            person,
            subscriptionId: subscription.id,
            letter: letterId,
            job: job.job_id,
            profile: profile.id,
            now,
          })
        const used = await countProposalsUsed(tx, subscription.id, subscription.startDate)
        return { letterId, left: limit === null ? null : Math.max(0, limit - used) }
      })
    },
    async release() {
      clearInterval(renewal)
      await deleteReservation(db, reservation, clock.now())
    },
  }
}

/**
 * Refuses a further letter when all of the plan are used or being written. The person's row must be locked.
 * @throws Refusal plan_limit_reached
 */
export async function requirePlace(tx: Tx, { id, plan, startDate }: Subscription, now: Date): Promise<void> {
  const limit = plan.max_proposals
  if (limit === null) return
  const used = await countProposalsUsed(tx, id, startDate)
  if (used + (await countReservations(tx, id, now)) >= limit)
    throw new Refusal(
      'plan_limit_reached',
      `Your ${plan.name} plan has ${limit} proposals, and all are used. Larger plans include more.`,
    )
}

/** Stores a letter as the new text of the one that it rewrites, or as a new one; returns the id. */
async function storeLetter(
  tx: Tx,
  { person, job, profile }: LetterToReserve,
  target: CountedFor['latest'],
  letter: WrittenText,
  now: Date,
): Promise<string> {
  if (target && (await storeRewrite(tx, person, target.letterId, letter, now))) return target.letterId
  const { text, fit, ...generated } = letter
  return storeEntry(tx, {
    person,
    job,
    profile,
    fit,
    text,
    generated,
    session: undefined,
    status: 'draft',
    at: now,
    now,
  })
}
