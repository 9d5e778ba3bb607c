/**
 * The simulated bank: what each of Stripe's test cards does, and the states of an intent that a card confirms.
 * The sandbox gateway and the fake Stripe of the tests share it.
 */
import type { SandboxCard } from '../../../../platform/db/json-columns.ts'

/** The bank's answer to a card: the card with whether its owner must confirm, or a refusal. */
export type BankAnswer = { card: SandboxCard; authenticates: boolean } | { refusal: string }

/** Visa cards that pay. `renews` false: only the first payment succeeds. */
const accepted: Record<string, { authenticates?: boolean; renews?: boolean }> = {
  '4242424242424242': {},
  '4000002500003155': { authenticates: true },
  '4000000000003220': { authenticates: true },
  '4000000000000341': { renews: false },
}

const refused: Record<string, string> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
  '4000000000000069': 'Your card has expired.',
}

/** Asks the bank about a card. Without an expiry date it is valid for years; `anyNumber` pays with unknown numbers. */
export function askBank(
  given: { number: string; expiry?: { month: number; year: number } | undefined; anyNumber?: boolean },
  now: Date,
): BankAnswer {
  const number = given.number.replace(/[\s-]/g, '')
  const refusal = refused[number]
  const behavior = accepted[number] ?? (given.anyNumber ? {} : undefined)
  if (refusal || !behavior) return { refusal: refusal ?? 'Your card number is invalid.' }
  const { authenticates = false, renews = true } = behavior
  const { expiry } = given
  const card = { brand: 'visa', last4: number.slice(-4), renews, ...(expiry ? { expiry } : {}) }
  return isExpired(card, now) ? { refusal: 'Your card has expired.' } : { card, authenticates }
}

const DEFAULT_EXPIRY = { month: 12, year: 2034 }

/** The last month in which a card is valid. */
export const expiryOf = (card: SandboxCard): { month: number; year: number } => card.expiry ?? DEFAULT_EXPIRY

/** Whether the last month of a card is over at `now`. */
export function isExpired(card: SandboxCard, now: Date): boolean {
  const { month, year } = expiryOf(card)
  return Date.UTC(year, month, 1) <= now.getTime()
}

/** Whether the bank pays another period with a card that paid the first one. */
export const paysRenewal = (card: SandboxCard, now: Date): boolean => card.renews && !isExpired(card, now)

/** A payment or setup intent: requires_payment_method → requires_action → succeeded, or back after a refusal. */
export interface SimulatedIntent {
  status: 'requires_payment_method' | 'requires_action' | 'succeeded'
  card: SandboxCard | null
  /** Why the last attempt failed. */
  error: string | null
}

/** Creates an intent that waits for a card. */
export const createIntent = (): SimulatedIntent => ({
  status: 'requires_payment_method',
  card: null,
  error: null,
})

/** Confirms an intent with a card. A succeeded intent keeps its first card. */
export function confirmIntent(intent: SimulatedIntent, answer: BankAnswer): void {
  if (intent.status === 'succeeded') return
  if ('refusal' in answer) {
    Object.assign(intent, { status: 'requires_payment_method', error: answer.refusal })
    return
  }
  const status = answer.authenticates ? 'requires_action' : 'succeeded'
  Object.assign(intent, { status, card: answer.card, error: null })
}

/** Answers the bank's question to the owner of the card. */
export function authenticate(intent: SimulatedIntent, approved: boolean): void {
  if (intent.status !== 'requires_action') return
  if (approved) intent.status = 'succeeded'
  else confirmIntent(intent, { refusal: 'We are unable to authenticate your payment method.' })
}
