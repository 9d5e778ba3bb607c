/**
 * The split layout: the list on the left, the selected job on the right. A narrow window shows only the list here, and
 * the job as a panel of its own (JobPanel.tsx). useTriage.ts selects and marks jobs.
 */
import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { useNavigationType } from 'react-router'
import { useAppSelector } from '../../../store.ts'
import { jobsApi } from '../api.ts'
import { jobsState } from '../jobsSlice.ts'
import { LoadedJob, useLoadedJob } from '../LoadedJob.tsx'
import { texts } from '../texts.ts'
import { useCurrentMinute } from '../useCurrentMinute.ts'
import { isNew } from '../viewHistory.ts'
import { JobRow } from './JobRow.tsx'
import { jobsPath } from './jobsAddress.ts'
import { findUpcoming } from './neighbors.ts'
import style from './SplitJobs.module.css'
import { splitTexts } from './texts.ts'
import { type TriageProps, useTriage } from './useTriage.ts'

/** How long a job must stay selected to count as seen, in milliseconds: pressing a key repeatedly passes many jobs. */
const SEEN_AFTER = 700
/** How many of the next jobs are fetched with their whole texts. */
const FETCHED_AHEAD = 3
/** How many jobs before the end of a page the next one is fetched. */
const PAGE_AHEAD = 10

interface SplitJobsProps extends TriageProps {
  /** The page links, below the list. */
  children: ReactNode
}

/** The list next to the selected job. */
export function SplitJobs({ children, ...props }: SplitJobsProps) {
  const { list, jobs, isNarrow } = props
  const { items, selected, announcement, rows, pane, open } = useTriage(props)
  const seen = useAppSelector(jobsState.seen)
  const opened = new Set(seen.opened)
  const now = useCurrentMinute()
  useFetchAhead(props, items, selected)
  useRestoreFocus(rows)

  return (
    <div className={style.split}>
      <div>
        <ul ref={rows} className={style.rows} aria-label={texts.list.list}>
          {jobs.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              path={jobsPath(list, { isSplit: true, job: job.id })}
              isSelected={job.id === selected}
              isOpened={opened.has(job.id)}
              isNew={isNew(seen, job.ts_publish, now)}
              isNarrow={isNarrow}
              isHiddenList={list.mine === 'hidden'}
              onOpen={open}
            />
          ))}
        </ul>
        {children}
        <p className={style.keys}>{splitTexts.keys}</p>
      </div>
      {!isNarrow && (
        <section ref={pane} className={style.pane} aria-label={splitTexts.selected}>
          {selected && <SelectedJob id={selected} pane={pane} />}
        </section>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
}

/** The selected job, which starts at its top. */
function SelectedJob({ id, pane }: { id: string; pane: React.RefObject<HTMLElement | null> }) {
  const loaded = useLoadedJob(id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job is shown from its top
  useLayoutEffect(() => {
    pane.current?.scrollTo({ top: 0 })
  }, [id, pane])
  return <LoadedJob id={id} {...loaded} isPane seenAfter={SEEN_AFTER} />
}

/** Fetches the next jobs and the next page before they are selected. */
function useFetchAhead(
  { list, totalPages }: TriageProps,
  items: Parameters<typeof findUpcoming>[0],
  selected: string | undefined,
) {
  const fetchJob = jobsApi.usePrefetch('job')
  const fetchList = jobsApi.usePrefetch('jobs')
  useEffect(() => {
    if (!selected) return
    for (const id of findUpcoming(items, selected, FETCHED_AHEAD)) fetchJob(id)
    const page = (list.page ?? 1) + 1
    // Once a job was hidden, the next page is known only when it is opened (useTriage.ts).
    const isUnchanged = items.every(({ isHidden }) => !isHidden) && list.mine !== 'unseen'
    if (isUnchanged && page <= totalPages && findUpcoming(items, selected, PAGE_AHEAD).length < PAGE_AHEAD)
      fetchList({ ...list, page })
  }, [items, selected, list, totalPages, fetchJob, fetchList])
}

/** After Back from a job, focuses its row again. */
function useRestoreFocus(rows: React.RefObject<HTMLElement | null>) {
  const isBack = useNavigationType() === 'POP'
  const latest = useAppSelector(jobsState.selectedId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was true when the list appeared counts
  useEffect(() => {
    if (isBack && latest && document.activeElement === document.body)
      rows.current
        ?.querySelector<HTMLElement>(`[data-job="${CSS.escape(latest)}"]`)
        ?.focus({ preventScroll: true })
  }, [])
}
