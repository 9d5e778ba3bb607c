/**
 * Whether the server can be reached, and whether a newer version of the app is ready. A failed call alone doesn't mean
 * that there is no connection: a request to /healthz decides.
 */
import { createAction, createSlice } from '@reduxjs/toolkit'
import { startListening } from '../listenerMiddleware.ts'

/** The pause before the server is tried again, in milliseconds; it is doubled up to the maximum. */
const FIRST_DELAY = 2000
const MAX_DELAY = 10_000
/** How long a check waits for an answer, in milliseconds. */
const TIMEOUT = 10_000

/** What the frame of the dashboard says about the connection and the version of the app. */
export interface Connection {
  isOffline: boolean
  hasUpdate: boolean
}

/** The slice `connection`. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: { isOffline: false, hasUpdate: false } satisfies Connection as Connection,
  reducers: {
    connectionLost: (state) => {
      state.isOffline = true
    },
    connectionReturned: (state) => {
      state.isOffline = false
    },
    updateFound: (state) => {
      state.hasUpdate = true
    },
  },
})

export const { connectionLost, connectionReturned, updateFound } = connectionSlice.actions

/** A call received no answer at all. */
export const callUnanswered = createAction('connection/callUnanswered')

/**
 * Follows the connection: the browser's events, unanswered calls, and the server itself while it can't be reached. Returns
 * a function that ends this.
 */
export function followConnection(dispatch: (action: { type: string }) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = FIRST_DELAY
  let checking = false
  let isLost = false

  async function check() {
    if (checking) return
    checking = true
    clearTimeout(timer)
    const reachable = await isReachable()
    checking = false
    if (reachable) delay = FIRST_DELAY
    else {
      timer = setTimeout(check, delay)
      delay = Math.min(delay * 2, MAX_DELAY)
    }
    // Nothing has returned where nothing was lost: a call that fails alone would be sent again at once, and again.
    if (reachable === isLost) dispatch(reachable ? connectionReturned() : connectionLost())
    isLost = !reachable
  }

  const unsubscribe = startListening({
    actionCreator: callUnanswered,
    effect: () => {
      if (!isLost) void check()
    },
  })
  window.addEventListener('online', check)
  window.addEventListener('offline', check)
  if (!navigator.onLine) void check()
  return () => {
    unsubscribe()
    clearTimeout(timer)
    window.removeEventListener('online', check)
    window.removeEventListener('offline', check)
  }
}

async function isReachable(): Promise<boolean> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) })
    return answer.ok
  } catch {
    return false
  }
}
