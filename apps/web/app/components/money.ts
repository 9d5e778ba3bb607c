/** Formats amounts of money and counts. */

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const counts = new Intl.NumberFormat('en-US')

/** Formats a price in major units with 2 decimals: '$12.49', '$1,200.00'. */
export const price = (major: number) => dollars.format(major)

/** Returns the suffix of a plan's price: '/month' or '/year'. */
export const perInterval = (interval: 'month' | 'year' | undefined) =>
  interval === 'year' ? '/year' : '/month'

/** Formats a whole number with thousands separators: '5,032'. */
export const count = (number: number) => counts.format(number)

/** Formats a count with its noun: '1 profile', '2,000 profiles'. */
export const countWithNoun = (number: number, noun: string) =>
  number === 1 ? `1 ${noun}` : `${count(number)} ${noun}s`

/** Formats the monthly share of a yearly price: '$8.33'. */
export const monthlyPrice = (yearly: number) => price(Math.round((yearly * 100) / 12) / 100)
