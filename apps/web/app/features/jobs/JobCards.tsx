/** Job cards in two columns, their keyboard navigation and their placeholders. */
import type { Job } from '@gigbell/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { JobSummarySkeletons } from '../../components/JobSummary.tsx'
import { isTyping } from '../../shell/useShortcuts.ts'
import { useAppSelector } from '../../store.ts'
import style from './JobCard.module.css'
import { JobCard } from './JobCard.tsx'
import { jobsState } from './jobsSlice.ts'
import { HiddenJob } from './mine/HiddenJob.tsx'
import { useFocusAfterSwap } from './mine/useFocusAfterSwap.ts'
import { useMarks } from './mine/useMarks.ts'
import { texts } from './texts.ts'
import { useCurrentMinute } from './useCurrentMinute.ts'
import { isNew } from './viewHistory.ts'

interface JobCardsProps {
  jobs: readonly Job[]
  /** The heading level of the cards' titles. */
  heading: 'h2' | 'h3'
  /** The label of the list for screen readers. */
  label: string
  /** The list is that of hidden jobs; in the others, a job that is hidden becomes a line with a button to undo it. */
  isHiddenList?: boolean
}

/** A list of job cards. `j` and `k` move the focus between the cards' links, Enter opens one. */
export function JobCards({ jobs, heading, label, isHiddenList = false }: JobCardsProps) {
  const seen = useAppSelector(jobsState.seen)
  const opened = new Set(seen.opened)
  const now = useCurrentMinute()
  const list = useRef<HTMLUListElement>(null)
  useJobKeys(list)
  useRestoreFocus(list)

  return (
    <ul ref={list} className={style.grid} aria-label={label}>
      {jobs.map((job) => (
        <CardItem
          key={job.id}
          job={job}
          heading={heading}
          isOpened={opened.has(job.id)}
          isNew={isNew(seen, job.ts_publish, now)}
          isHiddenList={isHiddenList}
        />
      ))}
    </ul>
  )
}

interface CardItemProps extends Pick<JobCardsProps, 'heading'> {
  job: Job
  /** The job was opened in this browser. */
  isOpened: boolean
  isNew: boolean
  isHiddenList: boolean
}

/** An item of the list: a card, or a line in its place after the job was hidden. */
function CardItem({ job, heading, isOpened, isNew: isRecent, isHiddenList }: CardItemProps) {
  const { hidden, seen } = useMarks(job)
  const isLine = hidden && !isHiddenList
  const item = useRef<HTMLLIElement>(null)
  useFocusAfterSwap(item, isLine)
  const isViewed = isOpened || seen
  return (
    <li ref={item}>
      {isLine ? (
        <HiddenJob job={job} text={texts.mine.hiddenJob(job.title)} />
      ) : (
        <JobCard job={job} heading={heading} isViewed={isViewed} isNew={isRecent && !isViewed} />
      )}
    </li>
  )
}

/** Placeholders for the cards, in the same columns. */
export const JobCardSkeletons = (props: { count: number; label: string }) => (
  <JobSummarySkeletons {...props} className={style.grid} />
)

type List = React.RefObject<HTMLUListElement | null>

const linksOf = (list: List) => [...(list.current?.querySelectorAll<HTMLElement>('[data-job]') ?? [])]

/** `j` focuses the next card, initially the first one; `k` the previous one. */
function useJobKeys(list: List) {
  const move = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return
    if (event.key !== 'j' && event.key !== 'k') return
    const links = linksOf(list)
    const at = links.indexOf(document.activeElement as HTMLElement)
    const next = event.key === 'j' ? links[at + 1] : links[Math.max(at - 1, 0)]
    if (!next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.closest('li')?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => move(event)
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}

/** After Back from a job, focuses its card again. */
function useRestoreFocus(list: List) {
  const back = useNavigationType() === 'POP'
  const selected = useAppSelector(jobsState.selectedId)
  const arrive = useEffectEvent(() => {
    if (!back || !selected) return
    linksOf(list)
      .find((link) => link.dataset.job === selected)
      ?.focus({ preventScroll: true })
  })
  useEffect(() => arrive(), [])
}
