import type { MineFilter } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { sharedTexts } from '../../components/texts.ts'
import { JobCardSkeletons, JobCards } from './JobCards.tsx'
import style from './Jobs.module.css'
import { Pagination } from './Pagination.tsx'
import { texts } from './texts.ts'
import type { JobListResult } from './useJobList.ts'

interface JobResultsProps extends JobListResult {
  /** A search or a filter is set. */
  searched: boolean
  /** The person's own list that is shown, if any. */
  mine: MineFilter | undefined
  current: number
  to: (page: number) => string
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
  mine,
  current,
  to,
  onClear,
}: JobResultsProps) {
  const failure = error?.message ? sharedTexts.errors.withMessage(error.message) : texts.list.failed
  if (!jobs && error) return <ErrorState text={failure} onRetry={refetch} retrying={fetching} />
  if (!jobs) return <JobCardSkeletons count={8} label={texts.list.waiting} />
  if (jobs.length === 0) {
    return (
      <EmptyState
        title={texts.list.empty}
        text={searched ? texts.list.emptySearch : mine ? texts.mine.empty[mine] : texts.list.emptyList}
      >
        {onClear && <Button onClick={onClear}>{texts.list.filters.clear}</Button>}
      </EmptyState>
    )
  }
  return (
    <>
      {error && (
        <div className={style.stale}>
          <StaleNotice text={failure} onRetry={refetch} />
        </div>
      )}
      <JobCards jobs={jobs} heading="h2" label={texts.list.list} isHiddenList={mine === 'hidden'} />
      {fresh && <Pagination current={current} total={fresh.totalPages} to={to} />}
    </>
  )
}
