/** Jobs as cards in two columns, the keys that move through them, and the same place while they come. */
import type { Job } from '@gigbell/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import { JobSummarySkeletons } from '../../components/JobSummarySkeletons.tsx'
import { isTyping } from '../../shell/useShortcuts.ts'
import { useAppSelector } from '../../store.ts'
import style from './JobCard.module.css'
import { JobCard } from './JobCard.tsx'
import { jobsState } from './jobsSlice.ts'
import { isNew } from './viewHistory.ts'

interface JobCardsProps {
  jobs: readonly Job[]
  /** The level of the cards' titles among the headings of the screen. */
  heading: 'h2' | 'h3'
  /** What the list is called when it is read out. */
  label: string
}

/** Jobs as cards. `j` and `k` move through them, Enter opens (the focus is on the card's link). */
export function JobCards({ jobs, heading, label }: JobCardsProps) {
  const seen = useAppSelector(jobsState.seen)
  const opened = new Set(seen.opened)
  const now = useCurrentMinute()
  const list = useRef<HTMLUListElement>(null)
  useJobKeys(list)
  useRestoreFocus(list)

  return (
    <ul ref={list} className={style.grid} aria-label={label}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard
            job={job}
            heading={heading}
            opened={opened.has(job.id)}
            fresh={!opened.has(job.id) && isNew(seen, job.ts_publish, now)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Cards that are on their way, in the same columns. */
export const JobCardSkeletons = (props: { count: number; label: string }) => (
  <JobSummarySkeletons {...props} className={style.grid} />
)

type List = React.RefObject<HTMLUListElement | null>

const linksOf = (list: List) => [...(list.current?.querySelectorAll<HTMLElement>('[data-job]') ?? [])]

/** `j`: the next card, at first the first one; `k`: the one before. */
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

/** Back from a job: its card has the focus again, so that the keyboard goes on from there. */
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

/** Now, once a minute: a job stops being new while one looks at it. */
function useCurrentMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
