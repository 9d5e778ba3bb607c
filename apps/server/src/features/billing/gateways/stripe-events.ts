/** Reads which subscription a Stripe event is about. Its content isn't used: the task reads the current state. */
import type Stripe from 'stripe'
import { z } from 'zod'
import type { GatewayEvent } from './gateway.ts'
import { notAnEvent } from './signature.ts'

/** The id of an object that may have been expanded. */
export const idOf = (thing: string | { id?: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : typeof thing?.id === 'string' ? thing.id : null

/** The fields that every event has. The object that it is about is read tolerantly below. */
const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({ object: z.looseObject({}) }),
})

/**
 * Reads the subscription, checkout or payment of an event. All are null when the event doesn't concern us.
 * @throws Refusal bad_request for a signed body that isn't an event
 */
export function parseEvent(content: unknown): GatewayEvent {
  if (!Event.safeParse(content).success) throw notAnEvent()
  const event = content as Stripe.Event
  const { id, type } = event
  const toGatewayEvent = (
    reference: string | null,
    metadata?: Stripe.Metadata | null,
    paymentIntent?: string | null,
  ) => ({
    id,
    type,
    reference,
    checkout: readCheckoutId(metadata),
    paymentIntent: paymentIntent ?? null,
  })
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return toGatewayEvent(idOf(event.data.object), event.data.object.metadata)
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_succeeded': {
      const details = event.data.object.parent?.subscription_details
      return toGatewayEvent(idOf(details?.subscription), details?.metadata)
    }
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.closed':
      return toGatewayEvent(null, null, idOf(event.data.object.payment_intent))
    default:
      return toGatewayEvent(null)
  }
}

/** The id of our checkout, which the subscription carries as metadata. */
function readCheckoutId(metadata: Stripe.Metadata | null | undefined): string | null {
  const read = z.uuid().safeParse(metadata?.checkout)
  return read.success ? read.data : null
}
