/**
 * Jobs that have arrived since the list was drawn and fit it: asked for quietly when the stream announces
 * new jobs, kept aside, and shown only when the person wants them. When the stream opens it names the position
 * of the list: the server is asked only where that isn't the position at which the list was read.
 */
import type { JobPage } from '@gigbell/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { startListening } from '../../listener.ts'
import { useAppDispatch } from '../../store.ts'
import { jobsArrived } from '../notifications/index.ts'
import { jobsApi } from './api.ts'
import type { JobList } from './listQuery.ts'
import { jobsAddedSince } from './newJobs.ts'

/** Jobs come in bursts: after asking, this long is waited before asking again. */
const MIN_INTERVAL = 3000

/** How many have arrived, and what puts them into the list. Only a first page has any. */
export function useNewJobs(list: JobList, shown: JobPage | undefined) {
  const dispatch = useAppDispatch()
  const [fetched, setFetched] = useState<{ list: JobList; page: JobPage }>()
  const [announced, setAnnounced] = useState<{ position?: string }>()
  const refresh = useRef(() => {})
  const isFirstPage = list.page === undefined
  const page = isFirstPage && fetched?.list === list ? fetched.page : undefined
  const shownPosition = (page ?? shown)?.position

  useEffect(() => {
    if (!isFirstPage) return
    let asked: { abort: () => void } | undefined
    let cooldown = 0
    let isRefreshNeeded = false

    async function fetchFirstPage() {
      // A window nobody looks at asks when somebody does.
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
      // What was announced for this list must not be asked for under the next one.
      refresh.current = () => {}
      setAnnounced(undefined)
    }
  }, [dispatch, list, isFirstPage])

  useEffect(() => {
    if (!announced) return
    const { position } = announced
    // The list may still be on its way: then its own position decides.
    if (position !== undefined && shownPosition === undefined) return
    setAnnounced(undefined)
    if (position === undefined || position !== shownPosition) refresh.current()
  }, [announced, shownPosition])

  const count = useMemo(
    () => (page && shown ? jobsAddedSince(page.data, shown.data).length : 0),
    [page, shown],
  )
  return {
    count,
    /** More than a page of them: how many isn't known. */
    isMinimum: page !== undefined && count > 0 && count === page.data.length,
    show() {
      if (page) void dispatch(jobsApi.util.upsertQueryData('jobs', list, page))
    },
  }
}
