import type { Job, JobPage } from '@gigbell/contract'
import { useEffect, useState } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import type { CallFailure } from '../../api.ts'
import { kept } from '../../stored.ts'
import { isJob, useJobsQuery } from './api.ts'
import { isDefaultList, type JobList, listPath } from './listQuery.ts'
import { isValidPage } from './pageLinks.ts'

/** A list in memory that is younger than this many seconds is not asked for again. */
const FRESH_FOR_SECONDS = 15

/** What there is to show of a list. */
export interface JobListResult {
  /** The jobs: fresh ones, or those of the last visit while (or because) no fresh ones came. */
  jobs: readonly Job[] | undefined
  /** The server's answer to exactly this list. */
  fresh: JobPage | undefined
  error: CallFailure | undefined
  fetching: boolean
  refetch: () => void
}

/**
 * The jobs of a list. The plain list begins with what was kept at the last visit; Back shows what was there
 * without asking again, so that nothing moves under the person's eyes. A page past the end is ignored.
 */
export function useJobList(
  list: JobList,
  { typing = false, skip = false }: { typing?: boolean; skip?: boolean } = {},
): JobListResult {
  const isBackNavigation = useNavigationType() === 'POP'
  const { currentData, error, isFetching, refetch } = useJobsQuery(list, {
    refetchOnMountOrArgChange: isBackNavigation ? false : FRESH_FOR_SECONDS,
    skip,
  })
  const [cachedJobs] = useState(() => kept('jobsList', isJob))
  const isDefault = isDefaultList(list)
  const pastTheEnd =
    currentData !== undefined && list.page !== undefined && !isValidPage(list.page, currentData.totalPages)
  const page = typing || pastTheEnd ? undefined : currentData

  const navigate = useNavigate()
  useEffect(() => {
    if (pastTheEnd) navigate(listPath({ ...list, page: undefined }), { replace: true })
  }, [pastTheEnd, navigate, list])

  return {
    jobs: page?.data ?? (isDefault && !typing && cachedJobs?.length ? cachedJobs : undefined),
    fresh: page,
    error: typing ? undefined : (error as CallFailure | undefined),
    fetching: isFetching,
    refetch,
  }
}
