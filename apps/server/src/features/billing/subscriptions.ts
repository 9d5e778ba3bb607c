/**
 * What a person may do now, as a function of the stored subscription and the clock. A trial ends with its time.
 * subscription-state.ts derives the stored state of a paid plan.
 */
import type { CurrentSubscription, NextPayment, Plan } from '@gigbell/contract'
import { createBatchLoader } from '../../platform/batch-loader.ts'
import { type Clock, DAY } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Subscription } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys.ts'
import { claimTrial } from '../accounts/index.ts'
import { countProposalsUsed } from '../letters/index.ts'
import { countProfiles } from '../profiles/index.ts'
import { CURRENCY, calculateAmounts, priceInMinorUnits } from './amounts.ts'
import { creditForNextPayment } from './credits.ts'
import { scheduleTrialMails } from './mails.ts'
import { findCurrentRow, findCurrentRows, GRACE_PERIOD, insertTrial } from './queries.ts'

/** The length of the free trial (spec §9). */
const TRIAL_LENGTH = 3 * DAY

/** What billing needs. */
export interface BillingPorts {
  db: Db
  clock: Clock
  /** The plans, in the order they are offered. */
  plans: Plan[]
}

/**
 * Creates the function that finds a person's current subscription, with what permissions and quotas need; null
 * without one. Simultaneous calls share one query.
 */
export function createSubscriptionLookup({
  db,
  clock,
}: {
  db: Db
  clock: Clock
}): (person: UserId) => Promise<Subscription | null> {
  return createBatchLoader(async (persons) => {
    const rows = new Map((await findCurrentRows(db, persons, clock.now())).map((row) => [row.user_id, row]))
    return persons.map((person) => {
      const row = rows.get(person)
      return row ? { id: row.id, plan: row.plan, startDate: row.start_date, endDate: row.end_date } : null
    })
  })
}

/** The current subscription as the person sees it: with the plan's fields and how much of it is used. */
export async function findCurrentSubscription(
  { db, clock }: Pick<BillingPorts, 'db' | 'clock'>,
  person: UserId,
): Promise<CurrentSubscription | null> {
  const row = await findCurrentRow(db, person, clock.now())
  if (!row) return null
  return {
    ...row.plan,
    subscription_id: row.id,
    plan_id: row.plan_id,
    status: row.status,
    cancel_at_period_end: row.cancel_at_period_end,
    start_date: row.start_date.toISOString(),
    end_date: row.end_date.toISOString(),
    proposals_used: await countProposalsUsed(db, row.id, row.start_date),
    profiles_used: await countProfiles(db, person),
    next_plan: row.next_plan,
    grace_until:
      row.status === 'past_due' ? new Date(row.end_date.getTime() + GRACE_PERIOD).toISOString() : null,
    next_payment: await calculateNextPayment(db, person, row),
  }
}

/** The charge for the next period: the plan's price minus a voucher, plus tax on the rest. */
async function calculateNextPayment(
  db: Db,
  person: UserId,
  running: NonNullable<Awaited<ReturnType<typeof findCurrentRow>>>,
): Promise<NextPayment | null> {
  const plan = running.next_plan ?? running.plan
  if (running.status !== 'active' || running.cancel_at_period_end || plan.price === 0) return null
  const voucher = await creditForNextPayment(db, person, running.id)
  return { ...calculateAmounts(plan, Math.min(priceInMinorUnits(plan), voucher)), currency: CURRENCY }
}

/**
 * Starts the one trial a person may have (spec §9). Of simultaneous calls one succeeds.
 * @throws Refusal trial_used, already_subscribed (with a paid plan)
 */
export async function startTrial(
  ports: BillingPorts & { keys: Keys },
  person: UserId,
): Promise<CurrentSubscription> {
  const { db, clock, keys, plans } = ports
  const trial = plans.find((plan) => plan.id === 'trial') ?? plans.find((plan) => plan.price === 0)
  if (!trial) throw new Refusal('not_found', 'The free trial is not available at the moment.')
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const first = await claimTrial(tx, keys, person, now)
    const running = await findCurrentRow(tx, person, now)
    if (running && running.plan.price > 0) throw new Refusal('already_subscribed', 'You already have a plan.')
    if (!first) throw new Refusal('trial_used', 'Your free trial has been used.')
    const started = await insertTrial(tx, person, trial, now, new Date(now.getTime() + TRIAL_LENGTH))
    await scheduleTrialMails(tx, started, TRIAL_LENGTH)
  })
  const started = await findCurrentSubscription(ports, person)
  if (!started) throw new Refusal('trial_used', 'Your free trial has ended.')
  return started
}
