/** Starts everything that a signed-in person needs to use the app without a connection. */
import { api, tagTypes } from '../api.ts'
import { startListening } from '../listenerMiddleware.ts'
import type { AppStore } from '../store.ts'
import { connectionReturned, followConnection, updateFound } from './connection.ts'
import { followAnswers } from './followAnswers.ts'

/** After this time the first screen has sent its calls, in milliseconds. */
const DELAY = 1000

/** Follows the connection and the answers to keep, and registers the service worker of a signed-in person. */
export function startOffline(store: AppStore) {
  const { token } = store.getState().auth
  followAnswers(token)
  followConnection(store.dispatch)
  startListening({
    actionCreator: connectionReturned,
    effect: (_action, { dispatch }) => {
      // Copies that are not on the screen are removed; what is on the screen is fetched.
      dispatch(api.util.invalidateTags([...tagTypes]))
      dispatch(api.internalActions.onOnline())
    },
  })
  if (token !== null) return registerWhenIdle(store)
  const unsubscribe = startListening({
    predicate: (_action, { auth }) => auth.token !== null,
    effect: () => {
      unsubscribe()
      registerWhenIdle(store)
    },
  })
}

/** The worker fetches the files of all screens, which must not delay the first one. */
function registerWhenIdle(store: AppStore) {
  const register = async () => {
    const { followUpdates } = await import('./serviceWorker.ts')
    await followUpdates(() => store.dispatch(updateFound()))
  }
  const registerQuietly = () => void register().catch(() => {}) // The app works without the worker, but not offline.
  const wait = () => setTimeout(registerQuietly, DELAY)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
