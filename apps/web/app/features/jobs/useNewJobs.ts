/**
 * Counts jobs that arrived since the list was rendered. When the stream announces new jobs, the first page is fetched
 * in the background and shown only on request. A reconnected stream sends the list's current position; the page is
 * fetched only if the list was read at another position.
 */
import type { Job, JobPage } from '@gigbell/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { startListening } from '../../listenerMiddleware.ts'
import { useAppDispatch } from '../../store.ts'
import { jobsArrived } from '../notifications/index.ts'
import { jobsApi } from './api.ts'
import type { JobList } from './listQuery.ts'

/** Jobs arrive in bursts: the minimum time between two fetches, in milliseconds. */
const MIN_INTERVAL = 3000

/**
 * Returns the number of new jobs and a function that shows them. Only the first page has any, and the lists of saved,
 * applied and hidden jobs have none.
 */
export function useNewJobs(list: JobList, shown: JobPage | undefined) {
  const dispatch = useAppDispatch()
  const [fetched, setFetched] = useState<{ list: JobList; page: JobPage }>()
  const [announced, setAnnounced] = useState<{ position?: string }>()
  const refresh = useRef(() => {})
  const isFirstPage = list.page === undefined && (list.mine === undefined || list.mine === 'unseen')
  const page = isFirstPage && fetched?.list === list ? fetched.page : undefined
  const shownPosition = (page ?? shown)?.position

  useEffect(() => {
    if (!isFirstPage) return
    let asked: { abort: () => void } | undefined
    let cooldown = 0
    let isRefreshNeeded = false

    async function fetchFirstPage() {
      // A hidden window fetches when it becomes visible.
      if (cooldown || document.hidden) {
        isRefreshNeeded = true
        return
      }
      isRefreshNeeded = false
      cooldown = window.setTimeout(() => {
        cooldown = 0
        if (isRefreshNeeded) void fetchFirstPage()
      }, MIN_INTERVAL)
      const request = dispatch(
        jobsApi.endpoints.arrivals.initiate(list, { forceRefetch: true, subscribe: false }),
      )
      asked = request
      const { data } = await request
      if (data && asked === request) setFetched({ list, page: data })
    }
    const onVisible = () => {
      if (isRefreshNeeded && !document.hidden) void fetchFirstPage()
    }

    refresh.current = () => void fetchFirstPage()
    const stop = startListening({
      actionCreator: jobsArrived,
      effect: ({ payload }) => setAnnounced(payload),
    })
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', onVisible)
      clearTimeout(cooldown)
      asked = undefined
      // An announcement for this list must not trigger a fetch for the next one.
      refresh.current = () => {}
      setAnnounced(undefined)
    }
  }, [dispatch, list, isFirstPage])

  useEffect(() => {
    if (!announced) return
    const { position } = announced
    // While the list is loading, its own position decides later.
    if (position !== undefined && shownPosition === undefined) return
    // Another announcement may have come since this was rendered.
    setAnnounced((latest) => (latest === announced ? undefined : latest))
    if (position === undefined || position !== shownPosition) refresh.current()
  }, [announced, shownPosition])

  const count = useMemo(
    () => (page && shown ? jobsAddedSince(page.data, shown.data).length : 0),
    [page, shown],
  )
  return {
    count,
    /** The whole page is new, so there may be more. */
    isMinimum: page !== undefined && count > 0 && count === page.data.length,
    show() {
      if (page) void dispatch(jobsApi.util.upsertQueryData('jobs', list, page))
    },
  }
}

/**
 * Returns the unknown jobs before the last known one: those after it only moved up from the next page. When none is
 * known, all jobs are new.
 */
export function jobsAddedSince(current: readonly Job[], previous: readonly Job[]): Job[] {
  const known = new Set(previous.map(({ id }) => id))
  const last = current.findLastIndex(({ id }) => known.has(id))
  const before = last === -1 ? current : current.slice(0, last)
  return before.filter(({ id }) => !known.has(id))
}
