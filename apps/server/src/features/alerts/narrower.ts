/**
 * Changes that would make an alert leave out one job: a word, a country, a level and other things of this job are
 * excluded. Pure; what each change would have done to recent matches is in improvements.ts.
 */
import { type AlertChange, alertLimits, currencies, type ImprovementKind, type Job } from '@gigbell/contract'
import { contentWords } from '../../platform/text.ts'
import { formatQuery, parseQuery, type Query, requiredTerms } from '../jobs/index.ts'
import type { VisibleAlert } from './queries.ts'

/** A change of an alert. */
export interface ProposedChange {
  kind: ImprovementKind
  /** What the change concerns, for its description. */
  value: string
  change: AlertChange
}

const MAX_SKILLS = 3
const MAX_TITLE_WORDS = 4
const MIN_WORD_LENGTH = 4
const applicantSteps = [50, 30, 20, 15, 10, 5]
const ratingSteps = [3, 4, 4.5, 4.8]
/** In US dollars. */
const SPENT_MIN = 1_000
const levels = ['Entry', 'Intermediate', 'Expert'] as const

/** Proposes changes by which an alert leaves out a job, those of filters first. */
export function proposeNarrower(alert: VisibleAlert, job: Job): ProposedChange[] {
  return [
    raiseBudget(alert, job),
    excludeCountry(alert, job),
    ...requireRecord(alert, job),
    requireVerifiedClient(alert, job),
    excludeLevel(alert, job),
    lowerApplicants(alert, job),
    excludeType(alert, job),
    excludeCategory(alert, job),
    ...excludedWords(alert, job).map((word) => excludeWord(alert.query, word)),
  ].filter((proposal) => proposal !== undefined)
}

function raiseBudget(alert: VisibleAlert, job: Job): ProposedChange | undefined {
  const most = job.budget_max ?? job.budget_amount
  if (most === null || most <= 0) return undefined
  const least = roundUpSum(most)
  if (alert.budget_max !== null && least > alert.budget_max) return undefined
  // The sums of an alert are in one currency. An alert without sums gets that of the job.
  const { budget_currency: wanted } = alert
  if (wanted !== null && wanted !== job.currency) return undefined
  const currency = currencies.find((one) => one === job.currency)
  const isFirst = alert.budget_min === null && alert.budget_max === null
  const change = { budget_min: least, ...(isFirst && currency && { budget_currency: currency }) }
  return { kind: 'budget_min', value: String(least), change }
}

/** Returns the next higher of 1, 2, 5, 10, 20, 50 … */
function roundUpSum(sum: number): number {
  const unit = 10 ** Math.floor(Math.log10(sum))
  return [1, 2, 5, 10].map((step) => step * unit).find((round) => round > sum)!
}

function requireVerifiedClient(alert: VisibleAlert, { client }: Job): ProposedChange | undefined {
  if (alert.client_verified || client?.verified === true) return undefined
  return { kind: 'client_verified', value: '', change: { client_verified: true } }
}

/** Requires a better record of clients than that of the job's client. */
function requireRecord(alert: VisibleAlert, { client }: Job): ProposedChange[] {
  const { rating = null, spent = null, hires = null } = client ?? {}
  const client_rating_min = ratingSteps.find((step) => rating !== null && step > rating)
  const proposals: ProposedChange[] = []
  if (client_rating_min !== undefined && client_rating_min > (alert.client_rating_min ?? 0))
    proposals.push({
      kind: 'client_rating_min',
      value: String(client_rating_min),
      change: { client_rating_min },
    })
  if (spent !== null && spent < SPENT_MIN && (alert.client_spent_min ?? 0) < SPENT_MIN)
    proposals.push({
      kind: 'client_spent_min',
      value: String(SPENT_MIN),
      change: { client_spent_min: SPENT_MIN },
    })
  if (hires === 0) proposals.push({ kind: 'client_hires_min', value: '1', change: { client_hires_min: 1 } })
  return proposals
}

function excludeCountry(alert: VisibleAlert, { client, location }: Job): ProposedChange | undefined {
  const country = client?.country ?? location?.split(',').at(-1)?.trim()
  if (!country || country.length > alertLimits.country) return undefined
  if (alert.countries_out.length >= alertLimits.list) return undefined
  const countries_out = [...alert.countries_out, country]
  return { kind: 'exclude_country', value: country, change: { countries_out } }
}

function excludeLevel(alert: VisibleAlert, job: Job): ProposedChange | undefined {
  const accepted = alert.level.length > 0 ? levels.filter((level) => alert.level.includes(level)) : levels
  const level = accepted.filter((one) => one !== job.level)
  if (job.level === null || level.length === 0 || level.length === accepted.length) return undefined
  return { kind: 'exclude_level', value: job.level, change: { level } }
}

function excludeType({ type }: VisibleAlert, job: Job): ProposedChange | undefined {
  if (type !== null || job.type === null) return undefined
  const other = job.type === 'fixed' ? 'hourly' : 'fixed'
  return { kind: 'exclude_type', value: job.type, change: { type: other } }
}

function lowerApplicants(_alert: VisibleAlert, { applicants }: Job): ProposedChange | undefined {
  const applicants_max = applicantSteps.find((step) => applicants !== null && step < applicants)
  if (applicants_max === undefined) return undefined
  return { kind: 'applicants_max', value: String(applicants_max), change: { applicants_max } }
}

function excludeCategory(alert: VisibleAlert, job: Job): ProposedChange | undefined {
  const category = alert.category.filter((name) => name !== job.category_id)
  if (category.length === 0 || category.length === alert.category.length) return undefined
  return { kind: 'exclude_category', value: job.category_id, change: { category } }
}

/** Lists skills and words of the title that the alert does not ask for. */
function excludedWords(alert: VisibleAlert, job: Job): string[] {
  const query = parseQuery(alert.query).query
  const asked = new Set(query ? requiredTerms(query).map(({ text }) => text.toLowerCase()) : [])
  const isNew = (word: string) => !asked.has(word.toLowerCase())
  const skills = job.skills.filter(({ id, name }) => isNew(name) && !alert.skills.includes(id))
  const skillWords = new Set(job.skills.flatMap(({ name }) => name.toLowerCase().split(' ')))
  const titleWords = contentWords(job.title).filter(
    (word) => word.length >= MIN_WORD_LENGTH && isNew(word) && !skillWords.has(word.toLowerCase()),
  )
  return [
    ...skills.slice(0, MAX_SKILLS).map(({ name }) => name),
    ...new Set(titleWords.slice(0, MAX_TITLE_WORDS).map((word) => word.toLowerCase())),
  ]
}

/** Adds an excluded word or phrase to a query; undefined when the longer query would be refused. */
function excludeWord(text: string, word: string): ProposedChange | undefined {
  const excluded = parseQuery(/[\s/]/.test(word) ? `"${word.replace(/["“”„]/g, ' ')}"` : word).query
  const present = parseQuery(text).query
  if (!excluded || present === undefined) return undefined
  const parts = present === null ? [] : present.is === 'and' ? present.queries : [present]
  const not: Query = { is: 'not', query: excluded }
  const query = formatQuery(parts.length === 0 ? not : { is: 'and', queries: [...parts, not] })
  return parseQuery(query).fault ? undefined : { kind: 'exclude_word', value: word, change: { query } }
}
