/** The test cards of the sandbox: what each comes to, and the words it is refused with. */
import type { SandboxCard } from '../../../platform/db/json-columns.ts'
import { Refusal } from '../../../platform/http/refusal.ts'

/** A card of the sandbox; `asks` wants a confirmation step first. */
export interface TestCard {
  card: SandboxCard
  asks: boolean
}

const refused: Record<string, string> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
  '4000000000000069': 'Your card has expired.',
}

/** When a card ends that was given no date. */
const FAR = { month: 12, year: 2034 }

/** When a card ends: with its month. */
export const expiryOf = (card: SandboxCard): { month: number; year: number } => card.expiry ?? FAR

/** Whether a card is over at `now`. */
export function isExpired(card: SandboxCard, now: Date): boolean {
  const { month, year } = expiryOf(card)
  return Date.UTC(year, month, 1) <= now.getTime()
}

/**
 * The card of a number and a date as they were typed.
 * @throws Refusal payment_failed with the card's own message
 */
export function typedCard(given: { card: string; expiry?: string | undefined }, now: Date): TestCard {
  const { card, asks } = testCard(given.card)
  if (given.expiry === undefined) return { card, asks }
  const [month, year] = given.expiry.split('/').map(Number)
  const dated = { ...card, expiry: { month: month ?? 0, year: 2000 + ((year ?? 0) % 100) } }
  if (isExpired(dated, now)) throw new Refusal('payment_failed', 'Your card has expired.')
  return { card: dated, asks }
}

/**
 * The card of a number as it was typed.
 * @throws Refusal payment_failed with the card's own message
 */
function testCard(typed: string): TestCard {
  const number = typed.replace(/[\s-]/g, '')
  const message = refused[number]
  if (message) throw new Refusal('payment_failed', message)
  const last4 = number.slice(-4)
  switch (number) {
    case '4242424242424242':
      return { card: { brand: 'visa', last4, renews: true }, asks: false }
    case '4000002500003155':
      return { card: { brand: 'visa', last4, renews: true }, asks: true }
    case '4000000000000341':
      return { card: { brand: 'visa', last4, renews: false }, asks: false }
    default:
      throw new Refusal('payment_failed', 'Your card number is invalid.')
  }
}
