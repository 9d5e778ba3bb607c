/**
 * The interface to the payment service. Stripe implements it, and the sandbox, which needs no network; a third
 * implementation refuses everything on a server without either. `readFacts` reads the state of a subscription;
 * events are only hints that it changed.
 */
import type { Card, Plan } from '@gigbell/contract'
import type { Voucher } from '../../../platform/db/json-columns.ts'
import type { ForeignOrigins } from '../../../platform/http/pages.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UserId } from '../../../platform/ids.ts'
import type { Amounts } from '../amounts.ts'
import type { PaymentFact } from '../subscription-state.ts'

/** What a person buys. The same `id` twice is the same purchase. */
export interface Order extends Amounts {
  id: string
  person: UserId
  plan: Plan
}

/** A purchase that waits for its payment. `reference` is the gateway's id of the subscription. */
export interface OpenedSubscription {
  reference: string
  paymentIntentId: string
  clientSecret: string
}

/** What an event is about. Fields that it doesn't name are null. */
export interface GatewayEvent {
  id: string
  type: string
  reference: string | null
  checkout: string | null
  paymentIntent: string | null
}

/** Every call may fail with `providerFailed` and can then be repeated. */
export interface Gateway {
  /** `none` takes no payments (unconfigured.ts). */
  readonly name: 'sandbox' | 'stripe' | 'none'
  /** The key for the gateway's script in the browser; null when it has no script. */
  readonly publishableKey: string | null
  /** The hosts that this script needs; null when it has no script. */
  readonly outside: ForeignOrigins | null
  /** Opens a subscription that waits for its first payment. A repeated call returns the same one. */
  openSubscription(order: Order): Promise<OpenedSubscription>
  /** Reads everything the gateway knows of a subscription. `plans` are those that it may have been sold as. */
  readFacts(reference: string, plans: Plan[]): Promise<PaymentFact[]>
  /** The subscription that a payment was for; null when it isn't ours. */
  findReference(paymentIntent: string): Promise<string | null>
  setRenewal(reference: string, renews: boolean): Promise<void>
  /** Sets the plan of the next period. */
  setNextPlan(reference: string, plan: Plan): Promise<void>
  /** Reduces the next period's price by a voucher, or by nothing (null). A used voucher changes nothing. */
  setCredit(reference: string, voucher: Voucher | null): Promise<void>
  /** Ends a subscription now, paid or not, so that nothing is charged any more. It may have ended already. */
  endSubscription(reference: string): Promise<void>
  findCard(reference: string): Promise<Card | null>
  /** A fingerprint that is the same for the same card, no matter who pays with it; null when the gateway has none. */
  findFingerprint(reference: string): Promise<string | null>
  setupCard(reference: string): Promise<{ setupIntentId: string; clientSecret: string }>
  /**
   * Charges renewals to the confirmed card, and an unpaid period at once.
   * @throws Refusal payment_failed while it isn't confirmed, not_found for another subscription's
   */
  useCard(reference: string, setupIntentId: string): Promise<Card>
  /** Deletes a customer and their cards. They may have been deleted already. */
  deleteCustomer(customer: string): Promise<void>
  /**
   * Reads an event's bytes.
   * @throws Refusal bad_signature when it wasn't signed with the shared secret in the last 5 minutes
   */
  readEvent(body: Buffer, signature: string | undefined): GatewayEvent
}

/** The refusal when the gateway failed. Nothing is lost, and the same call can be repeated. */
export const providerFailed = (cause: unknown) =>
  new Refusal(
    'provider_failed',
    'The payment service did not respond. Nothing was charged. Please try again.',
    {
      cause,
    },
  )
