/**
 * A checkout from its first click to the running plan: what is to be paid, the intent to pay it, and the
 * plan once the gateway says it is paid. Every sum is ours: what the client names must fit or is refused.
 * Nothing is half done when the gateway fails: the checkout waits, and the same click finishes it.
 */
import type { CurrentSubscription, PaymentIntent, Plan } from '@gigbell/contract'
import { HOUR } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/http/serve.ts'
import type { Keys } from '../../platform/keys.ts'
import { lockPerson } from '../accounts/index.ts'
import { CURRENCY, creditOf, priceOf, sumsOf } from './amounts.ts'
import { applyFacts, endAtGateway } from './applying.ts'
import {
  type Checkout,
  checkoutPaidBy,
  closeCheckout,
  insertCheckout,
  noteOpened,
  openCheckout,
} from './checkouts.ts'
import type { Gateway } from './gateways/gateway.ts'
import { currentRow } from './queries.ts'
import { type BillingPorts, currentSubscription } from './subscriptions.ts'

export interface BuyingPorts extends BillingPorts {
  keys: Keys
  gateway: Gateway
}

/** A gateway gives an unpaid purchase up after 23 hours; before that a new one is opened. */
const OPEN_FOR = 22 * HOUR

/** Openings on their way, so that a double click asks the gateway once. */
const openings = new Map<string, Promise<PaymentIntent>>()

/**
 * What a plan costs now, and the intent to pay it.
 * @throws Refusal amount_mismatch, plan_not_for_sale, not_found, already_subscribed, not_an_upgrade, provider_failed
 */
export async function createIntent(
  ports: BuyingPorts,
  person: UserId,
  asked: { amount: number; planId: string; isUpgrade: boolean },
): Promise<PaymentIntent> {
  const plan = planForSale(ports.plans, asked.planId)
  if (asked.amount !== priceOf(plan))
    throw new Refusal('amount_mismatch', 'The price of this plan has changed. Please load the page again.')
  const checkout = await ports.db
    .transaction()
    .execute((tx) => checkoutFor(ports, tx, person, plan, asked.isUpgrade))
  const secret = checkout.client_secret && ports.keys.open('client secret', checkout.client_secret)
  if (secret && checkout.payment_intent) return intentOf(checkout, secret, checkout.payment_intent)
  const underWay = openings.get(checkout.id)
  if (underWay) return underWay
  const opening = open(ports, person, checkout).finally(() => openings.delete(checkout.id))
  openings.set(checkout.id, opening)
  return opening
}

/**
 * A plan that is sold.
 * @throws Refusal not_found, plan_not_for_sale
 */
export function planForSale(plans: Plan[], id: string): Plan {
  const plan = plans.find((one) => one.id === id)
  if (!plan) throw notFound('plan')
  if (plan.price === 0)
    throw new Refusal('plan_not_for_sale', 'This plan is free: it starts without a payment.')
  return plan
}

/** The open checkout where there is one and it still fits, else a new one. */
async function checkoutFor(
  { clock, gateway }: BuyingPorts,
  tx: Tx,
  person: UserId,
  plan: Plan,
  isUpgrade: boolean,
): Promise<Checkout> {
  await lockPerson(tx, person)
  const now = clock.now()
  const running = await currentRow(tx, person, now)
  const paid = running && running.plan.price > 0 ? running : undefined
  if (paid?.plan_id === plan.id) throw new Refusal('already_subscribed', 'This is your current subscription.')
  const basis = isUpgrade ? paid : undefined
  const open = await openCheckout(tx, person, plan.id)
  if (open && fits(open, plan, basis, now, gateway)) return open
  if (open) {
    await closeCheckout(tx, open.id)
    if (open.reference) await endAtGateway(tx, open.id)
  }
  const credit = basis ? creditOf(basis, now) : 0
  if (credit >= priceOf(plan))
    throw new Refusal(
      'not_an_upgrade',
      'What is left of your plan is worth more than this one. Change to it at the end of your period.',
    )
  return insertCheckout(tx, {
    ...sumsOf(plan, credit),
    person,
    plan,
    upgradeFrom: basis?.id ?? null,
    currency: CURRENCY,
    gateway: gateway.name,
    now,
  })
}

/** Whether an open checkout is for the same price, on the same ground, at the same gateway, and still payable. */
function fits(
  open: Checkout,
  plan: Plan,
  basis: { id: string; start_date: Date } | undefined,
  now: Date,
  gateway: Gateway,
): boolean {
  const fresh = now.getTime() - open.created_at.getTime() < OPEN_FOR
  const sameGround =
    open.upgrade_from === (basis?.id ?? null) && (!basis || open.created_at >= basis.start_date)
  return fresh && sameGround && open.amount === priceOf(plan) && open.gateway === gateway.name
}

async function open(
  { db, keys, gateway }: BuyingPorts,
  person: UserId,
  checkout: Checkout,
): Promise<PaymentIntent> {
  const { id, plan, amount, credit, tax, total } = checkout
  const opened = await gateway.open({ id, person, plan, amount, credit, tax, total })
  const sealedSecret = keys.seal('client secret', opened.clientSecret)
  await noteOpened(db, id, { ...opened, sealedSecret })
  return intentOf(checkout, opened.clientSecret, opened.paymentIntentId)
}

function intentOf(checkout: Checkout, clientSecret: string, paymentIntentId: string): PaymentIntent {
  const { amount, credit, referral_credit, tax, total, currency } = checkout
  return { clientSecret, paymentIntentId, amount, credit, referral_credit, tax, total, currency }
}

/**
 * Starts the plan an intent was paid for; safe to repeat, and to race with the gateway's event.
 * @throws Refusal not_found (somebody else's too), intent_mismatch, payment_failed, provider_failed
 */
export async function addPaid(
  ports: BuyingPorts,
  person: UserId,
  { planId, paymentIntentId }: { planId: string; paymentIntentId: string },
): Promise<CurrentSubscription> {
  const checkout = await checkoutPaidBy(ports.db, person, paymentIntentId)
  if (!checkout?.reference) throw notFound('payment')
  if (checkout.plan_id !== planId)
    throw new Refusal('intent_mismatch', 'This payment was made for another plan.')
  const started =
    checkout.subscription_id ??
    (await applyFacts(ports, checkout, await ports.gateway.factsOf(checkout.reference, ports.plans)))
  if (!started) throw new Refusal('payment_failed', 'This payment has not been completed.')
  const current = await currentSubscription(ports, person)
  if (current?.subscription_id !== started)
    throw new Refusal('intent_mismatch', 'The plan of this payment runs no more.')
  return current
}
