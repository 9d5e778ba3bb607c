/**
 * A purchase from the first click to the running plan: the price, the payment intent, and the plan once the
 * gateway reports the payment. All prices are ours: an amount of the client must match or is refused. When the
 * gateway fails, the checkout stays as it is and the same click continues it. A voucher (credits.ts) belongs to
 * one purchase at a time, so a new purchase first cancels the unpaid one that has it.
 */
import type { CurrentSubscription, PaymentIntent, Plan } from '@gigbell/contract'
import { HOUR } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys.ts'
import { lockPerson } from '../accounts/index.ts'
import { CURRENCY, calculateAmounts, MINIMUM_CHARGE, priceInMinorUnits, unusedCredit } from './amounts.ts'
import { applyPaymentFacts } from './apply-payment-facts.ts'
import {
  type Checkout,
  closeCheckout,
  findCheckoutByPaymentIntent,
  findOpenCheckout,
  findUnpaidCheckoutWithVoucher,
  insertCheckout,
  saveOpenedCheckout,
  scheduleEndAtGateway,
} from './checkout-queries.ts'
import { assignCredit, findAssignedCredit, findUnassignedCredit, releaseCredit } from './credits.ts'
import { type Gateway, type Order, providerFailed } from './gateways/gateway.ts'
import { assertConfigured } from './gateways/unconfigured.ts'
import { findCurrentRow } from './queries.ts'
import { type BillingPorts, findCurrentSubscription } from './subscriptions.ts'

/** What purchases need in addition. */
export interface CheckoutPorts extends BillingPorts {
  keys: Keys
  gateway: Gateway
}

/** Gateways cancel an unpaid purchase after 23 hours, so an older checkout is replaced before that. */
const REUSABLE_FOR = 22 * HOUR

/** Requests to the gateway in progress, so that a double click sends one. */
const pendingRequests = new Map<string, Promise<PaymentIntent>>()

/**
 * Returns the price of a plan now, and the intent to pay it.
 * @throws Refusal amount_mismatch, plan_not_for_sale, not_found, already_subscribed, not_an_upgrade,
 * payments_not_configured, provider_failed
 */
export async function createIntent(
  ports: CheckoutPorts,
  person: UserId,
  asked: { amount: number; planId: string; isUpgrade: boolean },
): Promise<PaymentIntent> {
  const plan = findPlanForSale(ports.plans, asked.planId)
  if (asked.amount !== priceInMinorUnits(plan))
    throw new Refusal('amount_mismatch', 'The price of this plan has changed. Please reload the page.')
  const checkout = await findPayableCheckout(ports, person, plan, asked.isUpgrade)
  const secret = checkout.client_secret && ports.keys.open('client secret', checkout.client_secret)
  if (secret && checkout.payment_intent) return toPaymentIntent(checkout, secret, checkout.payment_intent)
  const underWay = pendingRequests.get(checkout.id)
  if (underWay) return underWay
  const opening = openAtGateway(ports, person, checkout).finally(() => pendingRequests.delete(checkout.id))
  pendingRequests.set(checkout.id, opening)
  return opening
}

/**
 * Finds a plan that is sold.
 * @throws Refusal not_found, plan_not_for_sale
 */
export function findPlanForSale(plans: Plan[], id: string): Plan {
  const plan = plans.find((one) => one.id === id)
  if (!plan) throw notFound('plan')
  if (plan.price === 0) throw new Refusal('plan_not_for_sale', 'This plan is free and needs no payment.')
  return plan
}

/** How many unpaid purchases are canceled before a request fails: another click may create one each time. */
const MAX_CANCELLATIONS = 5

/** Returns the checkout to pay, after canceling the unpaid purchase that has the person's voucher. */
async function findPayableCheckout(
  ports: CheckoutPorts,
  person: UserId,
  plan: Plan,
  isUpgrade: boolean,
): Promise<Checkout> {
  for (let attempt = 0; attempt < MAX_CANCELLATIONS; attempt++) {
    const step = await ports.db
      .transaction()
      .execute((tx) => prepareCheckout(ports, tx, person, plan, isUpgrade))
    if ('pay' in step) return step.pay
    await callOff(ports, person, step.cancelUnpaidCheckout)
  }
  throw providerFailed(new Error('an unpaid purchase could not be canceled'))
}

/** Cancels an unpaid purchase at the gateway at once. If it was paid in the meantime, the payment counts. */
async function callOff(ports: CheckoutPorts, person: UserId, checkout: Checkout): Promise<void> {
  const { db, gateway, plans } = ports
  if (checkout.gateway !== gateway.name) return db.transaction().execute((tx) => releaseCredit(tx, checkout)) // its gateway is no longer in use
  // The answer of the first request may be lost. The same request again returns the same purchase.
  const reference =
    checkout.reference ?? (await gateway.openSubscription(toOrder(checkout, person))).reference
  await gateway.endSubscription(reference)
  await applyPaymentFacts(
    ports,
    checkout,
    await gateway.readFacts(reference, [checkout.plan, ...plans]),
    reference,
  )
}

