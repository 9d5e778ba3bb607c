/** What a mail of a marketplace says, in the same shape for all of them. */
import type { z } from 'zod'
import type { Post } from '../../sources/index.ts'
import { domainOf, isWithin } from '../authenticity.ts'

type PostInput = z.input<typeof Post>

/** A parsed mail. `from`: address in lower case; `text` and `html` as sent, '' if absent; `date` or null. */
export interface MailText {
  from: string
  subject: string
  text: string
  html: string
  date: Date | null
}

/** The marketplaces whose mails can be read. */
export type Marketplace = 'upwork' | 'freelancer' | 'peopleperhour'

/** What became of a letter, as a mail says. */
export interface MailOutcome {
  status: 'viewed' | 'replied' | 'interview' | 'won' | 'lost'
  jobTitle: string
  jobUrl: string | null
  quote: string
}

/** What a marketplace's mail says. */
export interface MailFindings {
  marketplace: Marketplace
  posts: PostInput[]
  outcomes: MailOutcome[]
}

/** The domains that may sign mails of each marketplace (DKIM `d=`, and its subdomains). */
export const marketplaceDomains: Record<Marketplace, readonly string[]> = {
  upwork: ['upwork.com'],
  freelancer: ['freelancer.com'],
  peopleperhour: ['peopleperhour.com'],
}

/** The marketplace that an address belongs to, and which of its domains; undefined for everybody else's address. */
export function findMarketplace(address: string): { marketplace: Marketplace; domain: string } | undefined {
  const host = domainOf(address)
  for (const [marketplace, domains] of Object.entries(marketplaceDomains)) {
    const domain = domains.find((one) => isWithin(host, one))
    if (domain !== undefined) return { marketplace: marketplace as Marketplace, domain }
  }
  return undefined
}
