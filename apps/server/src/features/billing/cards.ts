/** The card that renewals are charged to. Its number never reaches this server: the gateway's form takes it. */
import type { Card } from '@gigbell/contract'
import { Refusal } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { applyFacts } from './applying.ts'
import type { BuyingPorts } from './buying.ts'
import { type Checkout, checkoutBehind } from './checkouts.ts'
import { assertConfigured } from './gateways/closed.ts'
import { currentRow } from './queries.ts'

/** The card, or null without a paid plan. */
export async function cardOf(ports: BuyingPorts, person: UserId): Promise<Card | null> {
  const paid = await paidOne(ports, person)
  return paid ? ports.gateway.cardOf(paid.reference) : null
}

/**
 * Prepares a change of the card.
 * @throws Refusal not_found, payments_not_configured, provider_failed
 */
export async function setupCard(ports: BuyingPorts, person: UserId) {
  return ports.gateway.setupCard((await needed(ports, person)).reference)
}

/**
 * Charges renewals to a confirmed card from now on, and a past-due period at once.
 * @throws Refusal payment_failed, not_found, payments_not_configured, provider_failed
 */
export async function useCard(ports: BuyingPorts, person: UserId, setupIntentId: string): Promise<Card> {
  const { checkout, reference } = await needed(ports, person)
  const card = await ports.gateway.useCard(reference, setupIntentId)
  await applyFacts(ports, checkout, await ports.gateway.factsOf(reference, ports.plans))
  return card
}

async function needed(ports: BuyingPorts, person: UserId) {
  assertConfigured(ports.gateway)
  const paid = await paidOne(ports, person)
  if (!paid) throw new Refusal('not_found', 'You have no paid plan that uses a card.')
  return paid
}

async function paidOne(
  { db, clock }: BuyingPorts,
  person: UserId,
): Promise<{ checkout: Checkout; reference: string } | undefined> {
  const row = await currentRow(db, person, clock.now())
  const checkout = row && (await checkoutBehind(db, person, row.id))
  return checkout?.reference ? { checkout, reference: checkout.reference } : undefined
}
