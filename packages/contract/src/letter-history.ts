/**
 * The history of letters on the wire: every letter and application of a person with its status, its notes and the
 * former versions of its text. Writing letters is in letters.ts.
 */
import { z } from 'zod'
import { commaList, data, type Endpoint, Id, IdParams, limit, page, Timestamp, text } from './endpoint.ts'
import { letterLimits } from './letters.ts'
import { Rate, rateUnits } from './profiles.ts'

/** The statuses of a letter, in the order of an application. Any may follow any. */
export const letterStatuses = [
  'draft',
  'applied',
  'viewed',
  'replied',
  'interview',
  'won',
  'lost',
  'withdrawn',
] as const

/** The status of a letter. */
export const LetterStatus = z.enum(letterStatuses, 'This is not a status of a letter.')
export type LetterStatus = z.infer<typeof LetterStatus>

/** The limits of what a person enters about a letter: in characters, and `connects` as a number. */
export const letterHistoryLimits = {
  note: 5000,
  jobTitle: 300,
  jobUrl: 2000,
  source: 80,
  search: 200,
  connects: 10_000,
} as const

/** One status of a letter and when it was reached. */
const StatusChange = z.object({ status: LetterStatus, at: Timestamp })

/**
 * A stored letter, or an application without one. The titles, the address, the source and the category are a snapshot
 * that outlives the job and the profile; only their ids become null. `source_name` is the readable name of the source.
 * `fit` is how well the profile fitted the job when the text was generated or the application was made; it is null where
 * the job or the profile was not in the product, and for letters that are older than this field. `text` is the latest
 * version. `model` and `writer` say what generated it, also after the person has edited it; an application that was added
 * by hand has the writer `person` and no model. `history` has every status, the oldest entry first. `version` grows with
 * every change.
 */
