/**
 * The plan's number of letters: a place is held before a letter is begun and kept or given back after.
 * The person's row is locked while places are counted, so of many at once exactly as many get one as there are.
 */
import { type Clock, SECOND } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Subscription } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { lockPerson } from '../accounts/index.ts'
import {
  insertLetter,
  lettersFor,
  placesHeld,
  proposalsUsed,
  release,
  renewLease,
  reserve,
} from './queries.ts'

/** Free rewrites of a counted letter, for one job and profile. */
const FREE_REWRITES = 10
/** A killed process gives its place back within 2 minutes: its lease runs out. */
const LEASE = 90 * SECOND
const RENEW_EVERY = 30 * SECOND

interface CapPorts {
  db: Db
  clock: Clock
}

/** What a letter is asked for, as far as the cap needs it. */
export interface Wanted {
  person: UserId
  subscription: Subscription
  job: string
  profile: string
  isRewrite: boolean
}

/** A held place. Exactly one of `keep` and `giveBack` ends it. */
export interface Place {
  /** How many letters there are already for this job and profile. */
  variation: number
  /** Keeps the finished letter; returns its id and how many the plan still allows (null: no cap). */
  keep(letter: {
    text: string
    model: string
    writer: 'built-in' | 'model'
    extraInformation: string
  }): Promise<{ letterId: string; left: number | null }>
  giveBack(): Promise<void>
}

/**
 * Holds a place under the cap, or a free one for a rewrite.
 * @throws Refusal plan_limit_reached
 */
export async function holdPlace({ db, clock }: CapPorts, wanted: Wanted): Promise<Place> {
  const { subscription } = wanted
  const limit = subscription.plan.max_proposals
  const { reservation, rewriteOf, variation } = await db.transaction().execute(async (tx) => {
    await lockPerson(tx, wanted.person)
    const now = clock.now()
    const before = await lettersFor(tx, wanted.person, wanted.job, wanted.profile, now)
    const free = wanted.isRewrite && before.freeRewrites < FREE_REWRITES ? before.latestCounted : undefined
    if (!free && limit !== null) {
      const used = await proposalsUsed(tx, subscription.id, subscription.startDate)
      if (used + (await placesHeld(tx, subscription.id, now)) >= limit)
        throw new Refusal(
          'plan_limit_reached',
          `Your ${subscription.plan.name} plan has ${limit} proposals, and all are used. A larger plan has more.`,
        )
    }
    const rewriteOf = free ?? null
    const leaseUntil = new Date(now.getTime() + LEASE)
    const reservation = await reserve(tx, { subscriptionId: subscription.id, rewriteOf, leaseUntil })
    return { reservation, rewriteOf, variation: before.written }
  })
  const renewal = setInterval(() => {
    // A failed renewal is no fault yet: the lease outlives two of them.
    renewLease(db, reservation, new Date(clock.now().getTime() + LEASE)).catch(() => {})
  }, RENEW_EVERY)
  return {
    variation,
    async keep(letter) {
      clearInterval(renewal)
      return db.transaction().execute(async (tx) => {
        await lockPerson(tx, wanted.person)
        const now = clock.now()
        if (!(await release(tx, reservation, now)))
          throw new Refusal(
            'provider_failed',
            'Writing took too long. Nothing was counted; please try again.',
          )
        const { person, job, profile } = wanted
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
        const used = await proposalsUsed(tx, subscription.id, subscription.startDate)
        return { letterId, left: limit === null ? null : Math.max(0, limit - used) }
      })
    },
    async giveBack() {
      clearInterval(renewal)
      await release(db, reservation, clock.now())
    },
  }
}
