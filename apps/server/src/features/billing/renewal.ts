/**
 * What a person decides about a running subscription: cancel, resume, or change the plan from the next period on.
 * Also ends subscriptions when an account is deleted. The gateway is called first, so a failure changes nothing.
 */
import type { CurrentSubscription } from '@gigbell/contract'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { addTask } from '../../platform/queue.ts'
import { applyPaymentFacts } from './apply-payment-facts.ts'
import { type CheckoutPorts, findPlanForSale } from './checkout.ts'
import { findChargeableCheckouts, findCheckoutOfSubscription } from './checkout-queries.ts'
import { findCurrentRow, setTrialRenewal } from './queries.ts'
import { findCurrentSubscription } from './subscriptions.ts'

/**
 * Cancels at the end of the period (`renews` false) or resumes. A repeated call gets the same answer. A past-due
 * plan ends at once, so that the person isn't charged after they canceled.
 * @throws Refusal not_found for another person's or an ended subscription, provider_failed
 */
export async function setRenewal(
  ports: CheckoutPorts,
  person: UserId,
  subscription: string,
  renews: boolean,
): Promise<CurrentSubscription> {
  const before = await findRunningSubscription(ports, person, subscription)
  const checkout = await findCheckoutOfSubscription(ports.db, person, subscription)
  if (checkout?.reference && before.status === 'past_due' && !renews) {
    const shown = await requireCurrentSubscription(ports, person)
    await ports.gateway.endSubscription(checkout.reference)
    await applyPaymentFacts(ports, checkout, await ports.gateway.readFacts(checkout.reference, ports.plans))
    return { ...shown, status: 'canceled', cancel_at_period_end: true, grace_until: null, next_payment: null }
  }
  if (!checkout?.reference) await setTrialRenewal(ports.db, subscription, renews)
  else if (before.cancel_at_period_end === renews) {
    await ports.gateway.setRenewal(checkout.reference, renews)
    await applyPaymentFacts(ports, checkout, await ports.gateway.readFacts(checkout.reference, ports.plans))
  }
  return requireCurrentSubscription(ports, person)
}

/**
 * Changes the plan from the next period on. Choosing the running plan takes that back.
 * @throws Refusal not_found, plan_not_for_sale, provider_failed
 */
export async function changePlan(
  ports: CheckoutPorts,
  person: UserId,
  { subscriptionId, planId }: { subscriptionId: string; planId: string },
): Promise<CurrentSubscription> {
  const before = await findRunningSubscription(ports, person, subscriptionId)
  const plan = before.plan_id === planId ? before.plan : findPlanForSale(ports.plans, planId)
  const behind = await findCheckoutOfSubscription(ports.db, person, subscriptionId)
  if (!behind?.reference) throw notFound('subscription')
  await ports.gateway.setNextPlan(behind.reference, plan)
  await applyPaymentFacts(ports, behind, await ports.gateway.readFacts(behind.reference, ports.plans))
  return requireCurrentSubscription(ports, person)
}

/**
 * Ends all subscriptions of a person at the gateway, before their account is deleted.
 * @throws Refusal payments_not_configured, provider_failed
 */
export async function endSubscriptions(
  { db, gateway }: Pick<CheckoutPorts, 'db' | 'gateway'>,
  person: UserId,
): Promise<void> {
  for (const checkout of await findChargeableCheckouts(db, person)) {
    // The sandbox charges nobody, so its subscriptions need no end when another gateway is configured.
    if (checkout.gateway === 'sandbox' && gateway.name !== 'sandbox') continue
    await gateway.endSubscription(checkout.reference)
  }
}

/** Adds the tasks that delete a person's customers at the gateway, in the transaction that deletes the account. */
export async function scheduleCustomerDeletion(tx: Tx, person: UserId): Promise<void> {
  const rows = await tx
    .selectFrom('gateway_customers')
    .select(['gateway', 'customer'])
    .where('user_id', '=', person)
    .execute()
  for (const row of rows) await addTask(tx, 'forget_customer', row)
}

async function findRunningSubscription({ db, clock }: CheckoutPorts, person: UserId, subscription: string) {
  const row = await findCurrentRow(db, person, clock.now())
  if (row?.id !== subscription) throw notFound('subscription')
  return row
}

async function requireCurrentSubscription(
  ports: CheckoutPorts,
  person: UserId,
): Promise<CurrentSubscription> {
  const current = await findCurrentSubscription(ports, person)
  if (!current) throw notFound('subscription')
  return current
}
