/** The bell's menu: the latest entries and a link to all. Loaded when it is first opened. */

import type { Notification } from '@gigbell/contract'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { messageOf } from '../../api.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { TrackedLink } from '../../components/TrackedLink.tsx'
import style from './Bell.module.css'
import { type InboxPage, useMarkReadMutation } from './inbox.ts'
import { texts } from './texts.ts'
import { titleOf } from './titleOf.ts'

interface LatestEntriesProps {
  /** The state of the query. */
  answer: {
    data?: InboxPage
    isError: boolean
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** Called when a link is followed. */
  onLeave: () => void
}

/** The latest five entries. */
export function LatestEntries({
  answer: { data, isError, error, isFetching, refetch },
  onLeave,
}: LatestEntriesProps) {
  const { key } = useLocation()
  const initialKey = useRef(key)
  // Also closes after a navigation by keyboard shortcut.
  useEffect(() => {
    if (initialKey.current !== key) onLeave()
  }, [key, onLeave])

  return (
    <section className={style.panel} aria-label={texts.latest}>
      {!data && isError && (
        <ErrorState text={messageOf(error, texts.failed)} onRetry={refetch} retrying={isFetching} />
      )}
      {!data && !isError && (
        <Skeleton label={texts.waiting} className={style.waiting}>
          <SkeletonLine lines={2.5} />
          <SkeletonLine lines={2.5} />
          <SkeletonLine lines={2.5} />
        </Skeleton>
      )}
      {data?.data.length === 0 && (
        <div className={style.empty}>
          <p className={style.title}>{texts.empty}</p>
          <Link to="/dashboard/alerts">{texts.toAlerts}</Link>
        </div>
      )}
      {data && data.data.length > 0 && (
        <ul className={style.entries}>
          {data.data.map((entry) => (
            <LatestEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <Link to="/dashboard/notifications" className={style.all}>
        {texts.seeAll}
      </Link>
    </section>
  )
}

function addressOfEntry({ letter, job }: Notification): string {
  if (letter) return `/dashboard/letters/${letter.id}`
  return job ? `/dashboard/job-details/${job.id}` : '/dashboard/notifications'
}

function LatestEntry({ entry }: { entry: Notification }) {
  const [markRead] = useMarkReadMutation()
  const open = () => {
    if (entry.read_at === null) markRead({ ids: [entry.id] })
  }
  const names = entry.alerts.map(({ name }) => name)
  const more = names.length - 1
  return (
    <li className={style.entry} data-read={entry.read_at !== null || undefined}>
      <TrackedLink to={addressOfEntry(entry)} onOpen={open} className={style.link}>
        <span className={style.title} dir="auto">
          {titleOf(entry) ?? texts.gone}
        </span>
        <span className={style.why}>
          <span className={style.alert} dir="auto">
            {names[0]}
            {more > 0 && ` ${texts.more(more)}`}
          </span>
          <RelativeTime at={entry.created_at} className={style.time} />
        </span>
      </TrackedLink>
    </li>
  )
}
