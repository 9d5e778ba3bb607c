import type { Job } from '@gigbell/contract'
import { memo, useRef } from 'react'
import { Link } from 'react-router'
import { SaveIcon } from '../../../components/icons.ts'
import { count } from '../../../components/money.ts'
import { RelativeTime } from '../../../components/RelativeTime.tsx'
import { sharedTexts } from '../../../components/texts.ts'
import { formatBudget } from '../budget.ts'
import { FitLine } from '../fit/FitLine.tsx'
import { HiddenJob } from '../mine/HiddenJob.tsx'
import { MarkButtons, MarkFailure } from '../mine/MarkButtons.tsx'
import { useFocusAfterSwap } from '../mine/useFocusAfterSwap.ts'
import { useMarks } from '../mine/useMarks.ts'
import { texts } from '../texts.ts'
import style from './SplitJobs.module.css'
import { SwipeRow } from './SwipeRow.tsx'
import { splitTexts } from './texts.ts'

interface JobRowProps {
  job: Job
  /** The address that shows the job next to the list, or as a panel. */
  path: string
  isSelected: boolean
  /** The job was opened in this browser. */
  isOpened: boolean
  isNew: boolean
  /** The job opens as a panel in the place of the list. */
  isNarrow: boolean
  isHiddenList: boolean
  /** Called when the row's link is followed in this window. */
  onOpen: (id: string, isByKey: boolean) => void
}

/** A job in the list of the split layout: title, budget, facts and age; or a line in its place after it was hidden. */
export const JobRow = memo(function JobRow({ job, ...row }: JobRowProps) {
  const { hidden } = useMarks(job)
  const isLine = hidden && !row.isHiddenList
  const item = useRef<HTMLLIElement>(null)
  useFocusAfterSwap(item, isLine)
  return (
    <li ref={item}>
      {isLine ? (
        <HiddenJob job={job} text={texts.mine.hiddenJob(job.title)} />
      ) : (
        <SwipeRow job={job}>
          <ShownJob {...row} job={job} />
        </SwipeRow>
      )}
    </li>
  )
})

function ShownJob({ job, isSelected, isNarrow, ...row }: JobRowProps) {
  const { saved, seen } = useMarks(job)
  const isViewed = row.isOpened || seen
  const facts = [
    job.type && texts.list.types[job.type],
    job.level,
    job.applicants !== null && splitTexts.applicants(count(job.applicants), job.applicants),
  ].filter(Boolean)
  const budget = formatBudget(job)
  return (
    <div className={style.row} data-viewed={isViewed || undefined} data-selected={isSelected || undefined}>
      <Link
        to={row.path}
        replace={!isNarrow}
        preventScrollReset={!isNarrow}
        state={isNarrow ? { fromList: true } : undefined}
        className={style.link}
        data-job={job.id}
        aria-current={isSelected || undefined}
        onClick={({ detail, ctrlKey, metaKey, shiftKey }) => {
          if (!ctrlKey && !metaKey && !shiftKey) row.onOpen(job.id, detail === 0)
        }}
      >
        <span className={style.title} dir="auto">
          {job.title}
        </span>
        <span className={style.facts}>
          {budget && <strong>{budget}</strong>}
          {budget && facts.length > 0 && ' · '}
          {facts.join(' · ')}
        </span>
        <span className={style.age}>
          {row.isNew && !isViewed && (
            <span className={style.dot}>
              <span className={style.aloud}>{sharedTexts.job.new}</span>
            </span>
          )}
          {isViewed && <span className={style.aloud}>{sharedTexts.job.opened}</span>}
          <RelativeTime at={job.ts_publish} />
          {saved && !isNarrow && (
            <>
              <SaveIcon size={14} fill="currentColor" />
              <span className={style.aloud}>{texts.mine.saved}</span>
            </>
          )}
        </span>
        {job.fit && (
          <span className={style.fit}>
            <FitLine fit={job.fit} />
          </span>
        )}
      </Link>
      {isNarrow && <MarkButtons job={job} />}
      {/* The selected job says it next to the list. */}
      {!isSelected && <MarkFailure job={job} />}
    </div>
  )
}
