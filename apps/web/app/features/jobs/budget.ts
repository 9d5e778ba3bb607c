/** Formats what a job pays in the post's own currency: '$25–45', '€1,200', 'up to £300'. */
import type { ConvertedBudget, Job } from '@gigbell/contract'

type Pay = Pick<Job, 'type' | 'budget_amount' | 'budget_max' | 'currency' | 'converted'>

/**
 * Formats the budget, or returns null when the post states none (0 counts as none). `perHour` adds '/hr' to hourly
 * pay, where 'Hourly' is not shown next to it. A converted budget follows: '€25–45 (≈ $27–49)'.
 */
export function formatBudget(job: Pay, perHour = false): string | null {
  const own = formatRange(job)
  if (own === null) return null
  const text = perHour && job.type === 'hourly' ? `${own}/hr` : own
  const converted = job.converted && formatRange(roundSums(job.converted))
  return converted ? `${text} (≈ ${converted})` : text
}

type Range = Pick<Job, 'budget_amount' | 'budget_max' | 'currency'>

/** Rounds converted sums, which are no offers: to whole units, small ones to tenths. */
function roundSums({ currency, ...sums }: ConvertedBudget): Range {
  const small = [sums.budget_amount, sums.budget_max].some((sum) => sum !== null && sum > 0 && sum < 10)
  const round = (sum: number | null) => sum && (small ? Math.round(sum * 10) / 10 : Math.round(sum))
  return { currency, budget_amount: round(sums.budget_amount), budget_max: round(sums.budget_max) }
}

function formatRange(job: Range): string | null {
  let low = job.budget_amount || null
  let high = job.budget_max || null
  if (low !== null && high !== null && high < low) [low, high] = [high, low]
  const sum = low ?? high
  if (sum === null) return null

  const cents = ![low, high].every((part) => part === null || Number.isInteger(part))
  const single = formatMoney(sum, job.currency, cents)
  let text = single
  if (low === null) text = `up to ${single}`
  // The currency symbol precedes the first amount in this locale, so the second needs none.
  else if (high !== null && high > low) text = `${single}–${formatMoney(high, null, cents)}`
  return text
}

/** Formats a rounded amount of US dollars: '$9.9K', '$850'. Sources don't state clients' spending more precisely. */
export const formatRoundDollars = (dollars: number) => short.format(dollars)

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
})

/** Formats an amount, by default without a currency: '1,200', '12.50', '€40'. */
export const formatAmount = (sum: number, currency: string | null = null) =>
  formatMoney(sum, currency, !Number.isInteger(sum))

function formatMoney(sum: number, currency: string | null, cents: boolean): string {
  const digits = cents ? 2 : 0
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  if (!currency) return new Intl.NumberFormat('en-US', fraction).format(sum)
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...fraction }).format(sum)
  } catch {
    // Intl rejects currencies that only a source knows ("credits").
    return `${currency} ${new Intl.NumberFormat('en-US', fraction).format(sum)}`
  }
}
