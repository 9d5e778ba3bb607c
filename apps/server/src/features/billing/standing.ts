/**
 * What is known of one purchase, and what stands because of it. Pure: facts in, a subscription's columns out.
 *
 * Knowledge is joined, never replaced: of periods the later counts, of two words about the same matter the
 * one the gateway said later (its `order`), and an end is an end. So any order of facts, each told any number
 * of times, comes to the same. What a person may do then is told by the row and the clock (subscriptions.ts).
 *
 * States: (nothing paid) → active ⇄ past_due, active ⇄ canceled, any → ended.
 *   paid       a later period: active from its start to its end, as the plan it was sold as; ends past_due
 *   failed     the period after the paid one wasn't paid: past_due, with 3 days of grace from its end
 *   renewal    off: canceled, runs to its end; on again: as before
 *   next_plan  what the next period is sold as; nothing else changes until it is paid
 *   refunded   the paid period was given back: ended then; an earlier period's changes nothing
 *   disputed   the same, by the payer's bank; a dispute that is won later brings back nothing
 *   ended      replaced, unpaid, or ended at the gateway: ended then
 */
import type { Plan } from '@gigbell/contract'

/** The sums of one invoice, and the gateway's name of it. */
export interface Bill {
  id: string
  amount: number
  credit: number
  tax: number
  total: number
}

/** One thing a gateway tells. Times are ISO 8601 in UTC, which compare as text. */
export type Fact =
  | { kind: 'paid'; from: string; until: string; plan: Plan; bill: Bill; at: string }
  | { kind: 'failed'; from: string }
  | { kind: 'renewal'; renews: boolean; order: number }
  | { kind: 'next_plan'; plan: Plan | null; order: number }
  | { kind: 'refunded' | 'disputed'; bill: string; from: string; at: string }
  | { kind: 'ended'; at: string }

/** The join of all facts so far; an absent part was never told. */
export interface Known {
  paid?: { from: string; until: string; plan: Plan }
  failedFrom?: string
  renewal?: { renews: boolean; order: number }
  nextPlan?: { plan: Plan | null; order: number }
  refunded?: { from: string; at: string }
  endedAt?: string
}

/** What is known after one more fact. It doesn't ask the time: when a fact arrives must not matter. */
export function stateAfter(known: Known, fact: Fact): Known {
  switch (fact.kind) {
    case 'paid': {
      const { from, until, plan } = fact
      const later = !known.paid || from > known.paid.from
      return later ? { ...known, paid: { from, until, plan } } : known
    }
    case 'failed':
      return { ...known, failedFrom: latest(known.failedFrom, fact.from) }
    case 'renewal':
      if (known.renewal && known.renewal.order >= fact.order) return known
      return { ...known, renewal: { renews: fact.renews, order: fact.order } }
    case 'next_plan':
      if (known.nextPlan && known.nextPlan.order >= fact.order) return known
      return { ...known, nextPlan: { plan: fact.plan, order: fact.order } }
    case 'refunded':
    case 'disputed': {
      const { from, at } = fact
      const before = known.refunded
      if (before && (before.from > from || (before.from === from && before.at <= at))) return known
      return { ...known, refunded: { from, at } }
    }
    case 'ended':
      return { ...known, endedAt: earliest(known.endedAt, fact.at) }
  }
}

/** The columns of the subscription that stands because of what is known; null before the first payment. */
export interface Standing {
  plan: Plan
  status: 'active' | 'past_due' | 'canceled'
  cancel_at_period_end: boolean
  start_date: Date
  end_date: Date
  ended_at: Date | null
  next_plan: Plan | null
}

/** What stands because of what is known. */
export function standingOf(known: Known): Standing | null {
  const { paid, refunded, nextPlan } = known
  if (!paid) return null
  const givenBack = refunded && refunded.from >= paid.from ? refunded.at : undefined
  const endedAt = givenBack === undefined ? known.endedAt : earliest(known.endedAt, givenBack)
  const canceled = known.renewal?.renews === false
  const unpaid = known.failedFrom !== undefined && known.failedFrom >= paid.until
  return {
    plan: paid.plan,
    status: canceled ? 'canceled' : unpaid ? 'past_due' : 'active',
    cancel_at_period_end: canceled,
    start_date: new Date(paid.from),
    end_date: new Date(paid.until),
    ended_at: endedAt === undefined ? null : new Date(endedAt),
    next_plan: nextPlan?.plan && nextPlan.plan.id !== paid.plan.id ? nextPlan.plan : null,
  }
}

const latest = (one: string | undefined, other: string) => (one === undefined || one < other ? other : one)
const earliest = (one: string | undefined, other: string) => (one === undefined || one > other ? other : one)
