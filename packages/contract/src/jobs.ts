/** Jobs on the wire: the list, the search, one job, and the skills and choices that describe them. */
import { z } from 'zod'
import { Brief, Fit, Flag } from './briefs.ts'
import {
  commaList,
  data,
  type Endpoint,
  Id,
  IdParams,
  limit,
  page,
  Timestamp,
  text,
  wholeNumber,
} from './endpoint.ts'
import { LetterStatus } from './letter-history.ts'
import { Attribution } from './sources.ts'

/** How a job pays. */
export const JobType = z.enum(['hourly', 'fixed'])
export type JobType = z.infer<typeof JobType>
/** The experience a post asks for. */
export const JobLevel = z.enum(['Entry', 'Intermediate', 'Expert'])
export type JobLevel = z.infer<typeof JobLevel>

/** A skill; different spellings ("NodeJS", "Node.js") are one. */
export const Skill = z.object({ id: Id, name: z.string() }).meta({ id: 'Skill' })
export type Skill = z.infer<typeof Skill>

/** What a source says about the client; every part may be unknown. `spent` is in whole US dollars. */
export const Client = z.object({
  country: z.string().nullable(),
  verified: z.boolean().nullable(),
  hires: z.int().nullable(),
  spent: z.number().nullable(),
  rating: z.number().nullable(),
})
export type Client = z.infer<typeof Client>

/**
 * What I have done with a job. `letter_id` is my latest letter for it and `status` that letter's status; both are null
 * without a letter.
 */
export const JobOfMine = z
  .object({
    saved: z.boolean(),
    hidden: z.boolean(),
    seen: z.boolean(),
    letter_id: Id.nullable(),
    status: LetterStatus.nullable(),
  })
  .meta({ id: 'JobOfMine' })
export type JobOfMine = z.infer<typeof JobOfMine>

/** A budget in another currency than the post's own, at the daily rates of the European Central Bank. */
export const ConvertedBudget = z.object({
  currency: z.string(),
  budget_amount: z.number().nullable(),
  budget_max: z.number().nullable(),
})
export type ConvertedBudget = z.infer<typeof ConvertedBudget>

/** What a post of a job states about its time and its budget, in the job's own form. */
const postParts = {
  ts_publish: Timestamp,
  type: JobType.nullable(),
  budget_amount: z.number().nullable(),
  budget_max: z.number().nullable(),
  currency: z.string().nullable(),
}

/** The same post was there before, by another id or lightly changed: how often in a row, and what the last one stated. */
export const Repost = z.object({ posts: z.int(), last: z.object(postParts) }).meta({ id: 'Repost' })
export type Repost = z.infer<typeof Repost>

/** One of the jobs that are the same post. */
export const PostInHistory = z
  .object({ id: Id, source_name: z.string(), ...postParts })
  .meta({ id: 'PostInHistory' })
export type PostInHistory = z.infer<typeof PostInHistory>

/**
 * A job. `category_id` is the category's readable name (spec §2 shows it as a card's title line).
 * Budgets are in the post's own currency, per hour or in all; null if the source states none. `converted` is the budget
 * in the currency of the alert that matched: in the inbox and in previews, where the post's own currency differs.
 * `source_name` is the source's readable name; `credit` must be shown with the job if its terms require one.
 * `description` is plain text; lists carry its first 400 characters, and the inbox 400 from shortly before the first
 * word that matched. `GET job/{id}` has all of it.
 * `flags` are the red flags of the whole text. `fit` is that of one's profile that fits best, null without a profile. `mine` is what the reader has done with the job, null for nothing.
 * `repost` is there when the job is a post that was published before, within 30 days of the one before. `GET job/{id}` then
 * has its `history`: all jobs of this post that the reader can see, newest first.
 */
export const Job = z
  .object({
    id: Id,
    source: z.string(),
    source_name: z.string(),
    credit: Attribution.nullable(),
    category_id: z.string(),
    type: JobType.nullable(),
    level: JobLevel.nullable(),
    title: z.string(),
    description: z.string(),
    ts_publish: Timestamp,
    budget_amount: z.number().nullable(),
    budget_max: z.number().nullable(),
    currency: z.string().nullable(),
    converted: ConvertedBudget.nullable().optional(),
    url: z.string().nullable(),
    location: z.string().nullable(),
    applicants: z.int().nullable(),
    client: Client.nullable(),
    skills: z.array(Skill),
    flags: z.array(Flag).optional(),
    fit: Fit.nullable().optional(),
    mine: JobOfMine.nullable().optional(),
    repost: Repost.optional(),
    history: z.array(PostInHistory).optional(),
  })
  .meta({ id: 'Job' })
export type Job = z.infer<typeof Job>

/**
 * A page of jobs. Past 10,000 matches `totalItems` may be an estimate, and then `totalEstimated` is true.
 * `position` marks the newest job that had arrived when the page was read. The stream sends it too when it opens: if
 * both are equal, no job arrived in between. It has no other meaning.
 */
export const JobPage = z
  .object({
    data: z.array(Job),
    totalPages: z.int(),
    totalItems: z.int(),
    position: z.string(),
    totalEstimated: z.literal(true).optional(),
  })
  .meta({ id: 'JobPage' })
export type JobPage = z.infer<typeof JobPage>

/** How many characters a search can have; the query of an alert as well. */
export const MAX_SEARCH_LENGTH = 500

const searchText = text('The search', { max: MAX_SEARCH_LENGTH })

