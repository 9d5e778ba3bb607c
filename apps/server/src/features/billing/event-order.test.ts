import { randomUUID } from 'node:crypto'
import type { Plan } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { buyPlan } from '../../platform/testing/purchases.ts'
import { runDueTasks } from '../../platform/testing/tasks.ts'
import { createTestWorld, tally, times } from '../../platform/testing/world.ts'
import { calculateAmounts } from './amounts.ts'
import { applyPaymentFacts } from './apply-payment-facts.ts'
import { webhookSecret } from './gateways/sandbox.ts'
import { signBody } from './gateways/signature.ts'
import { deriveState, type KnownFacts, mergeFact, type PaymentFact } from './subscription-state.ts'

const world = await createTestWorld()
const { config, db, clock, signedUp, base, keys } = world

const basic = config.plans.find((plan) => plan.id === 'basic')!
const standard = config.plans.find((plan) => plan.id === 'standard')!
const [march, april, may, june] = ['03', '04', '05', '06'].map((month) => `2026-${month}-02T09:00:00.000Z`)
const paid = (plan: Plan, from: string, until: string): PaymentFact => ({
  kind: 'paid',
  from,
  until,
  plan,
  bill: { id: `in_${from}`, ...calculateAmounts(plan) },
  at: from,
})

/** One history: bought, canceled, resumed, a renewal that failed and was paid, another plan chosen and paid. */
const continuingHistory: PaymentFact[] = [
  paid(basic, march!, april!),
  { kind: 'renewal', renews: false, order: 2 },
  { kind: 'renewal', renews: true, order: 3 },
  { kind: 'failed', from: april! },
  paid(basic, april!, may!),
  { kind: 'next_plan', plan: standard, order: 4 },
  paid(standard, may!, june!),
]
/** Another history: bought, renewed, canceled, refunded, and ended by the gateway. */
const endingHistory: PaymentFact[] = [
  paid(basic, march!, april!),
  { kind: 'failed', from: april! },
  paid(basic, april!, may!),
  { kind: 'next_plan', plan: standard, order: 2 },
  { kind: 'renewal', renews: false, order: 3 },
  { kind: 'refunded', bill: `in_${april}`, from: april!, at: '2026-04-10T00:00:00.000Z' },
  { kind: 'ended', at: '2026-04-10T00:00:01.000Z' },
]

function* permutations<T>(items: T[]): Generator<T[]> {
  if (items.length < 2) yield items
  for (const [index, first] of items.entries())
    if (items.length > 1) for (const rest of permutations(items.toSpliced(index, 1))) yield [first, ...rest]
}

