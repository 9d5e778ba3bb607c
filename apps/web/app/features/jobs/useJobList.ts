import type { Job, JobPage } from '@gigbell/contract'
import { useEffect, useState } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import type { CallFailure } from '../../api.ts'
import { readList } from '../../persistence.ts'
import { isJob, useJobsQuery } from './api.ts'
import { isDefaultList, type JobList, listPath } from './listQuery.ts'
import { isValidPage } from './pageLinks.ts'

/** A cached list younger than this many seconds is not fetched again. */
const FRESH_FOR_SECONDS = 15

/** The state of a list. */
export interface JobListResult {
  /** The fetched jobs, or those of the last visit until (or unless) the fetch succeeds. */
  jobs: readonly Job[] | undefined
  /** The fetched page of exactly this list. */
  fresh: JobPage | undefined
  error: CallFailure | undefined
  fetching: boolean
  refetch: () => Promise<JobPage | undefined>
}

/**
 * Loads the jobs of a list. The default list starts with the stored jobs of the last visit. Back shows the cached
 * list without a fetch, so that nothing moves. A page past the end redirects to the first one.
 */
export function useJobList(
  list: JobList,
  { typing = false, skip = false }: { typing?: boolean; skip?: boolean } = {},
): JobListResult {
  const isBackNavigation = useNavigationType() === 'POP'
  const { currentData, error, isFetching, refetch } = useJobsQuery(list, {
    // Saving or hiding a job changes these lists at once.
    refetchOnMountOrArgChange: isBackNavigation ? false : list.mine ? true : FRESH_FOR_SECONDS,
    skip,
  })
  const [cachedJobs] = useState(() => readList('jobsList', isJob))
  const isDefault = isDefaultList(list)
  const pastTheEnd =
    currentData !== undefined && list.page !== undefined && !isValidPage(list.page, currentData.totalPages)
  // Without a connection, an empty list says nothing about the jobs that there are now.
  const isOutdated = error !== undefined && currentData?.data.length === 0
  const page = typing || pastTheEnd || isOutdated ? undefined : currentData

  const navigate = useNavigate()
  useEffect(() => {
    if (pastTheEnd) navigate(listPath({ ...list, page: undefined }), { replace: true })
  }, [pastTheEnd, navigate, list])

  return {
    jobs: page?.data ?? (isDefault && !typing && cachedJobs?.length ? cachedJobs : undefined),
    fresh: page,
    error: typing ? undefined : (error as CallFailure | undefined),
    fetching: isFetching,
    refetch: async () => (await refetch()).data,
  }
}