export const Letter = z
  .object({
    id: Id,
    job: z.object({
      id: Id.nullable(),
      title: z.string().nullable(),
      url: z.string().nullable(),
      source: z.string().nullable(),
      source_name: z.string().nullable(),
      category_id: z.string().nullable(),
    }),
    profile: z.object({ id: Id.nullable(), title: z.string().nullable() }),
    fit: z.int().min(0).max(100).nullable(),
    text: z.string(),
    model: z.string().nullable(),
    writer: z.enum(['built-in', 'model', 'person']),
    status: LetterStatus,
    history: z.array(StatusChange),
    note: z.string(),
    remind_at: Timestamp.nullable(),
    bid: z.object({ amount: z.number(), currency: z.string(), per: z.enum(rateUnits) }).nullable(),
    connects: z.int().nullable(),
    version: z.int(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'Letter' })
export type Letter = z.infer<typeof Letter>

/** One page of letters, and how many there are in all. */
export const LetterPage = z
  .object({ data: z.array(Letter), totalPages: z.int(), totalItems: z.int() })
  .meta({ id: 'LetterPage' })
export type LetterPage = z.infer<typeof LetterPage>

/** A version of a letter's text: when it began, and whether a writer generated it or the person typed it. */
export const LetterVersion = z
  .object({ text: z.string(), at: Timestamp, by: z.enum(['writer', 'person']) })
  .meta({ id: 'LetterVersion' })
export type LetterVersion = z.infer<typeof LetterVersion>

/** The filters of the list of letters. `search` looks for each of its words in text, note and titles. */
export const LetterFilter = z.object({
  status: commaList(LetterStatus),
  search: text('The search', { max: letterHistoryLimits.search }).optional(),
  profile: Id.optional(),
  page,
  limit,
})
export type LetterFilter = z.output<typeof LetterFilter>

/** The text of a letter, which is stored exactly as it was typed. */
const letterText = text('The text', { max: letterLimits.text, verbatim: true })

/**
 * A change of a letter. `version` is the one that the change was made to: when it is not the newest, nothing changes.
 * `at` is when the status was reached. Absent fields stay as they are.
 */
export const LetterChange = z
  .object({
    version: z.int('The version must be a whole number.').min(1, 'Versions begin at 1.'),
    text: letterText.optional(),
    status: LetterStatus.optional(),
    at: Timestamp.optional(),
    note: text('The note', { max: letterHistoryLimits.note, verbatim: true }).optional(),
    remind_at: Timestamp.nullable().optional(),
    bid: Rate.nullable().optional(),
    connects: z
      .int('Connects must be a whole number.')
      .min(0, 'Connects cannot be negative.')
      .max(letterHistoryLimits.connects, 'These are too many connects.')
      .nullable()
      .optional(),
  })
  .refine(({ at, status }) => at === undefined || status !== undefined, {
    error: 'A time needs the status that was reached.',
    path: ['at'],
  })
export type LetterChange = z.output<typeof LetterChange>

/** An application that was sent elsewhere: to a job of the product (`jobId`), or to one that is described (`job`). */
export const NewLetter = z
  .object({
    jobId: Id.optional(),
    job: z
      .object({
        title: text('The title of the job', { min: 1, max: letterHistoryLimits.jobTitle }),
        url: text('The address of the job', { max: letterHistoryLimits.jobUrl })
          .refine(isWebAddress, 'The address of the job must begin with https:// or http://')
          .optional(),
        source: text('The source', { max: letterHistoryLimits.source }).optional(),
      })
      .optional(),
    portfolio: Id.optional(),
    text: letterText.default(''),
    status: LetterStatus.default('applied'),
    at: Timestamp.optional(),
  })
  .refine(({ jobId, job }) => (jobId === undefined) !== (job === undefined), {
    error: 'Name a job by its id, or describe one.',
    path: ['job'],
  })
export type NewLetter = z.output<typeof NewLetter>

function isWebAddress(value: string): boolean {
  if (value === '') return true
  if (!URL.canParse(value)) return false
  const { protocol } = new URL(value)
  return protocol === 'https:' || protocol === 'http:'
}

/**
 * The event `letter` of the inbox's stream: a letter of the person changed, in this session or another one, or a mail
 * reported an outcome of it (then `version` is the one before). `status` is null when it was deleted. A client that was
 * disconnected reads its letters again.
 */
export const LetterEvent = z.object({ id: Id, version: z.int(), status: LetterStatus.nullable() })
export type LetterEvent = z.infer<typeof LetterEvent>

/** Endpoints of one's own letters. They need a session but no plan, unless they read a job. */
export const letterHistory = {
  list: {
    method: 'GET',
    path: '/api/letters',
    summary: 'My letters and applications, newest first, also without a plan',
    who: 'user',
    scope: 'letters:read',
    query: LetterFilter,
    out: LetterPage,
    status: 200,
    errors: ['validation_failed'],
  },
  add: {
    method: 'POST',
    path: '/api/letters',
    summary:
      'Adds an application without a generated letter, applied now unless stated otherwise; counts nothing. With jobId it needs a current plan',
    who: 'user',
    scope: 'letters:write',
    body: NewLetter,
    out: data(Letter),
    status: 201,
    errors: ['validation_failed', 'subscription_required', 'not_found'],
  },
  exportCsv: {
    method: 'GET',
    path: '/api/letters/export.csv',
    summary: 'All my letters as a table (RFC 4180), newest first',
    who: 'user',
    scope: 'letters:read',
    out: null,
    file: 'text/csv',
    status: 200,
    errors: [],
  },
  read: {
    method: 'GET',
    path: '/api/letters/:id',
    summary:
      'One of my letters. The first call for a draft of a notification moves it into the history, which needs a current plan with a proposal left; a token then needs letters:write',
    who: 'user',
    scope: 'letters:read',
    params: IdParams,
    out: data(Letter),
    status: 200,
    errors: ['not_found', 'subscription_required', 'plan_limit_reached'],
  },
  change: {
    method: 'PATCH',
    path: '/api/letters/:id',
    summary: 'Changes the given fields of the version that the caller has read, or nothing',
    who: 'user',
    scope: 'letters:write',
    params: IdParams,
    body: LetterChange,
    out: data(Letter),
    status: 200,
    errors: ['validation_failed', 'not_found', 'changed_elsewhere'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/letters/:id',
    summary: 'Deletes a letter with its versions; a letter that the plan counted stays counted',
    who: 'user',
    scope: 'letters:write',
    params: IdParams,
    out: data(z.object({ id: Id })),
    status: 200,
    errors: ['not_found'],
  },
  versions: {
    method: 'GET',
    path: '/api/letters/:id/versions',
    summary: 'The versions of a letter’s text, newest first, with the present one',
    who: 'user',
    scope: 'letters:read',
    params: IdParams,
    out: data(z.array(LetterVersion)),
    status: 200,
    errors: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>
