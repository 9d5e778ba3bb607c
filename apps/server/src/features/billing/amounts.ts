/** Amounts and periods: prices in whole minor units, tax, the credit of an upgrade, and calendar months. */
import type { Plan } from '@gigbell/contract'

/** The tax in per cent of the amount minus the credit (spec §9). */
export const TAX_PERCENT = 8
/** The currency of all prices. */
export const CURRENCY = 'usd'

/** The least amount a gateway charges, in minor units. A purchase must cost at least this much after credits. */
export const MINIMUM_CHARGE = 50

/** What a person pays for one period. */
export interface Amounts {
  amount: number
  credit: number
  tax: number
  total: number
}

/** A plan's price in minor units: price × 100, rounded. */
export const priceInMinorUnits = (plan: Pick<Plan, 'price'>): number => Math.round(plan.price * 100)

/** The amounts of a plan, minus a credit. */
export function calculateAmounts(plan: Pick<Plan, 'price'>, credit = 0, taxPercent = TAX_PERCENT): Amounts {
  const amount = priceInMinorUnits(plan)
  const tax = Math.round(((amount - credit) * taxPercent) / 100)
  return { amount, credit, tax, total: amount - credit + tax }
}

/** The price of the unused part of a running period. */
export function unusedCredit(running: { plan: Plan; start_date: Date; end_date: Date }, now: Date): number {
  const whole = running.end_date.getTime() - running.start_date.getTime()
  const left = Math.min(whole, Math.max(0, running.end_date.getTime() - now.getTime()))
  return Math.round((priceInMinorUnits(running.plan) * left) / whole)
}

/** The date `periods` months or years after `anchor`. The 31st becomes the last day of a shorter month. */
export function addPeriods(anchor: Date, interval: Plan['interval'], periods: number): Date {
  const months = anchor.getUTCMonth() + periods * (interval === 'year' ? 12 : 1)
  const last = new Date(Date.UTC(anchor.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const result = new Date(anchor)
  result.setUTCFullYear(anchor.getUTCFullYear(), months, Math.min(anchor.getUTCDate(), last))
  return result
}
