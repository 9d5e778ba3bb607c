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
import { newcomers } from './arrivals.ts'
import type { JobList } from './listAddress.ts'

/** Jobs come in bursts: after asking, this long is waited before asking again. */
const PAUSE = 3000

/** How many have arrived, and what puts them into the list. Only a first page has any. */
export function useArrivals(list: JobList, shown: JobPage | undefined) {
  const dispatch = useAppDispatch()
  const [waiting, setWaiting] = useState<{ list: JobList; page: JobPage }>()
  const [announced, setAnnounced] = useState<{ position?: string }>()
  const asking = useRef(() => {})
  const first = list.page === undefined
  const page = first && waiting?.list === list ? waiting.page : undefined
  const read = (page ?? shown)?.position

  useEffect(() => {
    if (!first) return
    let asked: { abort: () => void } | undefined
    let resting = 0
    let again = false

    async function ask() {
      // A window nobody looks at asks when somebody does.
      if (resting || document.hidden) {
        again = true
        return
      }
      again = false
      resting = window.setTimeout(() => {
        resting = 0
        if (again) void ask()
      }, PAUSE)
      const request = dispatch(
        jobsApi.endpoints.arrivals.initiate(list, { forceRefetch: true, subscribe: false }),
      )
      asked = request
      const { data } = await request
      if (data && asked === request) setWaiting({ list, page: data })
    }
    const looked = () => {
      if (again && !document.hidden) void ask()
    }

    asking.current = () => void ask()
    const stop = startListening({
      actionCreator: jobsArrived,
      effect: ({ payload }) => setAnnounced(payload),
    })
    document.addEventListener('visibilitychange', looked)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', looked)
      clearTimeout(resting)
      asked = undefined
      // What was announced for this list must not be asked for under the next one.
      asking.current = () => {}
      setAnnounced(undefined)
    }
  }, [dispatch, list, first])

  useEffect(() => {
    if (!announced) return
    const { position } = announced
    // The list may still be on its way: then its own position decides.
    if (position !== undefined && read === undefined) return
    setAnnounced(undefined)
    if (position === undefined || position !== read) asking.current()
  }, [announced, read])

  const count = useMemo(() => (page && shown ? newcomers(page.data, shown.data).length : 0), [page, shown])
  return {
    count,
    /** More than a page of them: how many isn't known. */
    atLeast: page !== undefined && count > 0 && count === page.data.length,
    show() {
      if (page) void dispatch(jobsApi.util.upsertQueryData('jobs', list, page))
    },
  }
}
