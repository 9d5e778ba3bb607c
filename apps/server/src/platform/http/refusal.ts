/**
 * An error that the user can react to, thrown anywhere below a route. Every other error is a bug: it is
 * logged in full and answered as a 500 without details (errors.ts).
 */
import type { ErrorCode } from '@gigbell/contract'

export class Refusal extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** The seconds until the same call may succeed, sent as Retry-After. */
  readonly retryAfter: number | undefined
  /** The position of the problem in a query, counted from 0. */
  readonly position: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: Record<string, string>; retryAfter?: number; position?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
    this.position = more.position
  }
}

/** Returns the refusal for what does not exist and for what belongs to somebody else. */
export const notFound = (what: string) => new Refusal('not_found', `This ${what} does not exist.`)

/** Returns the refusal for a field whose value is not valid. */
export const invalidField = (field: string, message: string) =>
  new Refusal('validation_failed', message, { fields: { [field]: message } })
