import { Button } from '@mantine/core'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { sharedTexts } from '../../components/texts.ts'
import { lazyComponent, WhenLoaded } from '../../components/WhenLoaded.tsx'
import { JobCardSkeletons, JobCards } from './JobCards.tsx'
import { JobPages } from './JobPages.tsx'
import style from './Jobs.module.css'
import type { JobList } from './listQuery.ts'
import { JobRowSkeletons } from './split/JobRowSkeletons.tsx'
import type { JobsLayout } from './split/jobsAddress.ts'
import { texts } from './texts.ts'
import type { JobListResult } from './useJobList.ts'

const SplitJobs = lazyComponent(async () => (await import('./split/SplitJobs.tsx')).SplitJobs)

interface JobResultsProps extends JobListResult {
  /** A search or a filter is set. */
  searched: boolean
  list: JobList
  layout: JobsLayout
  /** The window has no space for a job next to the list. */
  isNarrow: boolean
  /** Clears the filters; absent when none are set. */
  onClear: (() => void) | undefined
}

/** The list in its states: failed, loading, empty, loaded. */
export function JobResults({
  jobs,
  fresh,
  error,
  fetching,
  refetch,
  searched,
  list,
  layout,
  isNarrow,
  onClear,
}: JobResultsProps) {
  const failure = error?.message ? sharedTexts.errors.withMessage(error.message) : texts.list.failed
  if (!jobs && error) return <ErrorState text={failure} onRetry={refetch} retrying={fetching} />
  if (!jobs)
    return layout.isSplit ? <JobRowSkeletons /> : <JobCardSkeletons count={8} label={texts.list.waiting} />
  if (jobs.length === 0) {
    return (
      <EmptyState
        title={texts.list.empty}
        text={
          searched ? texts.list.emptySearch : list.mine ? texts.mine.empty[list.mine] : texts.list.emptyList
        }
      >
        {onClear && <Button onClick={onClear}>{texts.list.filters.clear}</Button>}
      </EmptyState>
    )
  }
  const pages = fresh && (
    <JobPages list={list} jobs={jobs} totalPages={fresh.totalPages} layout={layout} refetch={refetch} />
  )
  return (
    <>
      {error && (
        <div className={style.stale}>
          <StaleNotice text={failure} onRetry={refetch} />
        </div>
      )}
      {layout.isSplit ? (
        <WhenLoaded waiting={<JobRowSkeletons />}>
          <SplitJobs
            list={list}
            jobs={jobs}
            totalPages={fresh?.totalPages ?? 1}
            job={layout.job}
            isNarrow={isNarrow}
            refetch={refetch}
          >
            {pages}
          </SplitJobs>
        </WhenLoaded>
      ) : (
        <>
          <JobCards jobs={jobs} heading="h2" label={texts.list.list} isHiddenList={list.mine === 'hidden'} />
          {pages}
        </>
      )}
    </>
  )
}
