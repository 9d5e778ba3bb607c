/** The card that renewals are charged to. Its number never reaches this server: the gateway's form takes it. */
import type { Card } from '@gigbell/contract'
import { Refusal } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { applyPaymentFacts } from './apply-payment-facts.ts'
import type { CheckoutPorts } from './checkout.ts'
import { type Checkout, findCheckoutOfSubscription } from './checkout-queries.ts'
import { assertConfigured } from './gateways/unconfigured.ts'
import { findCurrentRow } from './queries.ts'

/** The card, or null without a paid plan. */
export async function findCard(ports: CheckoutPorts, person: UserId): Promise<Card | null> {
  const paid = await findPaidSubscription(ports, person)
  return paid ? ports.gateway.findCard(paid.reference) : null
}

/**
 * Prepares a change of the card.
 * @throws Refusal not_found, payments_not_configured, provider_failed
 */
export async function setupCard(ports: CheckoutPorts, person: UserId) {
  return ports.gateway.setupCard((await requirePaidSubscription(ports, person)).reference)
}

/**
 * Charges renewals to a confirmed card from now on, and a past-due period at once.
 * @throws Refusal payment_failed, not_found, payments_not_configured, provider_failed
 */
export async function useCard(ports: CheckoutPorts, person: UserId, setupIntentId: string): Promise<Card> {
  const { checkout, reference } = await requirePaidSubscription(ports, person)
  const card = await ports.gateway.useCard(reference, setupIntentId)
  await applyPaymentFacts(ports, checkout, await ports.gateway.readFacts(reference, ports.plans))
  return card
}

async function requirePaidSubscription(ports: CheckoutPorts, person: UserId) {
  assertConfigured(ports.gateway)
  const paid = await findPaidSubscription(ports, person)
  if (!paid) throw new Refusal('not_found', 'You have no paid plan that uses a card.')
  return paid
}

async function findPaidSubscription(
  { db, clock }: CheckoutPorts,
  person: UserId,
): Promise<{ checkout: Checkout; reference: string } | undefined> {
  const row = await findCurrentRow(db, person, clock.now())
  const checkout = row && (await findCheckoutOfSubscription(db, person, row.id))
  return checkout?.reference ? { checkout, reference: checkout.reference } : undefined
}
