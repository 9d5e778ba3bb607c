import { useEffect, useState } from 'react'
import { startListening } from '../../listener.ts'
import { useAppDispatch, useAppSelector } from '../../store.ts'
import { entryArrived, inboxApi, jobsArrived } from './inbox.ts'
import type { Followed, StreamEvent } from './stream.ts'

/** After an entry came in, the server is asked for the count, once for all that come within this time. */
const SETTLE = 1500

/**
 * Follows the stream into the cache while somebody is signed in; its code is loaded after the screen. Gives
 * how many entries have come in, for what moves when something rings.
 */
export function useStream(): number {
  const token = useAppSelector(({ auth }) => auth.token)
  const dispatch = useAppDispatch()
  const [rung, setRung] = useState(0)

  useEffect(() => {
    if (token === null) return
    let followed: Followed | undefined
    let left = false
    let settling = 0

    const askLatest = () =>
      dispatch(inboxApi.endpoints.latest.initiate(undefined, { forceRefetch: true, subscribe: false }))
    const askInbox = () => dispatch(inboxApi.util.invalidateTags(['Inbox']))
    const takes: Record<Exclude<StreamEvent['is'], 'notification' | 'jobs'>, () => void> = {
      // Whatever came while nobody listened: since the connection was lost, or since the screen's own calls.
      opened: askInbox,
      read: askInbox,
      // Any call finds out that the session is over, and ends it here too.
      refused: askLatest,
    }
    function tell(event: StreamEvent) {
      if (left) return
      if (event.is === 'jobs') return void dispatch(jobsArrived({ position: event.position }))
      if (event.is !== 'notification') return takes[event.is]()
      dispatch(entryArrived(event.entry))
      setRung((before) => before + 1)
      settling ||= window.setTimeout(() => {
        settling = 0
        askLatest()
      }, SETTLE)
    }

    const stopListening = startListening({
      matcher: inboxApi.endpoints.markRead.matchFulfilled,
      effect: () => {
        followed?.share({ is: 'read' })
        // An answer that is on its way may have been given before that, and would count it as unread.
        if (dispatch(inboxApi.util.getRunningQueryThunk('latest', undefined))) askInbox()
      },
    })
    void import('./stream.ts').then(
      ({ followStream }) => {
        if (!left) followed = followStream(token, tell)
      },
      () => {}, // without it the bell counts at the next visit
    )
    return () => {
      left = true
      clearTimeout(settling)
      stopListening()
      followed?.stop()
    }
  }, [token, dispatch])

  return rung
}
