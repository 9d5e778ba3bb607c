/**
 * What the templates of mails have in common: addresses, money as each language writes it, and the mail as it is sent.
 * The mails are written by us in the shapes of three marketplaces; they are no copies of real ones.
 */
import type { MailOutcome, Marketplace } from '../marketplace-mail.ts'
import type { InventedPost, Pay, Random } from './invented-posts.ts'

/** A mail that a template writes, with what a reader should find in it. */
export interface WrittenMail {
  from: string
  subject: string
  text?: string
  html?: string
  posts?: readonly InventedPost[]
  outcomes?: readonly Pick<MailOutcome, 'status' | 'jobTitle'>[]
}

/** A shape of mails. `jobs` is how many posts it needs: one, or as many as a digest has. */
export interface MailTemplate {
  name: string
  marketplace: Marketplace
  jobs: 'one' | 'several'
  write(jobs: readonly InventedPost[], random: Random): WrittenMail
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The address of a post's own page, as the reader should state it. */
export function urlOf(marketplace: Marketplace, { number, title }: InventedPost): string {
  if (marketplace === 'upwork') return `https://www.upwork.com/jobs/~0219${String(number).padStart(17, '7')}`
  const slug = slugOf(title)
  if (marketplace === 'freelancer')
    return `https://www.freelancer.com/projects/${slug}-${39_000_000 + number}`
  return `https://www.peopleperhour.com/freelance-jobs/technology-programming/other/${slug}-${4_200_000 + number}`
}

const signs = { USD: '$', EUR: '€', GBP: '£', INR: '₹', AUD: 'A$' }

/** Money as English mails write it: $1,500.00 or £25. */
export const english = (sum: number, currency: Pay['currency'], cents = false): string =>
  signs[currency] +
  sum.toLocaleString('en-US', { minimumFractionDigits: cents || sum % 1 ? 2 : 0, maximumFractionDigits: 2 })

/** A range or a single sum. */
export const range = ({ min, max }: Pay, write: (sum: number) => string, dash = ' - '): string =>
  max === null ? write(min) : `${write(min)}${dash}${write(max)}`