/** Returns the open checkout while it is still valid, a new one, or the one that must be canceled first. */
async function prepareCheckout(
  { clock, gateway }: CheckoutPorts,
  tx: Tx,
  person: UserId,
  plan: Plan,
  isUpgrade: boolean,
): Promise<{ pay: Checkout } | { cancelUnpaidCheckout: Checkout }> {
  assertConfigured(gateway)
  await lockPerson(tx, person)
  const now = clock.now()
  const running = await findCurrentRow(tx, person, now)
  const paid = running && running.plan.price > 0 ? running : undefined
  if (paid?.plan_id === plan.id) throw new Refusal('already_subscribed', 'This is your current subscription.')
  const upgradedFrom = isUpgrade ? paid : undefined
  const open = await findOpenCheckout(tx, person, plan.id)
  const keepsVoucher = !open || open.referral_credit === 0 || (await findAssignedCredit(tx, open.id))
  if (open && keepsVoucher && isReusable(open, plan, upgradedFrom, now, gateway)) return { pay: open }
  if (open) {
    await closeCheckout(tx, open.id)
    if (open.reference) await scheduleEndAtGateway(tx, open.id)
  }
  const unused = upgradedFrom ? unusedCredit(upgradedFrom, now) : 0
  const maximumCredit = priceInMinorUnits(plan) - unused - MINIMUM_CHARGE
  if (maximumCredit < 0)
    throw new Refusal(
      'not_an_upgrade',
      'The rest of your current plan is worth more than this plan. Switch to it at the end of your billing period.',
    )
  const voucher = await findUnassignedCredit(tx, person)
  if (!voucher) {
    const holder = await findUnpaidCheckoutWithVoucher(tx, person)
    if (holder) {
      await closeCheckout(tx, holder.id)
      return { cancelUnpaidCheckout: holder }
    }
  }
  const referralCredit = Math.min(maximumCredit, voucher?.amount ?? 0)
  const checkout = await insertCheckout(tx, {
    ...calculateAmounts(plan, unused + referralCredit),
    person,
    plan,
    upgradeFrom: upgradedFrom?.id ?? null,
    referralCredit,
    currency: CURRENCY,
    gateway: gateway.name,
    now,
  })
  if (voucher && referralCredit > 0) await assignCredit(tx, voucher.id, checkout.id)
  return { pay: checkout }
}

/** Whether an open checkout still has the right price, basis and gateway, and can still be paid. */
function isReusable(
  open: Checkout,
  plan: Plan,
  basis: { id: string; start_date: Date } | undefined,
  now: Date,
  gateway: Gateway,
): boolean {
  const fresh = now.getTime() - open.created_at.getTime() < REUSABLE_FOR
  const sameBasis =
    open.upgrade_from === (basis?.id ?? null) && (!basis || open.created_at >= basis.start_date)
  return fresh && sameBasis && open.amount === priceInMinorUnits(plan) && open.gateway === gateway.name
}

async function openAtGateway(
  { db, keys, gateway }: CheckoutPorts,
  person: UserId,
  checkout: Checkout,
): Promise<PaymentIntent> {
  const opened = await gateway.openSubscription(toOrder(checkout, person))
  const sealedSecret = keys.seal('client secret', opened.clientSecret)
  await saveOpenedCheckout(db, checkout.id, { ...opened, sealedSecret })
  return toPaymentIntent(checkout, opened.clientSecret, opened.paymentIntentId)
}

function toOrder(checkout: Checkout, person: UserId): Order {
  const { id, plan, amount, credit, tax, total } = checkout
  return { id, person, plan, amount, credit, tax, total }
}

function toPaymentIntent(checkout: Checkout, clientSecret: string, paymentIntentId: string): PaymentIntent {
  const { amount, credit, referral_credit, tax, total, currency } = checkout
  return { clientSecret, paymentIntentId, amount, credit, referral_credit, tax, total, currency }
}

/**
 * Starts the plan that an intent paid for. It can be repeated, and can run at the same time as the gateway's event.
 * @throws Refusal not_found (also for another person's payment), intent_mismatch, payment_failed,
 * payments_not_configured, provider_failed
 */
export async function startPaidPlan(
  ports: CheckoutPorts,
  person: UserId,
  { planId, paymentIntentId }: { planId: string; paymentIntentId: string },
): Promise<CurrentSubscription> {
  assertConfigured(ports.gateway)
  const checkout = await findCheckoutByPaymentIntent(ports.db, person, paymentIntentId)
  if (!checkout?.reference) throw notFound('payment')
  if (checkout.plan_id !== planId)
    throw new Refusal('intent_mismatch', 'This payment was made for another plan.')
  const started =
    checkout.subscription_id ??
    (await applyPaymentFacts(ports, checkout, await ports.gateway.readFacts(checkout.reference, ports.plans)))
  if (!started) throw new Refusal('payment_failed', 'This payment has not been completed.')
  const current = await findCurrentSubscription(ports, person)
  if (current?.subscription_id !== started)
    throw new Refusal('intent_mismatch', 'The plan of this payment has ended.')
  return current
}
