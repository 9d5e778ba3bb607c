import type { Job, JobPage } from '@gigbell/contract'
import { useAppSelector } from '../../store.ts'
import type { JobList } from './listQuery.ts'
import { applyPending, isInList } from './mine/marks.ts'
import { finishChanges, selectMarkedJobs } from './mine/marksSlice.ts'

interface ShownPage {
  list: JobList
  jobs: readonly Job[]
  /** Fetches the page again. */
  refetch: () => Promise<JobPage | undefined>
}

/** The jobs that have moved up to a page since it was shown. */
interface RestOfPage {
  first: Job | undefined
  totalPages: number | undefined
}

/**
 * Continues behind the jobs of a page. Jobs that were hidden meanwhile are no longer in the server's list, so all later
 * ones have moved up, and the next page would omit some. Then the same page has to be fetched again (`fetchRest`), and
 * continues with the first job that it did not have before.
 */
export function useRestOfPage({ list, jobs, refetch }: ShownPage) {
  const marked = useAppSelector(selectMarkedJobs)
  return {
    hasMovedUp: jobs.some((job) => !isInList(list.mine, applyPending(job, marked[job.id]))),
    async fetchRest(): Promise<RestOfPage> {
      // Until a change has reached the server, its list still has the job.
      await finishChanges()
      const page = await refetch()
      const known = new Set(jobs.map(({ id }) => id))
      return { first: page?.data.find(({ id }) => !known.has(id)), totalPages: page?.totalPages }
    },
  }
}
