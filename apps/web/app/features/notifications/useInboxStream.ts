import type { Notification } from '@gigbell/contract'
import { useEffect, useState } from 'react'
import { startListening } from '../../listenerMiddleware.ts'
import { type AppDispatch, useAppDispatch, useAppSelector } from '../../store.ts'
import {
  draftArrived,
  draftOpened,
  entriesRead,
  entryArrived,
  inboxApi,
  jobsArrived,
  letterChanged,
  matchesArrived,
  readAfterPending,
} from './inbox.ts'
import type { InboxConnection, InboxEvent } from './inboxStream.ts'

/** After new entries the unread count and the alerts are fetched once for all that arrive within this time, in milliseconds. */
const COUNT_DELAY = 1500

/**
 * Writes events of the stream into the cache while somebody is signed in. The stream's code is loaded after the
 * screen. Returns how many entries were received, which triggers the bell's animation.
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
    const handlers: Record<
      Exclude<InboxEvent['is'], 'notification' | 'jobs' | 'letter' | 'draft' | 'read'>,
      () => void
    > = {
      // Fetches what arrived while there was no connection.
      opened: () => {
        refetchInbox()
        dispatch(letterChanged(null))
        dispatch(matchesArrived())
      },
      // Any call receives a 401 then, which ends the session here too.
      refused: refetchLatest,
    }
    function handle(event: InboxEvent) {
      if (unmounted) return
      if (event.is === 'jobs') return void dispatch(jobsArrived({ position: event.position }))
      if (event.is === 'letter') {
        dispatch(draftOpened(event.change.id))
        return void dispatch(letterChanged(event.change))
      }
      if (event.is === 'draft') {
        dispatch(draftArrived(event.change))
        return dispatch(readAfterPending())
      }
      if (event.is === 'read') {
        dispatch(entriesRead(event.unread))
        return closeNotifications(event.tags)
      }
      if (event.is !== 'notification') return handlers[event.is]()
      dispatch(entryArrived(event.entry))
      dispatch(readAfterPending())
      playSound(event.entry, dispatch)
      setReceived((before) => before + 1)
      countTimer ||= window.setTimeout(() => {
        countTimer = 0
        refetchLatest()
        dispatch(matchesArrived())
      }, COUNT_DELAY)
    }

    const stopListening = startListening({
      matcher: inboxApi.endpoints.markRead.matchFulfilled,
      effect: () => {
        connection?.broadcast({ is: 'read', tags: [] })
        dispatch(readAfterPending())
      },
    })
    void import('./inboxStream.ts').then(
      ({ openInboxStream: followStream }) => {
        if (!unmounted) connection = followStream(token, handle)
      },
      () => {}, // without the stream the count is updated at the next visit
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

/** Closes the notifications of this browser with these tags. */
function closeNotifications(tags: string[]): void {
  if (tags.length === 0) return
  void import('./settings/push.ts').then(
    (push) => push.closeNotifications(tags),
    () => {}, // the next push message closes them
  )
}

/** Plays the person's sound for a new entry. */
function playSound(entry: Notification, dispatch: AppDispatch): void {
  void import('./sound.ts').then(
    ({ playForEntry }) => playForEntry(entry, dispatch),
    () => {}, // without a connection there is no sound
  )
}
