/**
 * Selecting and marking jobs in the split layout. The selected job is in the address. Past the last job the rest of the
 * page follows (useRestOfPage.ts), then the next one.
 */
import type { Job, JobPage } from '@gigbell/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useScreenKeys } from '../../../shell/useScreenKeys.ts'
import { useAppDispatch, useAppSelector } from '../../../store.ts'
import { openable } from '../facts.ts'
import { jobsState } from '../jobsSlice.ts'
import type { JobList } from '../listQuery.ts'
import { applyPending, type MarkChange } from '../mine/marks.ts'
import { changeMarks, selectMarkedJobs } from '../mine/marksSlice.ts'
import { recordOpenedPost } from '../openedPosts.ts'
import { texts } from '../texts.ts'
import { useRestOfPage } from '../useRestOfPage.ts'
import { jobsPath } from './jobsAddress.ts'
import { findNeighbor } from './neighbors.ts'
import { splitTexts } from './texts.ts'
import { useRowFocus } from './useRowFocus.ts'
import { useSelectedJob } from './useSelectedJob.ts'

/** The list that is shown, and the selected job in the address. */
export interface TriageProps {
  list: JobList
  jobs: readonly Job[]
  totalPages: number
  /** The id of the job in the address. */
  job: string | undefined
  /** The selected job is shown in the place of the list. */
  isNarrow: boolean
  /** Fetches the page again. */
  refetch: () => Promise<JobPage | undefined>
}

/** The job to select on a page that was opened by `j` or `k`. */
type Arrival = 'first' | 'last'

const words = splitTexts

/** Returns the selected job, the elements that take the focus, and what to announce; handles the keys. */
export function useTriage({ list, jobs, totalPages, job: idInAddress, isNarrow, refetch }: TriageProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const marked = useAppSelector(selectMarkedJobs)
  const items = useMemo(
    () =>
      jobs.map((job) => ({
        id: job.id,
        isHidden: list.mine !== 'hidden' && applyPending(job, marked[job.id]).hidden,
      })),
    [jobs, marked, list.mine],
  )
  const location = useLocation()
  const arrival = (location.state as { arrival?: Arrival } | null)?.arrival
  const latest = useAppSelector(jobsState.selectedId)
  const shown = items.filter(({ isHidden }) => !isHidden)
  const initial =
    arrival === 'last' ? shown.at(-1) : (!arrival && shown.find(({ id }) => id === latest)) || shown[0]
  const {
    selected,
    select: setSelected,
    follow,
    flush,
    cancel,
  } = useSelectedJob(list, idInAddress, isNarrow ? undefined : initial?.id)

  const [announcement, setAnnouncement] = useState('')
  const { rows, pane, focusRow, focusPane, focusedRow } = useRowFocus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that a key has opened takes the focus once
  useEffect(() => {
    if (arrival && selected) focusRow(selected)
  }, [location.key])
  const hidden = useRef<Job[]>([])
  const isLoadingMore = useRef(false)
  const { hasMovedUp, fetchRest } = useRestOfPage({ list, jobs, refetch })

  /** Returns the job that the keys act on: a narrow window has no selected one, but a focused row. */
  const currentId = () => selected ?? focusedRow()
  const findJob = (id: string | undefined) => jobs.find((job) => job.id === id)

  function select(id: string) {
    setAnnouncement('')
    focusRow(id)
    if (!isNarrow) setSelected(id)
  }

  function openPage(page: number, from: Arrival) {
    cancel()
    const path = jobsPath({ ...list, page }, { isSplit: true })
    void navigate(path, { state: { arrival: from }, preventScrollReset: true })
  }

  async function continuePastEnd() {
    if (isLoadingMore.current) return
    isLoadingMore.current = true
    const rest = hasMovedUp ? await fetchRest() : undefined
    isLoadingMore.current = false
    const current = list.page ?? 1
    if (rest?.first) select(rest.first.id)
    else if (current < (rest?.totalPages ?? totalPages)) openPage(current + 1, 'first')
    else setAnnouncement(words.end)
  }

  function move(step: 1 | -1) {
    const next = findNeighbor(items, currentId() ?? '', step)
    if (next) select(next)
    else if (step === 1) void continuePastEnd()
    else if (list.page !== undefined) openPage(list.page - 1, 'last')
    else setAnnouncement(words.start)
  }

  function mark(job: Job, change: MarkChange, announced: string) {
    void dispatch(changeMarks(job, change))
    setAnnouncement(announced)
  }

  function hideOrUnhide(job: Job) {
    if (applyPending(job, marked[job.id]).hidden)
      return mark(job, { hidden: false }, words.unhidden(job.title))
    const next = findNeighbor(items, job.id, 1) ?? findNeighbor(items, job.id, -1)
    if (findNeighbor(items, job.id, 1) || !next) move(1)
    else select(next)
    hidden.current.push(job)
    mark(job, { hidden: true }, words.hidden(job.title))
  }

  function undoHide() {
    const job = hidden.current.pop()
    if (!job) return setAnnouncement(words.nothingToUndo)
    if (findJob(job.id)) select(job.id)
    mark(job, { hidden: false }, words.unhidden(job.title))
  }

  function applyTo(job: Job) {
    const url = openable(job.url)
    if (!url) return setAnnouncement(texts.details.noLink)
    recordOpenedPost(job)
    window.open(url, '_blank', 'noopener,noreferrer')
  }

  function openSelected() {
    // A focused link or button keeps its own effect of Enter.
    if (isNarrow || !selected || document.activeElement?.closest('a, button, summary')) return false
    focusPane()
    return true
  }

  function returnToList() {
    if (!selected || !pane.current?.contains(document.activeElement)) return false
    focusRow(selected)
    return true
  }

  const withJob = (act: (job: Job) => unknown) => () => {
    const job = findJob(currentId())
    return job ? act(job) : false
  }
  useScreenKeys({
    j: () => move(1),
    k: () => move(-1),
    s: withJob((job) => {
      const saved = !applyPending(job, marked[job.id]).saved
      mark(job, { saved }, saved ? words.saved(job.title) : words.unsaved(job.title))
    }),
    x: withJob(hideOrUnhide),
    u: undoHide,
    l: withJob(({ id }) => {
      flush()
      void navigate(`/dashboard/job-details/${id}/generate`)
    }),
    a: withJob(applyTo),
    Enter: openSelected,
    Escape: returnToList,
  })

  const open = useCallback(
    (id: string, isByKey: boolean) => {
      if (isNarrow) return
      follow(id)
      if (isByKey) focusPane()
    },
    [isNarrow, follow, focusPane],
  )
  return { items, selected, announcement, rows, pane, open }
}
