/**
 * What is wrong with a model service, in sentences that a person can act on. Only the status of an answer is used: the
 * service's own words may repeat the key.
 */
import { FetchError } from '../../../platform/fetching.ts'

/** A fault, and the field of the settings that it is about; none where only waiting helps. */
export interface ServiceFault {
  field?: 'base_url' | 'model' | 'key'
  why: string
}

/** The fault of an answer that is no success. `isJson`: whether it came from an API, not from a web page. */
export function describeStatus(status: number, { isJson }: { isJson: boolean }): ServiceFault {
  if (status === 401 || status === 403)
    return { field: 'key', why: 'The service refuses this key. Check the key and what it is allowed to do.' }
  if (status === 402 || status === 429)
    return { why: 'The service allows no more calls for now: its limit or your credit there is used up.' }
  if (status === 404 && !isJson)
    return { field: 'base_url', why: 'There is no model service at this address. It usually ends in /v1.' }
  if (status === 404)
    return { field: 'model', why: 'The service does not know this model, or the address is incomplete.' }
  if (status === 400 || status === 422)
    return { field: 'model', why: 'The service does not accept this model for letters.' }
  if (status >= 300 && status < 400)
    return { field: 'base_url', why: 'This address redirects to another one. Enter that one.' }
  if (status >= 500)
    return { why: `The service has a problem of its own (status ${status}). Try again later.` }
  return { field: 'base_url', why: `The service answered with status ${status}.` }
}

/** The fault of an answer that is no chat completion. */
export const notACompletion: ServiceFault = {
  field: 'base_url',
  why: 'There is no OpenAI-compatible model service at this address.',
}

/** The fault of a call without an answer. */
export function describeFetchError(error: FetchError): ServiceFault {
  return { field: 'base_url', why: error.message }
}

/** The reason why a letter failed, from the error of the library that called the service. */
export function describeCallError(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof FetchError) return cause.message
    const { statusCode, responseHeaders } = cause as {
      statusCode?: unknown
      responseHeaders?: Record<string, string>
    }
    if (typeof statusCode === 'number' && statusCode >= 300)
      return describeStatus(statusCode, { isJson: /json/.test(responseHeaders?.['content-type'] ?? '') }).why
  }
  return 'The service did not finish its answer.'
}
