/** Stores a copy of each answer that is kept, when it is received and when it is changed in memory. */
import { api } from '../api.ts'
import { startListening } from '../listenerMiddleware.ts'
import { isKept, removeOtherCopies, storeCopy } from './copies.ts'

/** A received answer. */
interface Fulfilled {
  type: string
  meta: { arg: { queryCacheKey: string } }
}

const isFulfilled = (action: { type: string }): action is Fulfilled =>
  action.type === `${api.reducerPath}/executeQuery/fulfilled`

/** Returns the cache key of the query whose answer an action stores, if any. */
function changedQuery(action: { type: string }): string | undefined {
  if (isFulfilled(action)) return action.meta.arg.queryCacheKey
  const { queryResultPatched } = api.internalActions
  return queryResultPatched.match(action) ? action.payload.queryCacheKey : undefined
}

/** Starts storing copies, and removes those of a session when it ends or another one begins. */
export function followAnswers(token: string | null) {
  void removeOtherCopies(token)
  let stored = Promise.resolve()
  startListening({
    predicate: (_action, now, before) => now.auth.token !== before.auth.token,
    effect: (_action, { getState }) => removeOtherCopies(getState().auth.token),
  })
  startListening({
    predicate: (action) => changedQuery(action) !== undefined,
    effect: (action, { getState }) => {
      const { auth, api: calls } = getState()
      const key = changedQuery(action)!
      const { endpointName, data } = calls.queries[key] ?? {}
      if (!auth.token || data === undefined || !isKept(endpointName)) return
      const store = () => storeCopy(auth.token!, endpointName, key, data)
      // One after the other, so that the latest of two answers stays. Without space it can't be read offline.
      stored = stored.then(store).catch(() => {})
    },
  })
}
