/** What a Stripe event is about. Its content is not used: how things stand is asked when it is applied. */
import type Stripe from 'stripe'
import { z } from 'zod'
import type { GatewayEvent } from './gateway.ts'
import { notAnEvent } from './signature.ts'

/** The id of something that may have been expanded. */
export const idOf = (thing: string | { id?: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : typeof thing?.id === 'string' ? thing.id : null

/** What every event has; what it is about is read with care below. */
const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({ object: z.looseObject({}) }),
})

/**
 * The subscription, checkout or payment an event is about; all null for what doesn't concern us.
 * @throws Refusal bad_request for what isn't an event, though it was signed
 */
export function eventAbout(content: unknown): GatewayEvent {
  if (!Event.safeParse(content).success) throw notAnEvent()
  const event = content as Stripe.Event
  const { id, type } = event
  const about = (
    reference: string | null,
    metadata?: Stripe.Metadata | null,
    paymentIntent?: string | null,
  ) => ({
    id,
    type,
    reference,
    checkout: checkoutIn(metadata),
    paymentIntent: paymentIntent ?? null,
  })
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return about(idOf(event.data.object), event.data.object.metadata)
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_succeeded': {
      const details = event.data.object.parent?.subscription_details
      return about(idOf(details?.subscription), details?.metadata)
    }
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.closed':
      return about(null, null, idOf(event.data.object.payment_intent))
    default:
      return about(null)
  }
}

/** Our checkout's id travels as metadata; whatever else may stand there is not one. */
function checkoutIn(metadata: Stripe.Metadata | null | undefined): string | null {
  const read = z.uuid().safeParse(metadata?.checkout)
  return read.success ? read.data : null
}
