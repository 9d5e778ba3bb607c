/** The messages that channels are given for notifications: plain text, absolute addresses. */
import type { Job, Notification } from '@gigbell/contract'
import type { UserId } from '../../platform/ids.ts'
import type { Message, NotificationPayload } from './channels/channel.ts'

/** In characters. */
const EXCERPT_LENGTH = 300

/** Creates the message about some entries; undefined if all of their jobs have been deleted. */
export function createMessage(
  person: UserId,
  entries: Notification[],
  digest: Message['digest'],
  appUrl: string,
): Message | undefined {
  const [first] = entries
  if (first?.letter)
    return { person, payloads: [], digest, reminder: createReminderPayload(first, first.letter, appUrl) }
  const payloads = entries.flatMap((entry) => createPayload(entry, appUrl) ?? [])
  return payloads.length === 0 ? undefined : { person, payloads, digest }
}

function createReminderPayload(
  entry: Notification,
  { id, title }: NonNullable<Notification['letter']>,
  appUrl: string,
) {
  return {
    notificationId: entry.id,
    letterId: id,
    title,
    createdAt: new Date(entry.created_at),
    url: `${appUrl}/dashboard/letters/${id}`,
  }
}

/** Creates the payload of an entry; undefined if its job has been deleted. */
function createPayload(entry: Notification, appUrl: string): NotificationPayload | undefined {
  const { job } = entry
  if (!job) return undefined
  const url = `${appUrl}/dashboard/job-details/${job.id}`
  return {
    notificationId: entry.id,
    jobId: job.id,
    title: job.title,
    category: job.category_id,
    facts: formatFacts(job),
    excerpt: createExcerpt(job.description),
    alerts: entry.alerts.map(({ name }) => name),
    matched: entry.matched,
    publishedAt: new Date(job.ts_publish),
    arrivedAt: new Date(Date.parse(entry.created_at) - entry.delay_ms),
    url,
    letterUrl: `${url}/generate`,
    postUrl: job.url,
  }
}

function createExcerpt(description: string): string {
  const text = description.replace(/\s+/g, ' ').trim()
  return text.length <= EXCERPT_LENGTH
    ? text
    : `${text.slice(0, EXCERPT_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

const types = { hourly: 'Hourly', fixed: 'Fixed price' }

/** Formats a job in one line, "Hourly · Intermediate · $25–45 · Germany", without what the post does not state. */
export function formatFacts(job: Job): string {
  return [job.type && types[job.type], job.level, formatBudget(job), job.location].filter(Boolean).join(' · ')
}

function formatBudget({ budget_amount, budget_max, currency }: Job): string | null {
  const sums = [budget_amount, budget_max].filter((sum) => sum !== null && sum > 0) as number[]
  if (sums.length === 0) return null
  const [low, high] = [Math.min(...sums), Math.max(...sums)]
  const digits = sums.every(Number.isInteger) ? 0 : 2
  const plain = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const single = formatMoney(low, currency, digits) ?? [currency, plain.format(low)].filter(Boolean).join(' ')
  return high > low ? `${single}–${plain.format(high)}` : single
}

/** Returns undefined for what is not a currency: some sources pay in "credits". */
function formatMoney(sum: number, currency: string | null, digits: number): string | undefined {
  if (!currency || !/^[A-Z]{3}$/.test(currency)) return undefined
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...fraction }).format(sum)
}
