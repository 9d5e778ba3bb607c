/** Calls to the endpoints that need no session, without the app's API client. */
import {
  type AnswerOf,
  addressOf,
  type CallOf,
  type DataOf,
  type Endpoint,
  instance,
} from '@gigbell/contract'
import { failureFrom } from '../callFailure.ts'

type BodyOf<E extends Endpoint> = CallOf<E> extends { body: infer Body } ? Body : never

/**
 * Calls an endpoint and returns the body of its answer.
 * @throws a `CallFailure` when the server refuses or cannot be reached
 */
export async function callPublic<E extends Endpoint>(endpoint: E, body?: BodyOf<E>): Promise<AnswerOf<E>> {
  const response = await fetch(addressOf(endpoint), {
    method: endpoint.method,
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw failureFrom(0, null)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw failureFrom(response.status, answer)
  return answer as AnswerOf<E>
}

let settings: Promise<DataOf<typeof instance.settings>> | undefined

/** Returns the server's public settings, fetched once for all parts of a page. */
export function serverSettings() {
  settings ??= callPublic(instance.settings).then(({ data }) => data)
  return settings
}
