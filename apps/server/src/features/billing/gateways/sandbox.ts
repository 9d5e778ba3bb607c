/**
 * The sandbox gateway: the port's behaviour without network, for a product that is tried out. Its books are
 * in sandbox-books.ts, its test cards in sandbox-cards.ts. Client secrets are made with APP_SECRET and not kept.
 */
import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { Card, Confirmation } from '@gigbell/contract'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { SandboxCard } from '../../../platform/db/json-columns.ts'
import { notFound, Refusal } from '../../../platform/http/refusal.ts'
import type { Keys } from '../../../platform/keys.ts'
import type { Task } from '../../../platform/queue.ts'
import type { PaymentFact } from '../subscription-state.ts'
import type { Gateway, GatewayEvent } from './gateway.ts'
import {
  announce,
  type Booked,
  bookedForUpdate,
  bookFirstPayment,
  change,
  charge,
  endBooked,
  invoicesOf,
  turn,
} from './sandbox-books.ts'
import { expiryOf, typedCard } from './sandbox-cards.ts'
import { notAnEvent, parseJson, signBody, verifySignature } from './signature.ts'

/** What the sandbox keeps its books with. */
export interface SandboxPorts {
  db: Db
  clock: Clock
  keys: Keys
}

/** The sandbox as a gateway. */
export function sandboxGateway(ports: SandboxPorts): Gateway {
  const { db, clock } = ports
  const withBooked = <T>(reference: string, work: (tx: Tx, booked: Booked) => Promise<T>) =>
    db.transaction().execute(async (tx) => {
      const booked = await bookedForUpdate(tx, reference)
      if (!booked) throw notFound('subscription')
      return work(tx, booked)
    })
  return {
    name: 'sandbox',
    publishableKey: null,
    outside: null,
    async openSubscription(order) {
      const name = order.id.replaceAll('-', '')
      const opened = { reference: `sub_sandbox_${name}`, paymentIntentId: `pi_sandbox_${name}` }
      const { amount, credit, tax, total } = order
      await db
        .insertInto('sandbox_subscriptions')
        .values({
          id: opened.reference,
          order_id: order.id,
          payment_intent: opened.paymentIntentId,
          plan: JSON.stringify(order.plan),
          amount,
          credit,
          tax,
          total,
          status: 'incomplete',
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return { ...opened, clientSecret: secretOf(ports.keys, opened.paymentIntentId) }
    },
    readFacts: (reference) => factsOf(db, reference),
    async findReference(paymentIntent) {
      const row = await db
        .selectFrom('sandbox_subscriptions')
        .select('id')
        .where('payment_intent', '=', paymentIntent)
        .executeTakeFirst()
      return row?.id ?? null
    },
    async setRenewal(reference, renews) {
      await withBooked(reference, async (tx, booked) => {
        if (booked.status === 'ended' || booked.renews === renews) return
        await change(tx, booked, { renews })
        await announce(tx, booked, 'customer.subscription.updated')
      })
    },
    async setNextPlan(reference, plan) {
      await withBooked(reference, async (tx, booked) => {
        if (booked.status === 'ended') return
        await change(tx, booked, { next_plan: plan.id === booked.plan.id ? null : JSON.stringify(plan) })
        await announce(tx, booked, 'customer.subscription.updated')
      })
    },
    async setCredit(reference, voucher) {
      await withBooked(reference, async (tx, booked) => {
        if (booked.status === 'ended' || (voucher && (await isUsed(tx, voucher.id)))) return
        await change(tx, booked, { next_credit: voucher && JSON.stringify(voucher) })
      })
    },
    async endSubscription(reference) {
      await withBooked(reference, (tx, booked) => endBooked(tx, booked, clock.now()))
    },
    async findCard(reference) {
      const row = await db
        .selectFrom('sandbox_subscriptions')
        .select('card')
        .where('id', '=', reference)
        .executeTakeFirst()
      return row?.card ? shown(row.card) : null
    },
    // Everybody has the same test cards.
    findFingerprint: async () => null,
    async setupCard(reference) {
      const id = `seti_sandbox_${randomUUID().replaceAll('-', '')}`
      await db.insertInto('sandbox_setups').values({ id, subscription: reference }).execute()
      return { setupIntentId: id, clientSecret: secretOf(ports.keys, id) }
    },
    useCard: (reference, setupIntentId) =>
      withBooked(reference, async (tx, booked) => {
        const setup = await tx
          .selectFrom('sandbox_setups')
          .select('card')
          .where('id', '=', setupIntentId)
          .where('subscription', '=', reference)
          .executeTakeFirst()
        if (!setup) throw notFound('card change')
        if (!setup.card) throw new Refusal('payment_failed', 'This card has not been confirmed yet.')
        await change(tx, booked, { card: JSON.stringify(setup.card) })
        if (booked.status === 'past_due') await charge(tx, { ...booked, card: setup.card }, clock.now())
        else await announce(tx, booked, 'customer.subscription.updated')
        return shown(setup.card)
      }),
    async deleteCustomer() {}, // it never knew who anybody was
    readEvent(body, signature) {
      verifySignature(body, signature, webhookSecret(ports.keys))
      return eventIn(body)
    },
  }
}

/**
 * Pays an intent, or confirms a change of card, with a test card; again after success: the same answer.
 * @throws Refusal payment_failed with the card's message, not_found (wrong id or secret)
 */
export async function confirmInSandbox(
  { db, clock, keys }: SandboxPorts,
  id: string,
  given: { clientSecret: string; card: string; expiry?: string | undefined; confirmed: boolean },
): Promise<Confirmation> {
  const right = Buffer.from(secretOf(keys, id))
  const secret = Buffer.from(given.clientSecret)
  if (secret.length !== right.length || !timingSafeEqual(secret, right)) throw notFound('payment')
  return db.transaction().execute(async (tx) => {
    if (id.startsWith('seti_')) {
      const { card, asks } = typedCard(given, clock.now())
      if (asks && !given.confirmed) return { status: 'requires_action' }
      await tx
        .updateTable('sandbox_setups')
        .set({ card: JSON.stringify(card) })
        .where('id', '=', id)
        .execute()
      return { status: 'succeeded' }
    }
    const booked = await tx
      .selectFrom('sandbox_subscriptions')
      .selectAll()
      .where('payment_intent', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!booked) throw notFound('payment')
    if (booked.status === 'ended' && !booked.anchor)
      throw new Refusal('not_found', 'This payment was canceled.')
    if (booked.status !== 'incomplete') return { status: 'succeeded' }
    const { card, asks } = typedCard(given, clock.now())
    if (asks && !given.confirmed) return { status: 'requires_action' }
    await bookFirstPayment(tx, booked, card, clock.now())
    return { status: 'succeeded' }
  })
}

/**
 * Takes the newest paid period of a subscription back: `refunded` as an operator would at the gateway, `disputed`
 * as the payer's bank would. False when nothing is paid there.
 */
export async function takeBackInSandbox(
  { db, clock }: SandboxPorts,
  reference: string,
  status: 'refunded' | 'disputed',
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const booked = await bookedForUpdate(tx, reference)
    const paid = (await invoicesOf(tx, reference)).filter((invoice) => invoice.status === 'paid').at(-1)
    if (!booked || !paid) return false
    await tx
      .updateTable('sandbox_invoices')
      .set({ status, at: clock.now() })
      .where('id', '=', paid.id)
      .execute()
    await change(tx, booked, { status: 'ended', ended_at: clock.now() })
    await announce(tx, booked, status === 'refunded' ? 'charge.refunded' : 'charge.dispute.created')
    return true
  })
}

