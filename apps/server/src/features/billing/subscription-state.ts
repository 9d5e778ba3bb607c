/**
 * The facts known of one purchase, and the subscription's state that follows from them. Pure functions: facts in,
 * columns out.
 *
 * Facts are merged, never replaced: the later period counts, of two facts of one kind the one with the higher
 * `order`, and an end is final. So any order and any number of repetitions lead to the same state. What a person
 * may do follows from that state and the clock (subscriptions.ts).
 *
 * States: (nothing paid) → active ⇄ past_due, active ⇄ canceled, any → ended.
 *   paid       a later period: active from its start to its end with the plan that was sold; ends past_due
 *   failed     the period after the paid one wasn't paid: past_due, with 3 days of grace from its end
 *   renewal    off: canceled, runs to its end; on again: as before
 *   next_plan  the plan of the next period; nothing else changes until it is paid
 *   refunded   the paid period was refunded: ended then; an earlier period's refund changes nothing
 *   disputed   the same, by the payer's bank; a dispute that is won later restores nothing
 *   ended      replaced, unpaid, or ended at the gateway: ended then
 */
import type { Plan } from '@gigbell/contract'

/** The amounts of one invoice, and the gateway's id of it. */
export interface GatewayInvoice {
  id: string
  amount: number
  credit: number
  tax: number
  total: number
}

/** One fact from a gateway. Times are ISO 8601 in UTC, so they can be compared as text. */
export type PaymentFact =
  | { kind: 'paid'; from: string; until: string; plan: Plan; bill: GatewayInvoice; at: string }
  | { kind: 'failed'; from: string }
  | { kind: 'renewal'; renews: boolean; order: number }
  | { kind: 'next_plan'; plan: Plan | null; order: number }
  | { kind: 'refunded' | 'disputed'; bill: string; from: string; at: string }
  | { kind: 'ended'; at: string }

/** All facts so far, merged. A missing field means that no fact of its kind has come. */
export interface KnownFacts {
  paid?: { from: string; until: string; plan: Plan }
  failedFrom?: string
  renewal?: { renews: boolean; order: number }
  nextPlan?: { plan: Plan | null; order: number }
  refunded?: { from: string; at: string }
  endedAt?: string
}

/** Merges one more fact. It doesn't read the clock: the time of arrival must not matter. */
export function mergeFact(known: KnownFacts, fact: PaymentFact): KnownFacts {
  switch (fact.kind) {
    case 'paid': {
      const { from, until, plan } = fact
      const later = !known.paid || from > known.paid.from
      return later ? { ...known, paid: { from, until, plan } } : known
    }
    case 'failed':
      return { ...known, failedFrom: later(known.failedFrom, fact.from) }
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
      return { ...known, endedAt: earlier(known.endedAt, fact.at) }
  }
}

/** The columns of a subscription that follow from the facts. */
export interface SubscriptionState {
  plan: Plan
  status: 'active' | 'past_due' | 'canceled'
  cancel_at_period_end: boolean
  start_date: Date
  end_date: Date
  ended_at: Date | null
  next_plan: Plan | null
}

/** Derives a subscription's state from the facts; null before the first payment. */
export function deriveState(known: KnownFacts): SubscriptionState | null {
  const { paid, refunded, nextPlan } = known
  if (!paid) return null
  const refundedAt = refunded && refunded.from >= paid.from ? refunded.at : undefined
  const endedAt = refundedAt === undefined ? known.endedAt : earlier(known.endedAt, refundedAt)
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

const later = (one: string | undefined, other: string) => (one === undefined || one < other ? other : one)
const earlier = (one: string | undefined, other: string) => (one === undefined || one > other ? other : one)
