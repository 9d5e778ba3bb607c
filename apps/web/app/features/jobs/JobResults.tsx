import { Button } from '@mantine/core'
import { Empty } from '../../components/Empty.tsx'
import { Failed, Stale } from '../../components/Failed.tsx'
import { sharedTexts } from '../../components/texts.ts'
import { JobCards, JobCardsWaiting } from './JobCards.tsx'
import style from './Jobs.module.css'
import { Pages } from './Pages.tsx'
import { texts } from './texts.ts'
import type { ListAnswer } from './useJobList.ts'

interface JobResultsProps extends ListAnswer {
  /** A search or a filter is set: then an empty list is a matter of its terms. */
  searched: boolean
  current: number
  to: (page: number) => string
  /** Takes the filters away, where there are any. */
  onClear: (() => void) | undefined
}

/** The list in its states: failed, on its way, empty, there. */
export function JobResults({
  jobs,
  fresh,
  error,
  fetching,
  refetch,
  searched,
  current,
  to,
  onClear,
}: JobResultsProps) {
  const failure = error?.message ? sharedTexts.errors.withMessage(error.message) : texts.list.failed
  if (!jobs && error) return <Failed text={failure} onRetry={refetch} retrying={fetching} />
  if (!jobs) return <JobCardsWaiting count={8} label={texts.list.waiting} />
  if (jobs.length === 0) {
    return (
      <Empty title={texts.list.empty} text={searched ? texts.list.emptySearch : texts.list.emptyList}>
        {onClear && <Button onClick={onClear}>{texts.list.filters.clear}</Button>}
      </Empty>
    )
  }
  return (
    <>
      {error && (
        <div className={style.stale}>
          <Stale text={failure} onRetry={refetch} />
        </div>
      )}
      <JobCards jobs={jobs} heading="h2" label={texts.list.list} />
      {fresh && <Pages current={current} total={fresh.totalPages} to={to} />}
    </>
  )
}
