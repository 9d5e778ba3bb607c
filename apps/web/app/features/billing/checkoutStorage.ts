/**
 * Stores the started checkout of a plan in session storage (spec §3 "Stored checkout intent"): within an hour, a
 * person who returns pays the same intent with the same amounts.
 */
import type { PaymentIntent } from '@gigbell/contract'

/** How long a stored intent may be reused, in milliseconds (spec §9). */
export const INTENT_LIFETIME = 3_600_000

/** The stored checkout of a plan. `amount` is in minor units, before credit and tax. */
export interface StoredCheckout extends PaymentIntent {
  planId: string
  /** When it expires, in milliseconds since 1970. */
  expiry: number
  /** It replaces a paid plan, which changes the total. */
  isUpgrade: boolean
}

const prefix = 'checkout:'

/** Stores an intent for its plan, for an hour from `now`. */
export function saveCheckout(
  intent: PaymentIntent,
  of: { planId: string; isUpgrade: boolean },
  now = Date.now(),
): StoredCheckout {
  const checkout = { ...intent, ...of, expiry: now + INTENT_LIFETIME }
  try {
    sessionStorage.setItem(prefix + of.planId, JSON.stringify(checkout))
  } catch {
    // Storage is full or forbidden: the server returns the same open intent again.
  }
  return checkout
}

/** Returns the stored intent of a plan if it is still valid for the same price and purpose. */
export function findUsableCheckout(
  of: { planId: string; amount: number; isUpgrade: boolean },
  now = Date.now(),
): StoredCheckout | null {
  const stored = loadCheckout(of.planId)
  const fits =
    stored !== null && stored.expiry > now && stored.amount === of.amount && stored.isUpgrade === of.isUpgrade
  return fits ? stored : null
}

/** Returns the last intent of a plan, valid or not, for returns without an intent in their address. */
export function loadCheckout(planId: string): StoredCheckout | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + planId) ?? 'null')
    return isStoredCheckout(stored) && stored.planId === planId ? stored : null
  } catch {
    return null
  }
}

/** Removes a plan's intent, because it can no longer be paid. */
export function removeCheckout(planId: string): void {
  try {
    sessionStorage.removeItem(prefix + planId)
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}

/** Removes all stored intents. */
export function removeAllCheckouts(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(prefix)) sessionStorage.removeItem(name)
  } catch {
    // Storage is forbidden, so nothing is stored.
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
