/** The texts of a plan's card without its markup: the app renders it with React, the landing page without. */
import type { Plan } from '@gigbell/contract'
import { countWithNoun, monthlyPrice, perInterval, price } from '../../components/money.ts'
import { texts } from './texts.ts'

/** One line of what is in a plan. */
interface PlanLine {
  text: string
  note?: string
}

/** The texts of a plan's card. */
export interface PlanSummary {
  /** The plan named Standard is the recommended one (spec §9). */
  recommended: boolean
  price: string
  period: string
  /** The monthly share of a yearly price. */
  monthly?: string
  contents: PlanLine[]
}

/** Summarizes a plan. Models that this server does not have are marked as missing. */
export function summarizePlan(plan: Plan, modelConnected: boolean): PlanSummary {
  const isYearly = plan.interval === 'year' && plan.price > 0
  return {
    recommended: plan.name === 'Standard',
    price: price(plan.price),
    period: isTrial(plan) ? texts.plans.trialLength : perInterval(plan.interval),
    ...(isYearly && { monthly: texts.planCard.aMonth(monthlyPrice(plan.price)) }),
    contents: contentsOf(plan, modelConnected),
  }
}

/** The plan that is started without a card, once. */
export const isTrial = (plan: Plan) => plan.name === 'Trial'

/** The same lines in the same order on every card, so that plans can be compared by them. */
function contentsOf(plan: Plan, modelConnected: boolean): PlanLine[] {
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
    writerOf(plan, modelConnected),
    plan.profile_optimization
      ? { text: texts.planCard.contents.optimization, note: texts.planCard.contents.optimizationNote }
      : { text: texts.planCard.contents.noOptimization },
  ]
}

function writerOf(plan: Plan, modelConnected: boolean): PlanLine {
  const { contents } = texts.planCard
  if (!plan.advanced_models) return { text: modelConnected ? contents.model : contents.builtIn }
  return { text: contents.advanced, ...(!modelConnected && { note: contents.advancedMissing }) }
}
