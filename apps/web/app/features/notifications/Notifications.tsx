/** The inbox (spec §2 "Notifications page"): what rang, why, and how long it took. */
import type { Notification } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { messageOf } from '../../api.ts'
import { Empty } from '../../components/Empty.tsx'
import { Failed, Stale } from '../../components/Failed.tsx'
import { JobFacesWaiting } from '../../components/JobFacesWaiting.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { titled } from '../../components/title.ts'
import { copy } from '../../copy.ts'
import { Entry } from './Entry.tsx'
import { useInboxInfiniteQuery, useMarkReadMutation } from './inbox.ts'
import style from './Notifications.module.css'
import { words } from './words.ts'

export const handle = { section: copy.notifications.title }
export const meta = () => titled(copy.notifications.title)

/** The specification's heading and text, then the entries in their states. */
export default function Notifications() {
  const { data, isError, error, isFetching, refetch, ...older } = useInboxInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: 15,
  })
  const entries = data && unique(data.pages.flatMap((page) => page.data))
  const unread = data?.pages[0]?.unread ?? 0
  const olderFailed = older.isFetchNextPageError

  return (
    <div className={style.page}>
      <header>
        <PageTitle>{copy.notifications.title}</PageTitle>
        <p className={style.text}>{copy.notifications.text}</p>
      </header>
      {!entries && isError && (
        <Failed text={messageOf(error, words.failed)} onRetry={refetch} retrying={isFetching} />
      )}
      {!entries && !isError && <JobFacesWaiting count={4} label={words.waiting} className={style.list} />}
      {entries?.length === 0 && (
        <Empty title={words.empty} text={words.emptyText}>
          <Button component={Link} to="/dashboard/alerts" variant="next">
            {words.toAlerts}
          </Button>
        </Empty>
      )}
      {entries && entries.length > 0 && (
        <>
          {isError && !olderFailed && <Stale text={messageOf(error, words.failed)} onRetry={refetch} />}
          <Tools unread={unread} />
          <ul className={style.list} aria-label={words.list}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
          {older.hasNextPage && (
            <div className={style.older}>
              <p role="alert" className={style.error}>
                {olderFailed && messageOf(error, words.olderFailed)}
              </p>
              <Button onClick={() => older.fetchNextPage()} loading={older.isFetchingNextPage}>
                {words.older}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

/** How many are unread, and the way to have none. */
function Tools({ unread }: { unread: number }) {
  const [markRead, { error, isLoading }] = useMarkReadMutation()
  return (
    <div className={style.tools}>
      <p className={style.text} role="status">
        {words.unread(unread)}
      </p>
      {unread > 0 && (
        <Button variant="subtle" onClick={() => markRead({ all: true })} loading={isLoading}>
          {words.allRead}
        </Button>
      )}
      <p role="alert" className={style.error}>
        {error && messageOf(error, words.readFailed)}
      </p>
    </div>
  )
}

/** What came in while an older page was fetched may stand on two pages. */
const unique = (entries: Notification[]) => [...new Map(entries.map((entry) => [entry.id, entry])).values()]
