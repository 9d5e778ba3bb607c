import type { Plan } from '@gigbell/contract'
import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'
import { perInterval, price } from '../../parts/money.ts'
import style from './PlanCard.module.css'

interface PlanCardProps {
  plan: Plan
  /** It is the plan that runs now. */
  current?: boolean
  /** The heading's rank: the one below that of the section the card stands in. */
  heading?: 'h2' | 'h3'
  /** The button, or a sentence in its place. */
  children?: ReactNode
}

/** One plan: its name, price and what is in it. The plan named Standard is the recommended one (spec §9). */
export function PlanCard({ plan, current = false, heading: Heading = 'h3', children }: PlanCardProps) {
  const recommended = plan.name === 'Standard'
  return (
    <article className={style.card} data-recommended={recommended || undefined} aria-label={plan.name}>
      <header className={style.head}>
        <Heading className={style.name}>{plan.name}</Heading>
        {current ? (
          <span className={style.badge}>{copy.plans.badgeCurrent}</span>
        ) : (
          recommended && <span className={style.recommended}>{copy.landing.recommended}</span>
        )}
      </header>
      <p className={style.price}>
        {price(plan.price)} <span>{isTrial(plan) ? copy.plans.trialLength : perInterval(plan.interval)}</span>
      </p>
      <ul className={style.contents}>
        {contents(plan).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className={style.action}>{children}</div>
    </article>
  )
}

/** The plan that is started without a card, once. */
export const isTrial = (plan: Plan) => plan.name === 'Trial'

/** What is in a plan, as short sentences: '40 proposals a month', 'Unlimited Profiles'. */
function contents(plan: Plan): string[] {
  const { max_proposals: proposals, max_profiles: profiles } = plan
  const period = isTrial(plan) ? '' : plan.interval === 'year' ? ' a year' : ' a month'
  return [
    typeof proposals === 'number'
      ? `${copy.plans.proposals(proposals)}${period}`
      : copy.plans.unlimitedProposals,
    typeof profiles === 'number' ? copy.plans.profiles(profiles) : copy.plans.unlimitedProfiles,
    ...(plan.advanced_models ? [copy.plans.advancedModels] : []),
  ]
}

/** Cards of equal height, as many in a row as fit. */
export function PlanList({
  plans,
  children,
}: {
  plans: readonly Plan[]
  children: (plan: Plan) => ReactNode
}) {
  return (
    <ul className={style.list}>
      {plans.map((plan) => (
        <li key={plan.id}>{children(plan)}</li>
      ))}
    </ul>
  )
}
