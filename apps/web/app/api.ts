/**
 * The client of the server's API: RTK Query over the endpoints of the contract. Features add their endpoints with
 * `api.injectEndpoints` in features/<feature>/api.ts. The rules of every call are here: it sends the stored token
 * unchanged, failures have one shape, and a 401 ends the session if there is one (a wrong password at login is a 401
 * too).
 */

import type { CallOf, DataOf, Endpoint } from '@gigbell/contract'
import { addressOf } from '@gigbell/contract'
import type { BaseQueryFn, FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { type CallFailure, failureFrom } from './callFailure.ts'
import { sharedTexts } from './components/texts.ts'
import { confirmIdentity } from './identityConfirmation.ts'
import { loggedOut } from './loggedOut.ts'
import { callUnanswered } from './offline/connection.ts'
import { readCopy } from './offline/copies.ts'
import type { RootState } from './store.ts'

export * from './callFailure.ts'

/** The options of `call` beside the contract's parts: `token` overrides the stored one. */
interface CallOptions {
  token?: string
  headers?: Record<string, string>
}

type Args<E extends Endpoint> =
  Record<never, never> extends CallOf<E>
    ? [parts?: CallOf<E>, options?: CallOptions]
    : [parts: CallOf<E>, options?: CallOptions]

/** A request and, for the compiler alone, the type of the `data` in its response. */
type Call<D> = FetchArgs & { data?: D }

/** Returns the request of an endpoint: `call(jobs.detail, { params: { id } })`. */
export function call<E extends Endpoint>(endpoint: E, ...[parts, options]: Args<E>): Call<DataOf<E>> {
  const { params, query, body } = (parts ?? {}) as { params?: object; query?: object; body?: object }
  return {
    method: endpoint.method,
    url: addressOf(endpoint, { params, query }),
    body,
    headers: { ...options?.headers, ...(options?.token && { authorization: options.token }) },
  }
}

/**
 * Returns a request that is sent although the person leaves the page or logs out before its answer, because the app shows its
 * effect at once. Browsers refuse it while more than 64 KiB of such bodies are on their way (Fetch, `keepalive`).
 */
export const outlivingPage = <R extends FetchArgs>(request: R): R => ({ ...request, keepalive: true })

/** Creates the request from the argument of a query or mutation. Endpoints whose response has more than `data` are refused. */
type RequestFrom<A, D> = ((argument: A) => Call<D>) & ([D] extends [never] ? never : unknown)

/** The request and the result of a query or mutation. Without `NoInfer` a missing argument would be `unknown`, not `void`. */
interface Unwrapped<A, D, Result> {
  query: (argument: NoInfer<A>) => FetchArgs
  transformResponse: (body: { data?: D } | null) => Result
}

/**
 * Defines a query or mutation whose result is the `data` of the response, or null if the response is empty:
 * `build.query(unwrapData((id: string) => call(jobs.detail, { params: { id } })))`.
 */
export const unwrapData = <D, A = void>(query: RequestFrom<A, D>): Unwrapped<A, D, D | null> => ({
  query,
  transformResponse: (body) => body?.data ?? null,
})

/** Like `unwrapData`, for a list: it is empty if the response is empty. */
export const unwrapList = <D, A = void>(query: RequestFrom<A, D[]>): Unwrapped<A, D[], D[]> => ({
  query,
  transformResponse: (body) => body?.data ?? [],
})

/** An option of requests that succeed only with status 200: any other 2xx is a failure (spec §4, §8). */
export const only200 = {
  validateStatus: ({ status }: Response) => status === 200,
} satisfies Partial<FetchArgs>

const send = fetchBaseQuery({
  baseUrl: '/',
  timeout: undefined,
  prepareHeaders: (headers, { getState }) => {
    const { token } = (getState() as RootState).auth
    if (token && !headers.has('authorization')) headers.set('authorization', token)
    headers.set('accept', headers.get('accept') ?? 'application/json')
    return headers
  },
})

type Query = BaseQueryFn<FetchArgs, unknown, CallFailure, object, FetchBaseQueryMeta>

/** Sends a call of the app. A call that requires a confirmation is sent again after the person confirmed. */
const baseQuery: Query = async (request, store, extra) => {
  const answer = await sendOnce(request, store, extra)
  if (answer.error?.code !== 'confirm_required') return answer
  return (await confirmIdentity(store.dispatch)) ? sendOnce(request, store, extra) : answer
}

const sendOnce: Query = async (request, store, extra) => {
  const tokenBefore = tokenOf(request) ?? (store.getState() as RootState).auth.token
  // Logging out aborts the calls of the session, but not those that outlive the page.
  const outlives = request.keepalive === true
  const { error, data, meta } = await send(
    request,
    outlives ? { ...store, signal: new AbortController().signal } : store,
    extra,
  )
  if (!error) return { data, meta }

  const failure = failureOf(error)
  if (store.signal.aborted) return { error: failure, meta }
  if (error.status === 'FETCH_ERROR') {
    store.dispatch(callUnanswered())
    await showCopy(store)
  }
  // A 401 for a token that was replaced meanwhile does not end the new session.
  const { token } = (store.getState() as RootState).auth
  if (failure.status === 401 && token && token === tokenBefore)
    store.dispatch(loggedOut('/login', { expired: true }))
  else if (failure.status !== 401 && failure.code !== 'confirm_required')
    console.error(failure.message ?? sharedTexts.errors.any)
  return { error: failure, meta }
}

/**
 * Shows the copy of the last answer of a query that received none (offline/copies.ts), if no answer is shown yet. The query
 * fails nevertheless, so that its screen says that the answer is not new.
 */
async function showCopy({ dispatch, getState, queryCacheKey = '' }: Parameters<Query>[1]) {
  const { auth, api: calls } = getState() as RootState
  const query = calls.queries[queryCacheKey]
  if (query?.endpointName === undefined || query.data !== undefined) return
  const value = await readCopy(auth.token, query.endpointName, queryCacheKey)
  if (value === undefined || auth.token !== (getState() as RootState).auth.token) return
  const entry = { endpointName: query.endpointName, arg: query.originalArgs, value }
  dispatch(api.util.upsertQueryEntries([entry as never]))
}

/** Returns the token that a request sends instead of the stored one. */
const tokenOf = ({ headers }: FetchArgs) => (headers as { authorization?: string } | undefined)?.authorization

function failureOf(error: FetchBaseQueryError): CallFailure {
  if (typeof error.status === 'number') return failureFrom(error.status, error.data)
  return { status: 'originalStatus' in error ? error.originalStatus : 0 }
}

/** The tags of all answers. */
export const tagTypes = [
  'Subscription',
  'Job',
  'Profile',
  'Evidence',
  'Optimization',
  'Letter',
  'ProposedOutcome',
  'Insight',
  'Account',
  'Session',
  'Activity',
  'Connection',
  'NotificationSettings',
  'OwnModel',
  'MailSource',
  'Token',
  'Alert',
  'AlertMatch',
  'Inbox',
] as const

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
