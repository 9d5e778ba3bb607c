/** The security-relevant activity of the account: what, when, on which device and from where. */

import type { Activity as Entry } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../../api.ts'
import { ErrorState, StaleNotice } from '../../../components/ErrorState.tsx'
import { Skeleton, SkeletonLine } from '../../../components/Skeleton.tsx'
import sectionStyle from '../../../components/section.module.css'
import { texts as accountTexts } from '../texts.ts'
import { useActivityQuery } from './api.ts'

const { activity } = accountTexts

/** How many entries are shown at first, and added with each press. */
const PAGE_SIZE = 20

/** The entries, newest first; older ones on request. */
export function Activity() {
  const { data, isError, error, isFetching, refetch } = useActivityQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [shown, setShown] = useState(PAGE_SIZE)

  if (!data && isError)
    return <ErrorState text={messageOf(error, activity.failed)} onRetry={refetch} retrying={isFetching} />
  if (!data) {
    return (
      <Skeleton label={activity.waiting} className={sectionStyle.section}>
        <SkeletonLine width="60%" lines={3} />
        <SkeletonLine width="60%" lines={3} />
      </Skeleton>
    )
  }
  return (
    <section className={sectionStyle.section} aria-label={activity.title}>
      {isError && <StaleNotice text={messageOf(error, activity.failed)} onRetry={refetch} />}
      <p className={sectionStyle.quiet}>{data.length > 0 ? activity.lead : activity.empty}</p>
      {data.length > 0 && (
        <ul className={sectionStyle.list}>
          {data.slice(0, shown).map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be identical
            <ActivityRow key={at} entry={entry} />
          ))}
        </ul>
      )}
      {data.length > shown && (
        <Button className={sectionStyle.submit} onClick={() => setShown(shown + PAGE_SIZE)}>
          {activity.more}
        </Button>
      )}
    </section>
  )
}

const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function ActivityRow({ entry: { at, what, device, address } }: { entry: Entry }) {
  return (
    <li className={sectionStyle.row}>
      <div className={sectionStyle.rowText}>
        <p className={sectionStyle.name}>{activity.kinds[what]}</p>
        <p className={sectionStyle.quiet}>
          <time dateTime={at}>{dateTime.format(new Date(at))}</time>
          {[device, address].filter(Boolean).map((part) => ` · ${part}`)}
        </p>
      </div>
    </li>
  )
}
