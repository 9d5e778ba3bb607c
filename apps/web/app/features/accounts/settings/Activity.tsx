/** What was done with the account that matters for its safety: what, when, on which device and from where. */

import type { Activity as Entry } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../../api.ts'
import { Failed, Stale } from '../../../components/Failed.tsx'
import { Bone, Waiting } from '../../../components/Skeleton.tsx'
import { texts as accountTexts } from '../texts.ts'
import { useActivityQuery } from './api.ts'
import style from './Settings.module.css'

const { activity } = accountTexts

/** How many lines are shown at first, and with each press. */
const STEP = 20

/** Newest first; the older lines on demand. */
export function Activity() {
  const { data, isError, error, isFetching, refetch } = useActivityQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [shown, setShown] = useState(STEP)

  if (!data && isError)
    return <Failed text={messageOf(error, activity.failed)} onRetry={refetch} retrying={isFetching} />
  if (!data) {
    return (
      <Waiting label={activity.waiting} className={style.section}>
        <Bone width="60%" lines={3} />
        <Bone width="60%" lines={3} />
      </Waiting>
    )
  }
  return (
    <section className={style.section} aria-label={activity.title}>
      {isError && <Stale text={messageOf(error, activity.failed)} onRetry={refetch} />}
      <p className={style.quiet}>{data.length > 0 ? activity.lead : activity.empty}</p>
      {data.length > 0 && (
        <ul className={style.list}>
          {data.slice(0, shown).map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be alike in everything
            <ActivityRow key={at} entry={entry} />
          ))}
        </ul>
      )}
      {data.length > shown && (
        <Button className={style.submit} onClick={() => setShown(shown + STEP)}>
          {activity.more}
        </Button>
      )}
    </section>
  )
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function ActivityRow({ entry: { at, what, device, address } }: { entry: Entry }) {
  return (
    <li className={style.row}>
      <div className={style.rowText}>
        <p className={style.name}>{activity.kinds[what]}</p>
        <p className={style.quiet}>
          <time dateTime={at}>{moment.format(new Date(at))}</time>
          {[device, address].filter(Boolean).map((part) => ` · ${part}`)}
        </p>
      </div>
    </li>
  )
}
