/**
 * A "no" its reader can act on, thrown from anywhere below a route. Everything else that is thrown is a
 * bug: it is logged whole and answered as a bare 500 (errors.ts).
 */
import type { ErrorCode } from '@gigbell/contract'

export class Refusal extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Seconds until the same call may succeed; becomes the Retry-After header. */
  readonly retryAfter: number | undefined
  /** Where in a query the fault is, counted from 0. */
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

/** The one answer for what isn't there and for what isn't yours. */
export const notFound = (what: string) => new Refusal('not_found', `This ${what} does not exist.`)
