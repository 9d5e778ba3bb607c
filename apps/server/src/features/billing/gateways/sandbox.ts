/**
 * The sandbox gateway: a payment service without network, for people who try the product. The simulator keeps its
 * subscriptions, sandbox-store.ts stores them. Client secrets are derived from APP_SECRET and not stored.
 */
import { randomUUID } from 'node:crypto'
import type { Card, Plan } from '@gigbell/contract'
import { z } from 'zod'
import type { SandboxCard } from '../../../platform/db/json-columns.ts'
import { notFound } from '../../../platform/http/refusal.ts'
import type { Keys } from '../../../platform/keys.ts'
import type { Task } from '../../../platform/queue.ts'
import type { PaymentFact } from '../subscription-state.ts'
import type { Gateway, GatewayEvent } from './gateway.ts'
import { clientSecretOf, findConfirmedCard, type SandboxPorts } from './sandbox-payments.ts'
import {
  changeSubscription,
  findSubscription,
  type SandboxSubscription,
  scheduleAdvance,
} from './sandbox-store.ts'
import { notAnEvent, parseJson, signBody, verifySignature } from './signature.ts'
import { expiryOf } from './simulator/cards.ts'
import {
  advance,
  chargeNextPeriod,
  endSubscription,
  nextChargeAt,
  type SimulatedInvoice,
  setNextPlan,
  setRenewal,
} from './simulator/subscriptions.ts'

/** Creates the sandbox gateway. */
export function createSandboxGateway(ports: SandboxPorts): Gateway {
  const { db, clock, keys } = ports
  const change = async (reference: string, work: (subscription: SandboxSubscription) => void) => {
    const known = await db.transaction().execute((tx) =>
      changeSubscription(tx, { id: reference }, clock.now(), (one) => {
        work(one)
        return true
      }),
    )
    if (!known) throw notFound('subscription')
  }
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
      return { ...opened, clientSecret: clientSecretOf(keys, opened.paymentIntentId) }
    },
    readFacts: async (reference) => {
      const subscription = await findSubscription(db, reference, clock.now())
      return subscription ? toFacts(subscription) : []
    },
    async findReference(paymentIntent) {
      const row = await db
        .selectFrom('sandbox_subscriptions')
        .select('id')
        .where('payment_intent', '=', paymentIntent)
        .executeTakeFirst()
      return row?.id ?? null
    },
    setRenewal: (reference, renews) => change(reference, (one) => setRenewal(one, renews)),
    setNextPlan: (reference, plan) => change(reference, (one) => setNextPlan(one, plan)),
    setCredit: (reference, voucher) =>
      change(reference, (one) => {
        // The task that sets a voucher may run again after a charge has used it.
        const used = voucher !== null && one.invoices.some((invoice) => invoice.voucher === voucher.id)
        if (one.status !== 'ended' && !used) one.next_credit = voucher
      }),
    endSubscription: (reference) => change(reference, (one) => endSubscription(one, clock.now())),
    async findCard(reference) {
      const subscription = await findSubscription(db, reference, clock.now())
      return subscription?.card ? toCard(subscription.card) : null
    },
    // All people use the same test cards.
    findFingerprint: async () => null,
    async setupCard(reference) {
      const id = `seti_sandbox_${randomUUID().replaceAll('-', '')}`
      await db.insertInto('sandbox_setups').values({ id, subscription: reference }).execute()
      return { setupIntentId: id, clientSecret: clientSecretOf(keys, id) }
    },
    async useCard(reference, setupIntentId) {
      const card = await findConfirmedCard(db, reference, setupIntentId)
      await change(reference, (one) => {
        one.card = card
        if (one.status === 'past_due') chargeNextPeriod(one, clock.now())
        else one.events.push('customer.subscription.updated')
      })
      return toCard(card)
    },
    async deleteCustomer() {}, // the sandbox stores no customers
    readEvent(body, signature) {
      verifySignature(body, signature, webhookSecret(keys))
      return toGatewayEvent(body)
    },
  }
}

/** The sandbox's tasks: time that passes, and events on their way to `receive`, the handler of our webhook. */
export function sandboxTasks(
  { db, clock, keys }: SandboxPorts,
  receive: (body: Buffer, signature: string) => Promise<void>,
): Record<string, Task> {
  const Turn = z.object({ subscription: z.string() })
  return {
    sandbox_turn: async (payload) => {
      const { subscription: id } = Turn.parse(payload)
      const now = clock.now()
      await db.transaction().execute(async (tx) => {
        const later = await changeSubscription(tx, { id }, now, (one) => {
          const due = nextChargeAt(one)
          if (due && due > now) return due
          advance(one, now)
          return null
        })
        if (later) await scheduleAdvance(tx, id, later, now)
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

function toCard(card: SandboxCard): Card {
  const { month, year } = expiryOf(card)
  return { brand: card.brand, last4: card.last4, exp_month: month, exp_year: year }
}

const Event = z.object({
  id: z.string().min(1),
  type: z.string(),
  reference: z.string(),
  checkout: z.uuid(),
  payment_intent: z.string(),
})

function toGatewayEvent(body: Buffer): GatewayEvent {
  const event = Event.safeParse(parseJson(body))
  if (!event.success) throw notAnEvent()
  const { id, type, reference, checkout, payment_intent: paymentIntent } = event.data
  return { id, type, reference, checkout, paymentIntent }
}

function toFacts({ renews, next_plan, revision, invoices, ended_at }: SandboxSubscription): PaymentFact[] {
  return [
    { kind: 'renewal', renews, order: revision },
    { kind: 'next_plan', plan: next_plan, order: revision },
    ...invoices.flatMap(toInvoiceFacts),
    ...(ended_at ? [{ kind: 'ended', at: ended_at.toISOString() } as const] : []),
  ]
}

function toInvoiceFacts(invoice: SimulatedInvoice<Plan>): PaymentFact[] {
  const { id, status, plan, amount, credit, tax, total } = invoice
  if (status === 'open') return []
  const from = invoice.period_start.toISOString()
  if (status === 'failed') return [{ kind: 'failed', from }]
  const until = invoice.period_end.toISOString()
  const at = invoice.at.toISOString()
  const paid: PaymentFact = { kind: 'paid', from, until, plan, bill: { id, amount, credit, tax, total }, at }
  return status === 'paid' ? [paid] : [paid, { kind: status, bill: id, from, at }]
}
