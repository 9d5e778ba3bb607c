import type { Plan } from '@gigbell/contract'
import type { ReactNode } from 'react'
import { countWithNoun, monthlyPrice, perInterval, price } from '../../components/money.ts'
import { useServerSettingsQuery } from '../instance/index.ts'
import style from './PlanCard.module.css'
import { texts } from './texts.ts'

interface PlanCardProps {
  plan: Plan
  /** It is the person's current plan. */
  current?: boolean
  /** The heading level, one below that of the section. */
  heading?: 'h2' | 'h3'
  /** The button, or a text in its place. */
  children?: ReactNode
}

/** One plan with its price and features. The plan named Standard is recommended (spec §9). */
export function PlanCard({ plan, current = false, heading: Heading = 'h3', children }: PlanCardProps) {
  const recommended = plan.name === 'Standard'
  const { data: server } = useServerSettingsQuery()
  return (
    <article className={style.card} data-recommended={recommended || undefined} aria-label={plan.name}>
      <header className={style.head}>
        <Heading className={style.name}>{plan.name}</Heading>
        {current ? (
          <span className={style.badge}>{texts.plans.badgeCurrent}</span>
        ) : (
          recommended && <span className={style.recommended}>{texts.planCard.recommended}</span>
        )}
      </header>
      <div>
        <p className={style.price}>
          {price(plan.price)}{' '}
          <span>{isTrial(plan) ? texts.plans.trialLength : perInterval(plan.interval)}</span>
        </p>
        {plan.interval === 'year' && plan.price > 0 && (
          <p className={style.note}>{texts.planCard.aMonth(monthlyPrice(plan.price))}</p>
        )}
      </div>
      <ul className={style.contents}>
        {planFeatures(plan, server?.model_connected !== false).map(({ text, note }) => (
          <li key={text}>
            {text}
            {note && <span className={style.note}>{note}</span>}
          </li>
        ))}
      </ul>
      <div className={style.action}>{children}</div>
    </article>
  )
}

/** Returns whether a plan is the trial, which starts once and without a card. */
export const isTrial = (plan: Plan) => plan.name === 'Trial'

/** Returns a plan's features in the same order on every card, so that plans can be compared. */
function planFeatures(plan: Plan, modelConnected: boolean): { text: string; note?: string }[] {
  const { max_proposals: proposals, max_profiles: profiles } = plan
  const period = isTrial(plan) ? '' : plan.interval === 'year' ? ' a year' : ' a month'
  return [
    {
      text:
        typeof proposals === 'number'
          ? `${countWithNoun(proposals, 'proposal')}${period}`
          : texts.plans.unlimitedProposals,
    },
    {
      text: typeof profiles === 'number' ? countWithNoun(profiles, 'profile') : texts.plans.unlimitedProfiles,
    },
    { text: texts.planCard.contents.alerts },
    writerFeature(plan, modelConnected),
    plan.profile_optimization
      ? { text: texts.planCard.contents.optimization, note: texts.planCard.contents.optimizationPlanned }
      : { text: texts.planCard.contents.score },
  ]
}

/** Returns the feature that names the writer: a model is listed only if one is connected. */
function writerFeature(plan: Plan, modelConnected: boolean): { text: string; note?: string } {
  if (!plan.advanced_models)
    return { text: modelConnected ? texts.planCard.contents.model : texts.planCard.contents.builtIn }
  return {
    text: texts.planCard.contents.advanced,
    ...(!modelConnected && { note: texts.planCard.contents.advancedMissing }),
  }
}

/** Says above the cards that paid plans can't be bought on this server. */
export function NoPayments() {
  const { data: server } = useServerSettingsQuery()
  return server?.payments === 'none' && <p className={style.notice}>{texts.planCard.noPayments}</p>
}

/** A grid of plan cards of equal height. */
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