/** The sandbox's tasks: time passing in its books, and its events on their way to `receive`, our webhook's own handler. */
export function sandboxTasks(
  { db, clock, keys }: SandboxPorts,
  receive: (body: Buffer, signature: string) => Promise<void>,
): Record<string, Task> {
  const Turn = z.object({ subscription: z.string() })
  return {
    sandbox_turn: async (payload) => {
      const { subscription } = Turn.parse(payload)
      await db.transaction().execute(async (tx) => {
        const booked = await bookedForUpdate(tx, subscription)
        if (booked) await turn(tx, booked, clock.now())
      })
    },
    deliver_sandbox_event: async (payload) => {
      const body = JSON.stringify(Event.parse(payload))
      await receive(Buffer.from(body), signBody(body, webhookSecret(keys)))
    },
  }
}

/** The secret that sandbox events are signed with. */
export const webhookSecret = (keys: Keys): string => keys.hash('sandbox webhook', '').toString('base64url')

const secretOf = (keys: Keys, id: string): string =>
  `${id}_secret_${keys.hash('sandbox client secret', id).toString('base64url')}`

function shown(card: SandboxCard): Card {
  const { month, year } = expiryOf(card)
  return { brand: card.brand, last4: card.last4, exp_month: month, exp_year: year }
}

/** Whether a voucher stands on an invoice already. */
async function isUsed(tx: Tx, voucher: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sandbox_invoices')
    .select('id')
    .where('voucher', '=', voucher)
    .executeTakeFirst()
  return row !== undefined
}

const Event = z.object({
  id: z.string().min(1),
  type: z.string(),
  reference: z.string(),
  checkout: z.uuid(),
  payment_intent: z.string(),
})

function eventIn(body: Buffer): GatewayEvent {
  const event = Event.safeParse(parseJson(body))
  if (!event.success) throw notAnEvent()
  const { id, type, reference, checkout, payment_intent: paymentIntent } = event.data
  return { id, type, reference, checkout, paymentIntent }
}

/** The books of a subscription, as facts. */
async function factsOf(db: Db, reference: string): Promise<PaymentFact[]> {
  const booked = await db
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('id', '=', reference)
    .executeTakeFirst()
  if (!booked) return []
  const order = booked.revision
  const facts: PaymentFact[] = [
    { kind: 'renewal', renews: booked.renews, order },
    { kind: 'next_plan', plan: booked.next_plan, order },
  ]
  for (const invoice of await invoicesOf(db, reference)) {
    const { id, amount, credit, tax, total, plan } = invoice
    const from = invoice.period_start.toISOString()
    const at = invoice.at.toISOString()
    if (invoice.status === 'failed') facts.push({ kind: 'failed', from })
    else {
      const until = invoice.period_end.toISOString()
      facts.push({ kind: 'paid', from, until, plan, bill: { id, amount, credit, tax, total }, at })
    }
    if (invoice.status === 'refunded' || invoice.status === 'disputed')
      facts.push({ kind: invoice.status, bill: id, from, at })
  }
  if (booked.ended_at) facts.push({ kind: 'ended', at: booked.ended_at.toISOString() })
  return facts
}
