/**
 * The gateway's events. An event is stored by its id before it is answered, and a task applies it, so a crash in
 * between loses nothing. An event is only a hint: the task reads the current state from the gateway and merges it
 * under the person's lock, so repeated events and any order lead to the same result.
 */

import type { Plan } from '@gigbell/contract'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Keys } from '../../platform/keys.ts'
import { addTask, type Task } from '../../platform/queue.ts'
import { applyPaymentFacts, scheduleEndOfGrace } from './apply-payment-facts.ts'
import { cardTasks } from './card-check.ts'
import {
  findCheckoutByReference,
  findUnappliedEvent,
  lockCheckout,
  markEventApplied,
  saveEvent,
} from './checkout-queries.ts'
import { creditTasks } from './credits.ts'
import type { Gateway } from './gateways/gateway.ts'
import { sandboxTasks } from './gateways/sandbox.ts'
import { GRACE_PERIOD } from './queries.ts'
import { deriveState } from './subscription-state.ts'

/** What applying the gateway's events needs. */
export interface EventPorts {
  db: Db
  clock: Clock
  plans: Plan[]
  gateway: Gateway
}

/**
 * Stores a signed event and adds the task that applies it.
 * @throws Refusal bad_signature
 */
export async function receiveEvent(
  { db, clock, gateway }: EventPorts,
  body: Buffer,
  signature: string | undefined,
): Promise<void> {
  const event = gateway.readEvent(body, signature)
  await db.transaction().execute(async (tx) => {
    const fresh = await saveEvent(tx, gateway.name, event, clock.now())
    if (fresh) await addTask(tx, 'apply_gateway_event', { id: event.id })
  })
}

/** The worker's billing tasks by their names in the queue: the gateway's events and the sandbox's time. */
export function billingTasks(ports: EventPorts & { keys: Keys }): Record<string, Task> {
  return {
    ...gatewayTasks(ports),
    ...(ports.gateway.name === 'sandbox'
      ? sandboxTasks(ports, (body, signature) => receiveEvent(ports, body, signature))
      : {}),
  }
}

/** The tasks of every gateway: apply an event, end a subscription, delete a customer. */
function gatewayTasks(ports: EventPorts): Record<string, Task> {
  const { db, clock, gateway, plans } = ports
  const OfEvent = z.object({ id: z.string() })
  const OfCheckout = z.object({ checkout: z.uuid() })
  const OfCustomer = z.object({ gateway: z.string(), customer: z.string() })
  return {
    ...creditTasks(ports),
    ...cardTasks(ports),
    apply_gateway_event: async (payload) => {
      const { id } = OfEvent.parse(payload)
      const event = await findUnappliedEvent(db, gateway.name, id)
      if (!event) return // an earlier attempt applied it
      const reference =
        event.reference ?? (event.payment_intent ? await gateway.findReference(event.payment_intent) : null)
      const checkout = reference ? await findCheckoutByReference(db, reference, event.checkout) : undefined
      if (reference && checkout) {
        const facts = await gateway.readFacts(reference, [checkout.plan, ...plans])
        await applyPaymentFacts(ports, checkout, facts, reference)
      }
      await markEventApplied(db, gateway.name, id, clock.now())
    },
    end_of_grace: async (payload) => {
      const { checkout: id } = OfCheckout.parse(payload)
      const checkout = await db.transaction().execute((tx) => lockCheckout(tx, id))
      const state = checkout && deriveState(checkout.known)
      if (
        checkout?.gateway !== gateway.name ||
        !checkout.reference ||
        state?.status !== 'past_due' ||
        state.ended_at
      )
        return
      const now = clock.now()
      if (now.getTime() < state.end_date.getTime() + GRACE_PERIOD)
        return scheduleEndOfGrace(db, id, state.end_date, now)
      await gateway.endSubscription(checkout.reference)
      await applyPaymentFacts(
        ports,
        checkout,
        await gateway.readFacts(checkout.reference, [checkout.plan, ...plans]),
      )
    },
    end_at_gateway: async (payload) => {
      const { checkout: id } = OfCheckout.parse(payload)
      const checkout = await db.transaction().execute((tx) => lockCheckout(tx, id))
      // Only the gateway that sold a subscription can end it.
      if (checkout?.gateway !== gateway.name || !checkout.reference) return
      await gateway.endSubscription(checkout.reference)
      await applyPaymentFacts(
        ports,
        checkout,
        await gateway.readFacts(checkout.reference, [checkout.plan, ...plans]),
      )
    },
    forget_customer: async (payload) => {
      const customer = OfCustomer.parse(payload)
      if (customer.gateway === gateway.name) await gateway.deleteCustomer(customer.customer)
    },
  }
}
