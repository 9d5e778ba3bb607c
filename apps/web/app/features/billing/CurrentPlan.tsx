/** The banner of the current plan: its next date, usage and actions. */

import type { CurrentSubscription } from '@gigbell/contract'
import { useId } from 'react'
import { perInterval, price } from '../../components/money.ts'
import { longDate } from '../../components/time.ts'
import { priceFromCents } from './OrderSummary.tsx'
import { isTrial } from './planSummary.ts'
import { RenewalActions } from './RenewalActions.tsx'
import style from './Subscription.module.css'
import { texts } from './texts.ts'

/** The current plan with its actions. */
export function CurrentPlan({ plan }: { plan: CurrentSubscription }) {
  const heading = useId()
  const { next_plan: next } = plan
  const charge = describeNextCharge(plan)
  return (
    <section className={style.banner} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={style.label}>
          {texts.subscription.current}
        </h2>
        <p className={style.name}>{plan.name}</p>
        <p>
          {[plan.price > 0 && `${price(plan.price)}${perInterval(plan.interval)}`, describeNextDate(plan)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {charge && <p className={style.charge}>{charge}</p>}
        {plan.cancel_at_period_end && <p>{texts.subscription.canceled}</p>}
        {next && !plan.cancel_at_period_end && !isPastDue(plan) && (
          <p>{texts.subscription.nextPlan(next.name, longDate(plan.end_date))}</p>
        )}
        {isPastDue(plan) && (
          <p className={style.bad}>
            {plan.grace_until ? texts.card.pastDue(longDate(plan.grace_until)) : texts.subscription.pastDue}
          </p>
        )}
      </div>
      <ul className={style.used}>
        <li>
          {describeUsage(
            plan.proposals_used,
            plan.max_proposals,
            texts.subscription.proposals,
            texts.subscription.proposalsUnlimited,
          )}
        </li>
        <li>
          {describeUsage(
            plan.profiles_used,
            plan.max_profiles,
            texts.subscription.profiles,
            texts.subscription.profilesUnlimited,
          )}
        </li>
      </ul>
      {plan.price > 0 && <RenewalActions plan={plan} />}
    </section>
  )
}

/** The payment failed and is being retried, so the plan has no next date yet. */
const isPastDue = (plan: CurrentSubscription) => plan.status === 'past_due'

/** Returns when the plan ends (a trial or a canceled plan) or renews. */
function describeNextDate(plan: CurrentSubscription): string | undefined {
  if (isPastDue(plan)) return undefined
  const date = longDate(plan.end_date)
  const ends = isTrial(plan) || plan.status === 'canceled' || plan.cancel_at_period_end
  const next = plan.next_plan ?? plan
  return ends ? texts.subscription.expires(date) : texts.subscription.next(price(next.price), date)
}

/** Returns the total of the next payment; a plan stored by an older version may lack it. */
function describeNextCharge({ next_payment: next }: CurrentSubscription): string | undefined {
  if (!next) return undefined
  return texts.plans.charged(
    priceFromCents(next.total),
    next.credit > 0 ? priceFromCents(next.credit) : undefined,
  )
}

/** Formats '3 of 10 proposals used'; a plan stored by an older version may lack the number. */
function describeUsage(
  number: number | undefined,
  cap: number | null | undefined,
  capped: (used: number, cap: number) => string,
  unlimited: (used: number) => string,
): string {
  return typeof cap === 'number' ? capped(number ?? 0, cap) : unlimited(number ?? 0)
}
