/** The SQL of subscriptions. */
import type { Plan } from '@gigbell/contract'
import { sql } from 'kysely'
import { DAY } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { UserId } from '../../platform/ids.ts'

/** How long a person keeps their plan after a renewal failed. The SQL function `plan_end` has the same rule for alerts. */
export const GRACE_PERIOD = 3 * DAY

/**
 * The current subscriptions at `now`, at most one for each person: not ended, and before their end, or for a
 * past-due one before the end of its grace period.
 */
export async function findCurrentRows(db: Db, persons: readonly UserId[], now: Date) {
  return db
    .selectFrom('subscriptions')
    .distinctOn('user_id')
    .modifyFront(prepared)
    .select([
      'user_id',
      'id',
      'plan_id',
      'plan',
      'status',
      'cancel_at_period_end',
      'start_date',
      'end_date',
      'next_plan',
    ])
    .where('user_id', '=', sql<string>`any(${persons}::uuid[])`)
    .where('ended_at', 'is', null)
    .where((is) =>
      is.or([
        is('end_date', '>', now),
        is.and([is('status', '=', 'past_due'), is('end_date', '>', new Date(now.getTime() - GRACE_PERIOD))]),
      ]),
    )
    .orderBy('user_id')
    .orderBy('end_date', 'desc')
    .execute()
}

/** The current subscription of one person. */
export async function findCurrentRow(db: Db, person: UserId, now: Date) {
  const [row] = await findCurrentRows(db, [person], now)
  return row
}

/** Adds a trial that runs from `now` to `end`. Returns its id. */
export async function insertTrial(tx: Tx, person: UserId, plan: Plan, now: Date, end: Date): Promise<string> {
  const { id } = await tx
    .insertInto('subscriptions')
    .values({
      user_id: person,
      plan_id: plan.id,
      plan: JSON.stringify(plan),
      status: 'trial',
      start_date: now,
      end_date: end,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Cancels or resumes a trial. The status of a paid plan comes from its gateway (apply-payment-facts.ts). */
export async function setTrialRenewal(db: Db, subscription: string, renews: boolean): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ cancel_at_period_end: !renews, status: renews ? 'trial' : 'canceled' })
    .where('id', '=', subscription)
    .execute()
}

/** All subscriptions a person has or had, oldest first, for the export. */
export function listSubscriptions(db: Db, person: UserId) {
  return db
    .selectFrom('subscriptions')
    .select([
      'id',
      'plan_id',
      'status',
      'cancel_at_period_end',
      'start_date',
      'end_date',
      'ended_at',
      'created_at',
    ])
    .where('user_id', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
