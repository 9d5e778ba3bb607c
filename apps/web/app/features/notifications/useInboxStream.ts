import { useEffect, useState } from 'react'
import { startListening } from '../../listener.ts'
import { useAppDispatch, useAppSelector } from '../../store.ts'
import { entryArrived, inboxApi, jobsArrived } from './inbox.ts'
import type { InboxConnection, InboxEvent } from './inboxStream.ts'

/** After an entry came in, the server is asked for the count, once for all that come within this time. */
const COUNT_DELAY = 1500

/**
 * Follows the stream into the cache while somebody is signed in; its code is loaded after the screen. Gives
 * how many entries have come in, for what moves when something rings.
 */
export function useInboxStream(): number {
  const token = useAppSelector(({ auth }) => auth.token)
  const dispatch = useAppDispatch()
  const [received, setReceived] = useState(0)

  useEffect(() => {
    if (token === null) return
    let connection: InboxConnection | undefined
    let unmounted = false
    let countTimer = 0

    const refetchLatest = () =>
      dispatch(inboxApi.endpoints.latest.initiate(undefined, { forceRefetch: true, subscribe: false }))
    const refetchInbox = () => dispatch(inboxApi.util.invalidateTags(['Inbox']))
    const handlers: Record<Exclude<InboxEvent['is'], 'notification' | 'jobs'>, () => void> = {
      // Whatever came while nobody listened: since the connection was lost, or since the screen's own calls.
      opened: refetchInbox,
      read: refetchInbox,
      // Any call finds out that the session is over, and ends it here too.
      refused: refetchLatest,
    }
    function handle(event: InboxEvent) {
      if (unmounted) return
      if (event.is === 'jobs') return void dispatch(jobsArrived({ position: event.position }))
      if (event.is !== 'notification') return handlers[event.is]()
      dispatch(entryArrived(event.entry))
      setReceived((before) => before + 1)
      countTimer ||= window.setTimeout(() => {
        countTimer = 0
        refetchLatest()
      }, COUNT_DELAY)
    }

    const stopListening = startListening({
      matcher: inboxApi.endpoints.markRead.matchFulfilled,
      effect: () => {
        connection?.broadcast({ is: 'read' })
        // An answer that is on its way may have been given before that, and would count it as unread.
        if (dispatch(inboxApi.util.getRunningQueryThunk('latest', undefined))) refetchInbox()
      },
    })
    void import('./inboxStream.ts').then(
      ({ openInboxStream: followStream }) => {
        if (!unmounted) connection = followStream(token, handle)
      },
      () => {}, // without it the bell counts at the next visit
    )
    return () => {
      unmounted = true
      clearTimeout(countTimer)
      stopListening()
      connection?.stop()
    }
  }, [token, dispatch])

  return received
}
