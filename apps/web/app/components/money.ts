/** Sums and counts as people read them. */

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const counts = new Intl.NumberFormat('en-US')

/** A price in major units with 2 decimals: '$12.49', '$1,200.00'. */
export const price = (major: number) => dollars.format(major)

/** A plan's period as it stands after its price: '/month' or '/year'. */
export const perInterval = (interval: 'month' | 'year' | undefined) =>
  interval === 'year' ? '/year' : '/month'

/** A whole number with its thousands apart: '5,032'. */
export const count = (number: number) => counts.format(number)

/** A count with its noun: '1 profile', '2,000 profiles'. */
export const countWithNoun = (number: number, noun: string) =>
  number === 1 ? `1 ${noun}` : `${count(number)} ${noun}s`

/** What a yearly price comes to in a month: '$8.33'. */
export const monthlyPrice = (yearly: number) => price(Math.round((yearly * 100) / 12) / 100)