/** Pseudo-random numbers, the same in every run. */
function createRandom(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
const random = createRandom(20_260_302)

/** Repeats each item one to three times, anywhere after its first occurrence. */
function repeatSome<T>(items: T[]): T[] {
  const events = [...items]
  for (const item of items)
    for (let more = random(3); more > 0; more--)
      events.splice(events.indexOf(item) + 1 + random(events.length), 0, item)
  return events
}

test.each([
  [
    'a history that continues',
    continuingHistory,
    { status: 'active', plan: standard, ended_at: null, next_plan: null },
  ],
  [
    'a history that ends',
    endingHistory,
    { status: 'canceled', plan: basic, ended_at: new Date('2026-04-10T00:00:00.000Z') },
  ],
])(
  '%s has the same state after all 5,040 orders, with each event one to three times',
  (_name, facts, outcome) => {
    const nothing: KnownFacts = {}
    const inOrder = deriveState(facts.reduce(mergeFact, nothing))
    expect(inOrder).toMatchObject(outcome)
    const states = new Set<string>()
    let orders = 0
    for (const order of permutations(facts)) {
      orders += 1
      states.add(JSON.stringify(deriveState(repeatSome(order).reduce(mergeFact, nothing))))
    }
    expect(orders).toBe(5040)
    expect([...states]).toEqual([JSON.stringify(inOrder)])
  },
)

test('stores the same state for fifty random orders', async () => {
  const all = [...permutations(continuingHistory)]
  const outcomes = new Set<string>()
  for (const _ of Array.from({ length: 50 })) {
    const ada = await signedUp()
    const checkout = await db
      .insertInto('checkouts')
      .values({
        user_id: ada.id,
        plan_id: 'basic',
        plan: JSON.stringify(basic),
        ...calculateAmounts(basic),
        currency: 'usd',
        gateway: 'sandbox',
        status: 'open',
        created_at: clock.now(),
      })
      .returning(['id', 'user_id'])
      .executeTakeFirstOrThrow()
    const withOwnInvoice = (fact: PaymentFact): PaymentFact =>
      fact.kind === 'paid' ? { ...fact, bill: { ...fact.bill, id: `${fact.bill.id} ${checkout.id}` } } : fact
    const events = repeatSome(all[random(all.length)]!)
    for (const fact of events) await applyPaymentFacts(world, checkout, [withOwnInvoice(fact)])
    const rows = await db
      .selectFrom('subscriptions')
      .select([
        'plan_id',
        'status',
        'cancel_at_period_end',
        'start_date',
        'end_date',
        'ended_at',
        'next_plan',
      ])
      .where('user_id', '=', ada.id)
      .execute()
    const bills = await db
      .selectFrom('invoices')
      .select(['plan_id', 'total', 'period_start', 'status'])
      .where('user_id', '=', ada.id)
      .orderBy('period_start')
      .execute()
    outcomes.add(JSON.stringify({ rows, bills }))
  }
  expect(outcomes.size).toBe(1)
  const [{ rows, bills }] = [...outcomes].map((one) => JSON.parse(one))
  expect(rows).toMatchObject([{ plan_id: 'standard', status: 'active', end_date: june }])
  expect(bills).toHaveLength(3)
})

/** Posts the bytes of an event to the webhook. */
const post = async (body: string, signature?: string) => {
  const response = await fetch(`${base}/api/public/webhook/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
    body,
  })
  return { status: response.status, body: await response.json(), headers: response.headers }
}
const secret = webhookSecret(keys)
const eventOf = (about: { reference: string; checkout: string; payment_intent: string }) =>
  JSON.stringify({ id: `evt_${randomUUID()}`, type: 'invoice.paid', ...about })

test('refuses an event that is unsigned, signed with another secret, or too old', async () => {
  const about = { reference: 'sub_x', checkout: randomUUID(), payment_intent: 'pi_x' }
  const body = eventOf(about)
  const code = 'bad_signature'
  expect(await post(body)).toMatchObject({ status: 400, body: { code } })
  expect(await post(body, 'nonsense')).toMatchObject({ status: 400, body: { code } })
  expect((await post(body, signBody(body, 'another secret'))).status).toBe(400)
  expect((await post(body, signBody(body, secret, Date.now() - 301_000))).status).toBe(400)
  expect((await post(`${body} `, signBody(body, secret))).status).toBe(400)
  expect((await post('', signBody('other', secret))).status).toBe(400)
  expect(await db.selectFrom('gateway_events').select('id').execute()).toEqual([])
})

test('stores an event before answering, and applies it once when it is sent fifty times', async () => {
  const ada = await signedUp()
  const { intent } = await buyPlan(ada, 'basic')
  const { reference, id: checkout } = await db
    .selectFrom('checkouts')
    .select(['id', 'reference'])
    .where('user_id', '=', ada.id)
    .executeTakeFirstOrThrow()
  await runDueTasks(world)
  const body = eventOf({ reference: reference!, checkout, payment_intent: intent.paymentIntentId })
  const { id } = JSON.parse(body)
  const answers = await times(50, () => post(body, signBody(body, secret)))
  expect(tally(answers)).toEqual({ 200: 50 })
  const readEvent = () => db.selectFrom('gateway_events').select('applied_at').where('id', '=', id).execute()
  expect(await readEvent()).toEqual([{ applied_at: null }])
  await runDueTasks(world)
  expect(await readEvent()).toEqual([{ applied_at: clock.now() }])
  const rows = await db.selectFrom('subscriptions').select('id').where('user_id', '=', ada.id).execute()
  expect(rows).toHaveLength(1)
})

test('accepts an event about an unknown subscription and ignores it', async () => {
  const body = eventOf({ reference: 'sub_unknown', checkout: randomUUID(), payment_intent: 'pi_unknown' })
  expect((await post(body, signBody(body, secret))).status).toBe(200)
  await runDueTasks(world)
  const { id } = JSON.parse(body)
  const event = await db.selectFrom('gateway_events').select('applied_at').where('id', '=', id).execute()
  expect(event).toEqual([{ applied_at: clock.now() }])
})
