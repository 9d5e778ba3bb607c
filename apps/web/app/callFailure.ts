/** The failures of calls, in one shape for all screens. */

/**
 * `status` is 0 when no answer arrived. `message` is the server's own sentence; without one, a screen shows its own text
 * for the case.
 */
export interface CallFailure {
  status: number
  message?: string
  code?: string
  fields?: Record<string, string>
  /** The position of the error in a query, counted from 0. */
  position?: number
}

/** Parses the body of a failed call; fields of another type count as absent. */
export function failureFrom(status: number, answer: unknown): CallFailure {
  const body = (typeof answer === 'object' && answer !== null ? answer : {}) as Partial<CallFailure>
  return {
    status,
    message: typeof body.message === 'string' && body.message !== '' ? body.message : undefined,
    code: typeof body.code === 'string' ? body.code : undefined,
    fields: typeof body.fields === 'object' && body.fields !== null ? body.fields : undefined,
    position: typeof body.position === 'number' ? body.position : undefined,
  }
}

/** Returns whether an error is the failure of a call and not an exception in our own code. */
export function isCallFailure(error: unknown): error is CallFailure {
  return typeof error === 'object' && error !== null && 'status' in error
}

/** Returns the server's sentence for a failed call, or `otherwise` if there is none. */
export function messageOf(error: unknown, otherwise: string): string {
  return (isCallFailure(error) && error.message) || otherwise
}

/** Returns the server's sentence for one field of a form, if any. */
export function fieldError(error: unknown, name: string): string | undefined {
  return isCallFailure(error) ? error.fields?.[name] : undefined
}

/** Returns the server's sentence for a list or one of its entries, which it names like 'skills.3'. */
export function fieldErrorUnder(error: unknown, name: string): string | undefined {
  if (!isCallFailure(error)) return undefined
  return Object.entries(error.fields ?? {}).find(
    ([field]) => field === name || field.startsWith(`${name}.`),
  )?.[1]
}
