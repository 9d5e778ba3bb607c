/** What speaks for or against a job apart from the work: budget, level, age of the post, applicants, client. */
import type { Fit, Profile } from '@gigbell/contract'
import { DAY, HOUR } from '../../../platform/clock.ts'
import type { FitPost } from './fit-input.ts'

/** One reason of a fit. */
export type Reason = Fit['reasons'][number]

/** The facts of a post that circumstances are read from. */
export type Circumstanced = Pick<
  FitPost,
  'type' | 'level' | 'ts_publish' | 'budget_amount' | 'budget_max' | 'currency' | 'applicants' | 'client'
>

/** What of a profile is compared with them. */
export interface CircumstancedProfile {
  rate: Profile['rate']
  /** The years of experience that the profile states, where it does. */
  years: number | null
}

/** The reasons, and what they are worth together: from 0 to 1, 0.5 where a post says nothing. */
export interface Circumstances {
  reasons: Reason[]
  worth: number
}

const FEW_APPLICANTS = 10
const MANY_APPLICANTS = 50
const FRESH = 6 * HOUR
const OLD = 14 * DAY
const GOOD_RATING = 4.7
const POOR_RATING = 4
/** In US dollars. */
const MUCH_SPENT = 10_000

/** Reads the circumstances of a job for a profile. Whatever a post does not state is no reason. */
export function readCircumstances(
  post: Circumstanced,
  profile: CircumstancedProfile,
  now: Date,
): Circumstances {
  const reasons = [
    readBudget(post, profile),
    readLevel(post, profile),
    readAge(post, now),
    readApplicants(post),
    readClient(post),
  ].filter((reason) => reason !== null)
  const weight = (reason: Reason) => (reason.kind === 'budget' ? 0.25 : 0.12) * (reason.good ? 1 : -1)
  const worth = reasons.reduce((sum, reason) => sum + weight(reason), 0.5)
  return { reasons, worth: Math.max(0, Math.min(1, worth)) }
}

function readBudget(post: Circumstanced, { rate }: CircumstancedProfile): Reason | null {
  const most = post.budget_max ?? post.budget_amount
  if (!rate || most === null || post.currency !== rate.currency) return null
  if (rate.per !== (post.type === 'hourly' ? 'hour' : post.type === 'fixed' ? 'project' : null)) return null
  const unit = rate.per === 'hour' ? ' an hour' : ''
  const pays = `${most} ${post.currency}${unit}`
  const own = `${rate.amount} ${rate.currency}${unit}`
  return most >= rate.amount
    ? { kind: 'budget', good: true, text: `It pays up to ${pays}; your rate is ${own}.` }
    : { kind: 'budget', good: false, text: `It pays at most ${pays}; your rate is ${own}.` }
}

const YEARS = /\b(\d{1,2})\+? ?(?:years|yrs)\b/i

/** Reads the years of experience that the text of a profile states; null if it states none. */
export function readYears(about: string): number | null {
  const years = about.match(YEARS)?.[1]
  return years === undefined ? null : Number(years)
}

function readLevel(post: Circumstanced, { years }: CircumstancedProfile): Reason | null {
  if (years === null || post.level === null) return null
  if (post.level === 'Expert' && years < 3)
    return { kind: 'level', good: false, text: `It asks for an expert; your profile states ${years} years.` }
  if (post.level === 'Expert' && years >= 5)
    return {
      kind: 'level',
      good: true,
      text: `It asks for an expert, and you have ${years} years of experience.`,
    }
  return post.level === 'Entry' && years >= 8
    ? { kind: 'level', good: false, text: 'It is for beginners and may pay accordingly.' }
    : null
}

function readAge({ ts_publish }: Circumstanced, now: Date): Reason | null {
  const age = now.getTime() - new Date(ts_publish).getTime()
  if (age <= FRESH) return { kind: 'fresh', good: true, text: 'It was posted within the last 6 hours.' }
  return age > OLD
    ? { kind: 'fresh', good: false, text: `It was posted ${Math.floor(age / DAY)} days ago.` }
    : null
}

/** Returns the time, in milliseconds, at which the age of a post is read differently than now. */
export function nextAgeChange({ ts_publish }: Pick<Circumstanced, 'ts_publish'>, now: Date): number {
  const posted = new Date(ts_publish).getTime()
  const age = now.getTime() - posted
  if (age <= FRESH) return posted + FRESH + 1
  return age <= OLD ? posted + OLD + 1 : posted + (Math.floor(age / DAY) + 1) * DAY
}

function readApplicants({ applicants }: Circumstanced): Reason | null {
  if (applicants === null) return null
  if (applicants <= FEW_APPLICANTS)
    return {
      kind: 'applicants',
      good: true,
      text: applicants === 1 ? 'One person has applied so far.' : `${applicants} people have applied so far.`,
    }
  return applicants >= MANY_APPLICANTS
    ? { kind: 'applicants', good: false, text: `${applicants} people have applied already.` }
    : null
}

function readClient({ client }: Circumstanced): Reason | null {
  if (!client) return null
  const { rating, hires, spent, verified } = client
  if (rating !== null && rating > 0 && rating < POOR_RATING)
    return { kind: 'client', good: false, text: `The client is rated ${rating} of 5.` }
  if (verified === false && (hires ?? 0) === 0)
    return { kind: 'client', good: false, text: 'The client is not verified and has not hired anybody yet.' }
  if (rating !== null && rating >= GOOD_RATING)
    return { kind: 'client', good: true, text: `The client is rated ${rating} of 5.` }
  return spent !== null && spent >= MUCH_SPENT
    ? {
        kind: 'client',
        good: true,
        text: `The client has spent $${Math.round(spent).toLocaleString('en-US')}.`,
      }
    : null
}
