/**
 * What a person decides about a running subscription: cancel, resume, or change the plan from the next period on.
 * Also ends subscriptions when an account is deleted. The gateway is called first, so a failure changes nothing.
 */
import type { CurrentSubscription } from '@gigbell/contract'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { addTask } from '../../platform/queue.ts'
import { applyFacts } from './applying.ts'
import { type BuyingPorts, planForSale } from './buying.ts'
import { chargeable, checkoutBehind } from './checkouts.ts'
import { currentRow, setTrialRenewal } from './queries.ts'
import { currentSubscription } from './subscriptions.ts'

/**
 * Cancels at the end of the period (`renews` false) or resumes. A repeated call gets the same answer. A past-due
 * plan ends at once, so that the person isn't charged after they canceled.
 * @throws Refusal not_found for another person's or an ended subscription, provider_failed
 */
export async function setRenewal(
  ports: BuyingPorts,
  person: UserId,
  subscription: string,
  renews: boolean,
): Promise<CurrentSubscription> {
  const before = await running(ports, person, subscription)
  const behind = await checkoutBehind(ports.db, person, subscription)
  if (behind?.reference && before.status === 'past_due' && !renews) {
    const shown = await after(ports, person)
    await ports.gateway.end(behind.reference)
    await applyFacts(ports, behind, await ports.gateway.factsOf(behind.reference, ports.plans))
    return { ...shown, status: 'canceled', cancel_at_period_end: true, grace_until: null, next_payment: null }
  }
  if (!behind?.reference) await setTrialRenewal(ports.db, subscription, renews)
  else if (before.cancel_at_period_end === renews) {
    await ports.gateway.setRenewal(behind.reference, renews)
    await applyFacts(ports, behind, await ports.gateway.factsOf(behind.reference, ports.plans))
  }
  return after(ports, person)
}

/**
 * Changes the plan from the next period on. Choosing the running plan takes that back.
 * @throws Refusal not_found, plan_not_for_sale, provider_failed
 */
export async function changePlan(
  ports: BuyingPorts,
  person: UserId,
  { subscriptionId, planId }: { subscriptionId: string; planId: string },
): Promise<CurrentSubscription> {
  const before = await running(ports, person, subscriptionId)
  const plan = before.plan_id === planId ? before.plan : planForSale(ports.plans, planId)
  const behind = await checkoutBehind(ports.db, person, subscriptionId)
  if (!behind?.reference) throw notFound('subscription')
  await ports.gateway.setNextPlan(behind.reference, plan)
  await applyFacts(ports, behind, await ports.gateway.factsOf(behind.reference, ports.plans))
  return after(ports, person)
}

/**
 * Ends all subscriptions of a person at the gateway, before their account is deleted.
 * @throws Refusal payments_not_configured, provider_failed
 */
export async function endSubscriptions(
  { db, gateway }: Pick<BuyingPorts, 'db' | 'gateway'>,
  person: UserId,
): Promise<void> {
  for (const checkout of await chargeable(db, person)) {
    // The sandbox charges nobody, so its subscriptions need no end when another gateway is configured.
    if (checkout.gateway === 'sandbox' && gateway.name !== 'sandbox') continue
    await gateway.end(checkout.reference)
  }
}

/** Adds the tasks that delete a person's customers at the gateway, in the transaction that deletes the account. */
export async function forgetCustomers(tx: Tx, person: UserId): Promise<void> {
  const rows = await tx
    .selectFrom('gateway_customers')
    .select(['gateway', 'customer'])
    .where('user_id', '=', person)
    .execute()
  for (const row of rows) await addTask(tx, 'forget_customer', row)
}

async function running({ db, clock }: BuyingPorts, person: UserId, subscription: string) {
  const row = await currentRow(db, person, clock.now())
  if (row?.id !== subscription) throw notFound('subscription')
  return row
}

async function after(ports: BuyingPorts, person: UserId): Promise<CurrentSubscription> {
  const current = await currentSubscription(ports, person)
  if (!current) throw notFound('subscription')
  return current
}