const sum = z.number().min(0).max(999_999_999.99).multipleOf(0.01)
const amount = (label: string) =>
  z
    .union(
      [
        z
          .string()
          .regex(/^\d{1,9}(\.\d{1,2})?$/)
          .transform(Number)
          .pipe(sum),
        sum,
      ],
      { error: `${label} must be a number with at most 2 decimals.` },
    )
    .optional()

/** The lists of my own jobs. A job is `applied` if one of my letters for it is past draft. */
export const mineFilters = ['saved', 'hidden', 'applied', 'unseen'] as const
export type MineFilter = (typeof mineFilters)[number]

/**
 * Filters of `jobs/search`. A list matches by any of its values; a post without a budget passes the budget filters.
 * Hidden jobs are in no list but that of `mine=hidden`.
 */
export const JobSearch = z.object({
  page,
  limit,
  search: searchText.optional(),
  type: commaList(JobType),
  level: commaList(JobLevel),
  category: commaList(z.string().min(1).max(120)),
  skills: commaList(Id),
  budget_min: amount('budget_min'),
  budget_max: amount('budget_max'),
  source: commaList(z.string().min(1).max(200)),
  posted_within: wholeNumber('posted_within', 1, 87_600).optional(),
  mine: z.enum(mineFilters).optional(),
  sort: z.enum(['newest', 'relevance', 'best_match']).default('newest'),
})
export type JobSearch = z.output<typeof JobSearch>

const isWebAddress = (address: string) => /^https?:$/.test(URL.parse(address)?.protocol ?? '')

const budget = z.number().min(0).max(999_999_999.99).nullable().optional()

/**
 * A post that a person has read elsewhere. Its texts may be HTML. `source` names the site; without it the site's host is
 * shown. Skills that no source has named are left out.
 */
export const NewJob = z.object({
  url: text('The address', { min: 1, max: 2000 }).refine(
    isWebAddress,
    'The address must begin with https:// or http://',
  ),
  title: text('The title', { min: 1, max: 1000 }),
  description: text('The description', { min: 1, max: 100_000 }),
  source: text('The source', { max: 100 }).optional(),
  skills: z
    .array(text('A skill', { max: 120 }))
    .max(50)
    .optional(),
  type: JobType.nullable().optional(),
  budget_min: budget,
  budget_max: budget,
  currency: text('The currency', { max: 5 }).nullable().optional(),
  client: Client.extend({ rating: z.number().min(0).max(5).nullable() })
    .partial()
    .nullable()
    .optional(),
})
export type NewJob = z.output<typeof NewJob>

/** Endpoints of finding jobs, and of the values for their filters. */
export const jobs = {
  list: {
    method: 'GET',
    path: '/api/jobs/fetchJobs',
    summary: 'Jobs, newest first, with an optional search over title, description and skills',
    who: 'subscriber',
    scope: 'jobs:read',
    query: z.object({ page, limit, search: searchText.optional() }),
    out: JobPage,
    status: 200,
    errors: ['validation_failed'],
  },
  search: {
    method: 'GET',
    path: '/api/jobs/search',
    summary: 'The same list with filters and sorting',
    who: 'subscriber',
    scope: 'jobs:read',
    query: JobSearch,
    out: JobPage,
    status: 200,
    errors: ['validation_failed'],
  },
  detail: {
    method: 'GET',
    path: '/api/job/:id',
    summary: 'One job with its whole text',
    who: 'subscriber',
    scope: 'jobs:read',
    params: IdParams,
    out: data(Job),
    status: 200,
    errors: ['not_found'],
  },
  add: {
    method: 'POST',
    path: '/api/jobs',
    summary:
      'Adds a post that I have read elsewhere, for me alone, or updates the one of the same address. It is kept for 90 days',
    who: 'subscriber',
    scope: 'jobs:write',
    body: NewJob,
    out: data(Job),
    status: 201,
    errors: ['validation_failed', 'too_many_requests'],
  },
  changeMine: {
    method: 'PUT',
    path: '/api/job/:id/mine',
    summary: 'Saves or hides a job or marks it as seen, or undoes it; what is not named stays',
    who: 'subscriber',
    scope: 'jobs:write',
    params: IdParams,
    body: z.object({
      saved: z.boolean().optional(),
      hidden: z.boolean().optional(),
      seen: z.boolean().optional(),
    }),
    out: data(JobOfMine.nullable()),
    status: 200,
    errors: ['validation_failed', 'not_found'],
  },
  brief: {
    method: 'GET',
    path: '/api/job/:id/brief',
    summary:
      'What the post asks of applicants, its traps and red flags, and the fit of the best or given profile',
    who: 'subscriber',
    scope: 'jobs:read',
    params: IdParams,
    query: z.object({ profile: Id.optional() }),
    out: data(Brief),
    status: 200,
    errors: ['validation_failed', 'not_found'],
  },
  skills: {
    method: 'GET',
    path: '/api/jobs/skills',
    summary: 'Known skills, most used first; the search ignores case',
    who: 'subscriber',
    scope: 'jobs:read',
    query: z.object({
      search: text('The search', { max: 100 }).optional(),
      limit: wholeNumber('limit', 1, 5000).default(5000),
    }),
    out: data(z.array(Skill)),
    status: 200,
    errors: ['validation_failed'],
  },
  choices: {
    method: 'GET',
    path: '/api/jobs/choices',
    summary: 'The categories and sources that jobs have, for the filters',
    who: 'subscriber',
    scope: 'jobs:read',
    out: data(
      z.object({
        categories: z.array(z.string()),
        sources: z.array(z.string()),
        /** The readable name of each of these sources. */
        source_names: z.record(z.string(), z.string()),
      }),
    ),
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
