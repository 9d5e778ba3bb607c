/** What a job pays, as people read it: '$25–45', '€1,200', 'up to £300'; in the post's own currency. */
import type { Job } from '@gigbell/contract'

type Pay = Pick<Job, 'type' | 'budget_amount' | 'budget_max' | 'currency'>

/**
 * The budget, or null where the post states none (0 counts as none: nobody pays it). `perHour` adds '/hr'
 * to hourly pay, for places where 'Hourly' doesn't stand beside it.
 */
export function formatBudget(job: Pay, perHour = false): string | null {
  let low = job.budget_amount || null
  let high = job.budget_max || null
  if (low !== null && high !== null && high < low) [low, high] = [high, low]
  const sum = low ?? high
  if (sum === null) return null

  const cents = ![low, high].every((part) => part === null || Number.isInteger(part))
  const single = formatMoney(sum, job.currency, cents)
  let text = single
  if (low === null) text = `up to ${single}`
  // The symbol stands before the number in this locale, so the second sum needs none.
  else if (high !== null && high > low) text = `${single}–${formatMoney(high, null, cents)}`
  return perHour && job.type === 'hourly' ? `${text}/hr` : text
}

/** A round sum of US dollars in short: '$9.9K', '$850'. What sources tell about clients is no finer. */
export const formatRoundDollars = (dollars: number) => short.format(dollars)

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
})

/** A sum in no currency: '1,200', '12.50'. */
export const formatAmount = (sum: number) => formatMoney(sum, null, !Number.isInteger(sum))

function formatMoney(sum: number, currency: string | null, cents: boolean): string {
  const digits = cents ? 2 : 0
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  if (!currency) return new Intl.NumberFormat('en-US', fraction).format(sum)
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...fraction }).format(sum)
  } catch {
    // A source's own name for a currency ("credits"), which Intl refuses.
    return `${currency} ${new Intl.NumberFormat('en-US', fraction).format(sum)}`
  }
}
