/** The inbox (spec §2 "Notifications page"): matched jobs, the reasons, and how soon each alert was sent. */

import type { Notification } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { messageOf } from '../../api.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { JobSummarySkeletons } from '../../components/JobSummary.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { titled } from '../../components/title.ts'
import { InboxList } from './InboxList.tsx'
import { useInboxInfiniteQuery, useMarkReadMutation } from './inbox.ts'
import style from './Notifications.module.css'
import { texts } from './texts.ts'

export const handle = { section: texts.title }
export const meta = () => titled(texts.title)

/** The inbox in its states: loading, failed, empty, with entries. */
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
        <PageTitle>{texts.title}</PageTitle>
        <p className={style.text}>{texts.text}</p>
      </header>
      {!entries && isError && (
        <ErrorState text={messageOf(error, texts.failed)} onRetry={refetch} retrying={isFetching} />
      )}
      {!entries && !isError && <JobSummarySkeletons count={4} label={texts.waiting} className={style.list} />}
      {entries?.length === 0 && (
        <EmptyState title={texts.empty} text={texts.emptyText}>
          <Button component={Link} to="/dashboard/alerts" variant="next">
            {texts.toAlerts}
          </Button>
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <>
          {isError && !olderFailed && <StaleNotice text={messageOf(error, texts.failed)} onRetry={refetch} />}
          <Tools unread={unread} />
          <InboxList
            entries={entries}
            onEnd={() => {
              if (older.hasNextPage && !older.isFetchingNextPage) void older.fetchNextPage()
            }}
          />
          {older.hasNextPage && (
            <div className={style.older}>
              <p role="alert" className={style.error}>
                {olderFailed && messageOf(error, texts.olderFailed)}
              </p>
              <Button onClick={() => older.fetchNextPage()} loading={older.isFetchingNextPage}>
                {texts.older}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

/** The unread count and the button that marks all as read. */
function Tools({ unread }: { unread: number }) {
  const [markRead, { error, isLoading }] = useMarkReadMutation()
  return (
    <div className={style.tools}>
      <p className={style.text} role="status">
        {texts.unread(unread)}
      </p>
      {unread > 0 && (
        <Button variant="subtle" onClick={() => markRead({ all: true })} loading={isLoading}>
          {texts.allRead}
        </Button>
      )}
      <p role="alert" className={style.error}>
        {error && messageOf(error, texts.readFailed)}
      </p>
    </div>
  )
}

/** Removes duplicates: an entry may be on two pages when others arrived between the fetches. */
const unique = (entries: Notification[]) => [...new Map(entries.map((entry) => [entry.id, entry])).values()]
