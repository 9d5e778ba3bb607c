/** Sums and periods: prices in whole minor units, tax, the credit of an upgrade, and months of the calendar. */
import type { Plan } from '@gigbell/contract'

/** Per cent of the amount less the credit (spec §9). */
export const TAX_PERCENT = 8
/** What everything is sold in. */
export const CURRENCY = 'usd'

/** The least a gateway charges, in minor units: what is left to pay of a plan must come to this. */
export const SMALLEST_CHARGE = 50

/** What is to be paid for one period. */
export interface Sums {
  amount: number
  credit: number
  tax: number
  total: number
}

/** A plan's price in minor units: price × 100, rounded. */
export const priceOf = (plan: Plan): number => Math.round(plan.price * 100)

/** The sums of a plan less a credit. */
export function sumsOf(plan: Plan, credit = 0): Sums {
  const amount = priceOf(plan)
  const tax = Math.round(((amount - credit) * TAX_PERCENT) / 100)
  return { amount, credit, tax, total: amount - credit + tax }
}

/** The unused share of the price of a running period. */
export function creditOf(running: { plan: Plan; start_date: Date; end_date: Date }, now: Date): number {
  const whole = running.end_date.getTime() - running.start_date.getTime()
  const left = Math.min(whole, Math.max(0, running.end_date.getTime() - now.getTime()))
  return Math.round((priceOf(running.plan) * left) / whole)
}

/** `periods` months or years after `anchor`; the 31st becomes a shorter month's last day, and comes back after. */
export function periodsAfter(anchor: Date, interval: Plan['interval'], periods: number): Date {
  const months = anchor.getUTCMonth() + periods * (interval === 'year' ? 12 : 1)
  const last = new Date(Date.UTC(anchor.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const result = new Date(anchor)
  result.setUTCFullYear(anchor.getUTCFullYear(), months, Math.min(anchor.getUTCDate(), last))
  return result
}
