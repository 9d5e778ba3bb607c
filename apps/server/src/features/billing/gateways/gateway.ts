/**
 * The port to whoever takes the money. Stripe and the sandbox, which needs no network, implement it; so
 * does a closed one, for a server where neither is allowed. A gateway says how things stand (`factsOf`); its events are hints that something changed.
 */
import type { Card, Plan } from '@gigbell/contract'
import type { Voucher } from '../../../platform/db/tables.ts'
import type { Outside } from '../../../platform/http/pages.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UserId } from '../../../platform/ids.ts'
import type { Sums } from '../amounts.ts'
import type { Fact } from '../standing.ts'

/** What is to be opened for payment. The same `id` twice is the same purchase. */
export interface Order extends Sums {
  id: string
  person: UserId
  plan: Plan
}

/** A purchase that waits for its payment. `reference` is the gateway's name of the subscription. */
export interface Opened {
  reference: string
  paymentIntentId: string
  clientSecret: string
}

/** What an event is about; whatever it doesn't tell is null. */
export interface GatewayEvent {
  id: string
  type: string
  reference: string | null
  checkout: string | null
  paymentIntent: string | null
}

/** Every call may fail with `providerFailed`; then it can be made again. */
export interface Gateway {
  /** `none` takes no payments (closed.ts). */
  readonly name: 'sandbox' | 'stripe' | 'none'
  /** For the gateway's script in the browser; null where there is none. */
  readonly publishableKey: string | null
  /** What that script needs of the gateway's own hosts; null where there is none. */
  readonly outside: Outside | null
  /** Opens a subscription whose first payment is outstanding; again: the same one. */
  open(order: Order): Promise<Opened>
  /** Everything the gateway knows of a subscription, as of now. `plans` are those it may have been sold as. */
  factsOf(reference: string, plans: Plan[]): Promise<Fact[]>
  /** The subscription a payment was for; null for one that isn't ours. */
  referenceOf(paymentIntent: string): Promise<string | null>
  setRenewal(reference: string, renews: boolean): Promise<void>
  /** What the next period is sold as. */
  setNextPlan(reference: string, plan: Plan): Promise<void>
  /** What the next period's price is less, null: nothing. A voucher that was used already changes nothing. */
  setCredit(reference: string, voucher: Voucher | null): Promise<void>
  /** Ends it now, paid or not; nothing is charged again. One that has ended already is fine. */
  end(reference: string): Promise<void>
  cardOf(reference: string): Promise<Card | null>
  /** The same for the same card, whoever pays with it; null where the gateway can't tell. */
  markOf(reference: string): Promise<string | null>
  setupCard(reference: string): Promise<{ setupIntentId: string; clientSecret: string }>
  /**
   * Charges renewals to the card that was confirmed, and an unpaid period at once.
   * @throws Refusal payment_failed while it isn't confirmed, not_found for another subscription's
   */
  useCard(reference: string, setupIntentId: string): Promise<Card>
  /** Forgets who a customer was, and their cards. Somebody it has forgotten already is fine. */
  forget(customer: string): Promise<void>
  /**
   * Reads an event's bytes.
   * @throws Refusal bad_signature when it wasn't signed with the shared secret in the last 5 minutes
   */
  readEvent(body: Buffer, signature: string | undefined): GatewayEvent
}

/** The gateway let us down: nothing is lost, and the same call may be made again. */
export const providerFailed = (cause: unknown) =>
  new Refusal(
    'provider_failed',
    'The payment service did not answer. Nothing was charged; please try again.',
    {
      cause,
    },
  )
