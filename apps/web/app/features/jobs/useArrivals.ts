/**
 * Jobs that have arrived since the list was drawn and fit it: asked for quietly when the stream tells of
 * new jobs, kept aside, and shown only when the person wants them.
 */
import type { JobPage } from '@gigbell/contract'
import { useEffect, useMemo, useState } from 'react'
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
  const first = list.page === undefined

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

    const stop = startListening({ actionCreator: jobsArrived, effect: () => ask() })
    document.addEventListener('visibilitychange', looked)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', looked)
      clearTimeout(resting)
      asked = undefined
    }
  }, [dispatch, list, first])

  const page = first && waiting?.list === list ? waiting.page : undefined
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
