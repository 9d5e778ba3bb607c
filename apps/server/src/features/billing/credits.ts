/**
 * Credits: vouchers that take at most their amount off one payment, whatever is left of them then. What earns
 * one is another feature's (referrals/). A voucher waits, is set aside for one purchase's next payment, and is
 * spent on its invoice; whoever moves one holds the person's row.
 */
import type { Plan } from '@gigbell/contract'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/http/serve.ts'
import { priceOf } from './amounts.ts'

/** What a month of the premium plan costs, in minor units: the plan with the advanced models, else the dearest. */
export function monthOfPremium(plans: Plan[]): number {
  const monthly = (plan: Plan) => Math.round(priceOf(plan) / (plan.interval === 'year' ? 12 : 1))
  const sold = plans.filter((plan) => plan.price > 0)
  const premium = sold.filter((plan) => plan.advanced_models)
  return premium.length > 0 ? Math.min(...premium.map(monthly)) : Math.max(0, ...sold.map(monthly))
}

/** All vouchers of a person, oldest first. */
export async function creditsOf(db: Db, person: UserId) {
  const rows = await db
    .selectFrom('credits')
    .select(['amount', 'earned_at', 'spent_on', 'taken_back_at'])
    .where('user_id', '=', person)
    .orderBy('earned_at')
    .orderBy('id')
    .execute()
  return rows.map(({ amount, earned_at, spent_on, taken_back_at }) => ({
    amount,
    earned_at: earned_at.toISOString(),
    state: spent_on !== null ? 'spent' : taken_back_at !== null ? 'taken back' : 'waiting',
  }))
}
