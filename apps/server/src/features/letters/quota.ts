/**
 * The quota of letters in a plan. A reservation is made before a letter is written, and committed or released
 * afterwards. The user's row is locked while reservations are counted, so concurrent calls never exceed the
 * quota.
 */
import { type Clock, SECOND } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Subscription } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { lockPerson } from '../accounts/index.ts'
import {
  countProposalsUsed,
  countReservations,
  deleteReservation,
  findLettersFor,
  insertLetter,
  insertReservation,
  renewLease,
} from './queries.ts'

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
  job: string
  profile: string
  isRewrite: boolean
}

/** A reserved letter. Exactly one of `commit` and `release` ends the reservation. */
export interface Reservation {
  /** The number of letters that exist for this job and profile. */
  variation: number
  /**
   * Stores the finished letter and returns its id and how many letters the plan still allows (null:
   * unlimited).
   */
  commit(letter: {
    text: string
    model: string
    writer: 'built-in' | 'model'
    extraInformation: string
  }): Promise<{ letterId: string; left: number | null }>
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
  const { reservation, rewriteOf, variation } = await db.transaction().execute(async (tx) => {
    await lockPerson(tx, letterToReserve.person)
    const now = clock.now()
    const before = await findLettersFor(
      tx,
      letterToReserve.person,
      letterToReserve.job,
      letterToReserve.profile,
      now,
    )
    const free =
      letterToReserve.isRewrite && before.freeRewrites < FREE_REWRITES ? before.latestCounted : undefined
    if (!free && limit !== null) {
      const used = await countProposalsUsed(tx, subscription.id, subscription.startDate)
      if (used + (await countReservations(tx, subscription.id, now)) >= limit)
        throw new Refusal(
          'plan_limit_reached',
          `Your ${subscription.plan.name} plan has ${limit} proposals, and all are used. Larger plans include more.`,
        )
    }
    const rewriteOf = free ?? null
    const leaseUntil = new Date(now.getTime() + LEASE)
    const reservation = await insertReservation(tx, {
      subscriptionId: subscription.id,
      rewriteOf,
      leaseUntil,
    })
    return { reservation, rewriteOf, variation: before.written }
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
        await lockPerson(tx, letterToReserve.person)
        const now = clock.now()
        if (!(await deleteReservation(tx, reservation, now)))
          throw new Refusal(
            'provider_failed',
            'Writing the letter took too long. It was not counted; please try again.',
          )
        const { person, job, profile } = letterToReserve
        const subscriptionId = subscription.id
        const letterId = await insertLetter(tx, {
          ...letter,
          person,
          subscriptionId,
          job,
          profile,
          rewriteOf,
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
