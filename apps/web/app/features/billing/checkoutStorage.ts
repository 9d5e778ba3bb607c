/**
 * The checkout that was begun for a plan, in session storage (spec §3 "Stored checkout intent"): coming back
 * within the hour, a person pays the same intent, with the same sums.
 */
import type { PaymentIntent } from '@gigbell/contract'

/** How long a stored intent may be used again, in milliseconds (spec §9). */
export const INTENT_LIFETIME = 3_600_000

/** What is kept for a plan. `amount` is the one that was sent: minor units, before credit and tax. */
export interface StoredCheckout extends PaymentIntent {
  planId: string
  /** When it is no longer used, in milliseconds since 1970. */
  expiry: number
  /** It replaces a paid plan: the same plan bought without that has another total. */
  isUpgrade: boolean
}

const prefix = 'checkout:'

/** Keeps an intent for its plan, for an hour from `now`. */
export function saveCheckout(
  intent: PaymentIntent,
  of: { planId: string; isUpgrade: boolean },
  now = Date.now(),
): StoredCheckout {
  const checkout = { ...intent, ...of, expiry: now + INTENT_LIFETIME }
  try {
    sessionStorage.setItem(prefix + of.planId, JSON.stringify(checkout))
  } catch {
    // Full or forbidden storage: the server hands the same open intent out again.
  }
  return checkout
}

/** The stored intent of a plan, where it is still valid and for the same price and purpose. */
export function findUsableCheckout(
  of: { planId: string; amount: number; isUpgrade: boolean },
  now = Date.now(),
): StoredCheckout | null {
  const stored = loadCheckout(of.planId)
  const fits =
    stored !== null && stored.expiry > now && stored.amount === of.amount && stored.isUpgrade === of.isUpgrade
  return fits ? stored : null
}

/** The intent that was last begun for a plan, valid or not: what a return without one in its address means. */
export function loadCheckout(planId: string): StoredCheckout | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + planId) ?? 'null')
    return isStoredCheckout(stored) && stored.planId === planId ? stored : null
  } catch {
    return null
  }
}

/** Forgets one plan's intent, because it can't be paid any more. */
export function removeCheckout(planId: string): void {
  try {
    sessionStorage.removeItem(prefix + planId)
  } catch {
    // Where nothing may be stored, nothing is.
  }
}

/** Forgets every stored intent. */
export function removeAllCheckouts(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(prefix)) sessionStorage.removeItem(name)
  } catch {
    // As above.
  }
}

const isStoredCheckout = (value: unknown): value is StoredCheckout =>
  typeof value === 'object' &&
  value !== null &&
  ['clientSecret', 'paymentIntentId', 'currency', 'planId'].every(
    (name) => typeof field(value, name) === 'string',
  ) &&
  ['amount', 'credit', 'tax', 'total', 'expiry'].every((name) => Number.isFinite(field(value, name))) &&
  typeof field(value, 'isUpgrade') === 'boolean'

const field = (value: object, name: string): unknown => (value as Record<string, unknown>)[name]
