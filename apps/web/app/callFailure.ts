/** Why a call failed, in the one shape that every screen reads. */

/**
 * `status` is 0 when no answer arrived; `message` is the server's own sentence, absent where it sent none: then a
 * screen shows its own text for the case.
 */
export interface CallFailure {
  status: number
  message?: string
  code?: string
  fields?: Record<string, string>
  /** Where in a query the fault is, counted from 0. */
  position?: number
}

/** Reads the body of a refusal; what is not of the agreed shape counts as absent. */
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

/** True for the failures of calls, as opposed to errors thrown by our own code. */
export function isCallFailure(error: unknown): error is CallFailure {
  return typeof error === 'object' && error !== null && 'status' in error
}

/** The server's sentence for a failed call, or `otherwise` where it sent none. */
export function messageOf(error: unknown, otherwise: string): string {
  return (isCallFailure(error) && error.message) || otherwise
}

/** The server's sentence for one input of a form, where it named that input as being at fault. */
export function fieldError(error: unknown, name: string): string | undefined {
  return isCallFailure(error) ? error.fields?.[name] : undefined
}

/** The server's sentence for a list: it names an entry of a list as 'skills.3'. */
export function fieldErrorUnder(error: unknown, name: string): string | undefined {
  if (!isCallFailure(error)) return undefined
  return Object.entries(error.fields ?? {}).find(
    ([field]) => field === name || field.startsWith(`${name}.`),
  )?.[1]
}
