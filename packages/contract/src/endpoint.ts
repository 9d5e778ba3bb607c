/**
 * The type of an endpoint: one row of method, path, caller, shapes and refusals. The server's validation,
 * the clients' types, OpenAPI and the authorisation tests are all derived from these rows.
 * The shapes shared by several features (ids, storable text, page numbers) live here too.
 */
import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Scope } from './scopes.ts'

/** `anyone`: no session needed · `user`: a valid session · `subscriber`: a session and a current subscription. */
export type Who = 'anyone' | 'user' | 'subscriber'

/** One row of the wire. `path` carries `:name` parameters; `out` is the whole success body (`null`: none). */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  summary: string
  who: Who
  /**
   * The scope that a personal token needs; other tokens are answered 403 `scope_missing`. A row that needs a session and
   * names no scope is closed to all tokens.
   */
  scope?: Scope
  /**
   * Requires a login or a confirmation (`POST users/confirm`) of this session in the last 15 minutes; otherwise the
   * answer is 403 `confirm_required`. A row that requires it for some changes only lists just the code, and its
   * summary says so.
   */
  confirmed?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  out: z.ZodType | null
  /** The media type of the answer if it is a file instead of JSON; `out` is then null. */
  file?: 'text/csv'
  /** 302 is a redirect for the browser itself, not for a client. */
  status: 200 | 201 | 202 | 204 | 302
  /**
   * The server-sent events of the answer, each name with its data. The answer is always a stream if `out` is null,
   * otherwise if the request says `accept: text/event-stream`.
   */
  events?: Readonly<Record<string, z.ZodType>>
  /** The endpoint's own refusals, without those that every route may answer (401, 429, an unreadable body …). */
  errors: readonly ErrorCode[]
}

/** The input of an endpoint: its path parameters, query and body, as far as it has them. */
export type CallOf<E extends Endpoint> = (E extends { params: infer S extends z.ZodType }
  ? { params: z.input<S> }
  : unknown) &
  (E extends { query: infer S extends z.ZodType } ? { query?: z.input<S> } : unknown) &
  (E extends { body: infer S extends z.ZodType } ? { body: z.input<S> } : unknown)

/** The success body of an endpoint, as a client reads it. */
export type AnswerOf<E extends Endpoint> = E['out'] extends z.ZodType ? z.output<E['out']> : undefined

/** The `data` of a success body that has no other key; `never` for the other endpoints. */
export type DataOf<E extends Endpoint> =
  AnswerOf<E> extends { data: infer D } ? (keyof AnswerOf<E> extends 'data' ? D : never) : never

/** Wraps a shape in the `{ data: … }` envelope of every success body. */
export const data = <S extends z.ZodType>(shape: S) => z.object({ data: shape })

/** A body with one sentence for the person. */
export const Message = z.object({ message: z.string() }).meta({ id: 'Message' })

/** A UUID as the wire carries it. */
export const Id = z.uuid('This is not a valid id.')

/** Path parameter of everything that is addressed by its id. */
export const IdParams = z.object({ id: Id })

/** ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime()

/** PostgreSQL keeps no NUL, and UTF-8 no lone surrogate: such text is refused rather than silently changed. */
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed()

/**
 * Text a person enters: storable, `min` to `max` UTF-16 units, and trimmed unless it is kept `verbatim`. `label` opens its
 * error sentences.
 */
export const text = (
  label: string,
  { min = 0, max, verbatim = false }: { min?: number; max: number; verbatim?: boolean },
) => {
  const typed = z.string({
    error: (issue) => (issue.input === undefined ? `${label} is required.` : `${label} must be text.`),
  })
  const words = (verbatim ? typed : typed.trim())
    .max(max, `${label} can have at most ${max.toLocaleString('en')} characters.`)
    .refine(storable, `${label} contains characters that cannot be stored.`)
  if (min === 0) return words
  return words.min(min, min === 1 ? `${label} is required.` : `${label} needs at least ${min} characters.`)
}

/** A whole number in a query string, `from` to `to`, written in digits alone (so `1e9` and `0x10` are refused). */
export const wholeNumber = (label: string, from: number, to: number) => {
  const error = `${label} must be a whole number from ${from} to ${to.toLocaleString('en')}.`
  const inRange = z.int(error).min(from, error).max(to, error)
  const digits = z.string().regex(/^\d{1,12}$/, error)
  return z.union([digits.transform(Number).pipe(inRange), inRange], { error })
}

/** The number of the requested page of a list, counted from 1. */
export const page = wholeNumber('page', 1, 1_000_000_000).default(1)

/** How many entries a page of a list has. */
export const limit = wholeNumber('limit', 1, 100).default(10)

/** A comma-separated list in a query: at most 100 values, none empty; an empty text is no list. */
export const commaList = <S extends z.ZodType<string, string>>(one: S) =>
  z
    .string()
    .max(5000)
    .transform((value) => (value === '' ? undefined : value.split(',').map((part) => part.trim())))
    .pipe(z.array(one).max(100).optional())
    .optional()
