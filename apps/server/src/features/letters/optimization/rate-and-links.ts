/** Proposals for the rate and the links: what the about text states, and how the rate compares with the posts' budgets. */
import type { Profile } from '@gigbell/contract'
import { proposeProfile } from '../evidence/import.ts'
import { type Basis, ENOUGH_POSTS, type Proposal } from './proposal.ts'

/** A larger amount beside the word “hour” is the price of something else. */
const MAX_HOURLY = 500

/** Proposes a rate. */
export function proposeRate({ profile, demand: { hourly } }: Basis): Proposal[] {
  const { rate, about } = profile
  const known = hourly && hourly.posts >= ENOUGH_POSTS ? hourly : null
  const usual = known
    ? `${formatMoney(known.low, known.currency)} to ${formatMoney(known.high, known.currency)}`
    : ''
  if (!rate) {
    const stated = proposeProfile(about).rate
    if (stated && !(stated.per === 'hour' && stated.amount > MAX_HOURLY))
      return [
        {
          kind: 'rate',
          field: 'rate',
          why: 'Your about text states your rate. In its own field, letters can answer posts that ask for it.',
          after: stated,
        },
      ]
    const budgets = known ? ` Half of ${known.posts} hourly posts that fit you pay ${usual} an hour.` : ''
    return [
      {
        kind: 'rate',
        field: 'rate',
        why: `Add your rate, so that letters can answer posts that ask for it.${budgets}`,
        after: null,
      },
    ]
  }
  if (!known || rate.per !== 'hour' || rate.currency !== known.currency) return []
  if (rate.amount >= known.low && rate.amount <= known.high) return []
  return [
    {
      kind: 'rate',
      field: 'rate',
      why: `Half of ${known.posts} hourly posts that fit you pay ${usual} an hour. You ask for ${formatMoney(rate.amount, rate.currency)}.`,
      after: null,
    },
  ]
}

/** Proposes the links that the texts of the profile contain. */
export function proposeLinks({ profile }: Basis): Proposal[] {
  const { profile_links: links, about, projects } = profile
  const stated = proposeProfile([about, ...projects.map(({ url }) => url)].join('\n')).profile_links
  const after: Profile['profile_links'] = {
    linkedin: links.linkedin || stated.linkedin,
    youtube: links.youtube || stated.youtube,
    twitter: links.twitter || stated.twitter,
  }
  const isNew = Object.values(after).join() !== Object.values(links).join()
  if (isNew)
    return [
      {
        kind: 'links',
        field: 'profile_links',
        why: 'Your texts contain this link. In its own field it is found at once.',
        after,
      },
    ]
  if ([...Object.values(links), ...projects.map(({ url }) => url)].some((link) => link !== '')) return []
  return [
    { kind: 'links', field: 'profile_links', why: 'Add a link to your work, such as LinkedIn.', after: null },
  ]
}

const formatMoney = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)
