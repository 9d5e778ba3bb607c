/** What is to be said of the stored card: whether it will do for the next payment. */

import type { Card, CurrentSubscription } from '@gigbell/contract'
import { longDate } from '../../components/time.ts'
import { texts } from './texts.ts'

const DAY = 86_400_000
/** So long before its end a card counts as expiring soon: a new one is in the post by then. */
const EXPIRES_SOON = 45 * DAY

const brands: Record<string, string> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  unknown: 'Card',
}

/** 'Visa ending in 4242'. */
export function formatCardName({ brand, last4 }: Pick<Card, 'brand' | 'last4'>): string {
  return texts.card.name(brands[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1), last4)
}

/** '04/2034'. */
export const formatCardExpiry = ({ exp_month: month, exp_year: year }: Card) =>
  `${String(month).padStart(2, '0')}/${year}`

/** Why the card should be changed, or nothing. A plan that ends is not paid for again. */
export function cardWarning(
  card: Card,
  plan: Pick<CurrentSubscription, 'end_date' | 'cancel_at_period_end'>,
  now: Date,
): string | undefined {
  if (plan.cancel_at_period_end) return undefined
  // A card holds to the end of its month.
  const end = new Date(card.exp_year, card.exp_month, 1)
  if (end <= now) return texts.card.expired
  if (end <= new Date(plan.end_date)) return texts.card.expiresBefore(longDate(plan.end_date))
  return end.getTime() - now.getTime() < EXPIRES_SOON ? texts.card.expiresSoon : undefined
}
