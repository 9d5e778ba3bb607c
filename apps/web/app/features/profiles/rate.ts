/** The rate of a profile while it is edited: its amount is the text in the field. */
import { profileLimits, type Rate, rateUnits } from '@gigbell/contract'

/** A rate in the form. Without an amount the profile has no rate. */
export interface RateForm {
  amount: string
  currency: string
  per: Rate['per']
}

/** The currencies that the form offers; a profile may have another one. */
export const currencies = ['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'CHF', 'INR', 'BRL', 'PLN', 'SEK', 'JPY', 'MXN']

/** The form of a profile without a rate. */
export const noRate: RateForm = { amount: '', currency: 'USD', per: 'hour' }

/** Returns the form of a rate. */
export const formFromRate = (rate: Rate | null | undefined): RateForm =>
  rate ? { ...rate, amount: String(rate.amount) } : noRate

/** Returns the rate of a form: null without an amount or with an invalid one, for which the form shows an error. */
export function toRate({ amount, currency, per }: RateForm): Rate | null {
  const number = parseAmount(amount)
  return number === undefined ? null : { amount: number, currency, per }
}

/** Formats the amount of a rate: '$45', '€0.09', '$1,200.50'. */
export function formatRateAmount({ amount, currency }: Pick<Rate, 'amount' | 'currency'>): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  try {
    const style = {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: 4,
    } as const
    return new Intl.NumberFormat('en-US', style).format(amount)
  } catch {
    // Intl rejects three letters that are no currency's form, which another version of the app may have stored.
    return `${currency} ${amount}`
  }
}

/** Returns whether the form has an amount that is not a number that a rate can be. */
export const hasInvalidAmount = ({ amount }: RateForm) =>
  amount.trim() !== '' && parseAmount(amount) === undefined

/** Reads '45', '0.09', '0,09', '1,200' and '1.200,50'; the last separator is the decimal one unless three digits follow. */
function parseAmount(text: string): number | undefined {
  const entered = text.replaceAll(/[\s\u00a0']/g, '')
  if (!/^(\d{1,9}|\d{1,3}([.,]\d{3}){1,2})([.,]\d{1,6})?$/.test(entered)) return undefined
  const at = Math.max(entered.lastIndexOf('.'), entered.lastIndexOf(','))
  const fraction = at === -1 ? '' : entered.slice(at + 1)
  const isGrouping = fraction.length === 3 && entered[0] !== '0'
  const whole = (at === -1 || isGrouping ? entered : entered.slice(0, at)).replaceAll(/[.,]/g, '')
  const number = Number(isGrouping ? whole : `${whole}.${fraction}`)
  return number > 0 && number <= profileLimits.rate ? number : undefined
}

/** Returns whether a stored value is a rate of the form. */
export function isRateForm(value: unknown): value is RateForm {
  const rate = value as RateForm | null
  return (
    typeof rate === 'object' &&
    rate !== null &&
    typeof rate.amount === 'string' &&
    typeof rate.currency === 'string' &&
    rateUnits.includes(rate.per)
  )
}
