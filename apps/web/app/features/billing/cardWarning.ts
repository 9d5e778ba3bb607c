/** Formats the stored card and warns when it will not work for the next payment. */

import type { Card, CurrentSubscription } from '@gigbell/contract'
import { longDate } from '../../components/time.ts'
import { texts } from './texts.ts'

const DAY = 86_400_000
/** A card expires soon this many milliseconds before its end: the bank has sent a new one by then. */
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

/** Formats a card: 'Visa ending in 4242'. */
export function formatCardName({ brand, last4 }: Pick<Card, 'brand' | 'last4'>): string {
  return texts.card.name(brands[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1), last4)
}

/** Formats a card's expiry date: '04/2034'. */
export const formatCardExpiry = ({ exp_month: month, exp_year: year }: Card) =>
  `${String(month).padStart(2, '0')}/${year}`

/** Returns why the card should be changed, if at all. A plan that ends needs no card. */
export function cardWarning(
  card: Card,
  plan: Pick<CurrentSubscription, 'end_date' | 'cancel_at_period_end'>,
  now: Date,
): string | undefined {
  if (plan.cancel_at_period_end) return undefined
  // A card is valid through the end of its month.
  const end = new Date(card.exp_year, card.exp_month, 1)
  if (end <= now) return texts.card.expired
  if (end <= new Date(plan.end_date)) return texts.card.expiresBefore(longDate(plan.end_date))
  return end.getTime() - now.getTime() < EXPIRES_SOON ? texts.card.expiresSoon : undefined
}
