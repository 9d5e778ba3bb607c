/**
 * The table of states × events in docs/decisions/0006: computed here by the pure function and, for the clock, by
 * the query for the current subscription. The page must show the same.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAY } from '../../platform/clock.ts'
import type { UserId } from '../../platform/ids.ts'
import { createTestWorld } from '../../platform/testing/world.ts'
import { calculateAmounts } from './amounts.ts'
import { toColumns } from './apply-payment-facts.ts'
import { findCurrentRow, insertTrial } from './queries.ts'
import {
  deriveState,
  type KnownFacts,
  mergeFact,
  type PaymentFact,
  type SubscriptionState,
} from './subscription-state.ts'

const { db, config, signedUp } = await createTestWorld()
const plan = (id: string) => config.plans.find((one) => one.id === id)!
const [april, may, june, july] = ['04', '05', '06', '07'].map((month) => `2026-${month}-02T09:00:00.000Z`)

const paid = (from: string, until: string): PaymentFact => ({
  kind: 'paid',
  from,
  until,
  plan: plan('basic'),
  bill: { id: `in ${from}`, ...calculateAmounts(plan('basic')) },
  at: from,
})
const bought: PaymentFact[] = [paid(april!, may!), paid(may!, june!)]
const renewal = (renews: boolean, order: number): PaymentFact => ({ kind: 'renewal', renews, order })
const refund = (kind: 'refunded' | 'disputed', from: string): PaymentFact => ({
  kind,
  bill: `in ${from}`,
  from,
  at: '2026-05-10T00:00:00.000Z',
})

/** The facts that cause each state. The period runs from May to June. */
const states: Record<string, PaymentFact[]> = {
  'trial, or nothing': [],
  active: bought,
  past_due: [...bought, { kind: 'failed', from: june! }],
  canceled: [...bought, renewal(false, 1)],
  ended: [...bought, { kind: 'ended', at: '2026-05-20T00:00:00.000Z' }],
  'ended, refunded': [...bought, refund('refunded', may!)],
}

const events: Record<string, PaymentFact> = {
  'paid: later period': paid(june!, july!),
  'same period': paid(may!, june!),
  'older period': paid(april!, may!),
  'payment failed': { kind: 'failed', from: june! },
  'renewal off': renewal(false, 2),
  'renewal on': renewal(true, 2),
  'other plan': { kind: 'next_plan', plan: plan('standard'), order: 2 },
  refunded: refund('refunded', may!),
  disputed: refund('disputed', may!),
  'older one refunded': refund('refunded', april!),
  ended: { kind: 'ended', at: '2026-05-20T00:00:00.000Z' },
}

const after = (facts: PaymentFact[]) => deriveState(facts.reduce<KnownFacts>(mergeFact, {}))

/** The effect of an event in a word or two; `=` when nothing changes. */
function outcome(before: SubscriptionState | null, now: SubscriptionState | null): string {
  if (JSON.stringify(before) === JSON.stringify(now)) return '='
  if (!now || (before?.ended_at && now.ended_at)) return '='
  if (now.ended_at) return 'ended'
  const period = before && now.start_date > before.start_date ? ', new period' : ''
  const next = now.next_plan && !before?.next_plan ? ', then the other plan' : ''
  return `${now.status}${period}${next}`
}

/** The status of a state at a time, read from the row that it makes. */
async function atTime(state: SubscriptionState | null, time: Date): Promise<string> {
  const person = (await signedUp()).id as UserId
  if (state) {
    const row = { ...toColumns(state), user_id: person, created_at: new Date(april!) }
    await db.insertInto('subscriptions').values(row).execute()
  } else {
    const trial = { from: new Date(may!), until: new Date(june!) }
    await db
      .transaction()
      .execute((tx) => insertTrial(tx, person, plan('trial'), trial.from, trial.until).then(() => undefined))
  }
  const current = await findCurrentRow(db, person, time)
  return current ? current.status : 'over'
}

test('shows the same table as decision 0006', async () => {
  const clock = { 'clock: at the end': 0, '3 days on': 3 * DAY }
  const columns = [...Object.keys(events), ...Object.keys(clock)]
  const lines = [
    `| state | ${columns.join(' | ')} |`,
    `| --- |${' --- |'.repeat(columns.length)}`,
    ...(await Promise.all(
      Object.entries(states).map(async ([state, facts]) => {
        const before = after(facts)
        const outcomes = Object.values(events).map((event) => outcome(before, after([...facts, event])))
        const statuses = await Promise.all(
          Object.values(clock).map((delay) => atTime(before, new Date(Date.parse(june!) + delay))),
        )
        return `| ${state} | ${[...outcomes, ...statuses].join(' | ')} |`
      }),
    )),
  ]
  const page = join(import.meta.dirname, '../../../../../docs/decisions/0006-payment-facts.md')
  expect(readFileSync(page, 'utf8')).toContain(lines.join('\n'))
})
