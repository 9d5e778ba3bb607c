/** The devices where the person is logged in, and logging them out. */

import type { Session } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { messageOf } from '../../../api.ts'
import { ErrorState, StaleNotice } from '../../../components/ErrorState.tsx'
import { RelativeTime } from '../../../components/RelativeTime.tsx'
import { Skeleton, SkeletonLine } from '../../../components/Skeleton.tsx'
import sectionStyle from '../../../components/section.module.css'
import { longDate } from '../../../components/time.ts'
import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from './api.ts'
import style from './Settings.module.css'
import { texts } from './texts.ts'

const sessionTexts = texts.sessions

/** The server records the use of a session once an hour, so smaller differences are not shown. */
const HOUR = 3_600_000

/** The current session first, then the others by their last use. */
export function Sessions() {
  const { data, isError, error, isFetching, refetch } = useSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [endOthers, ending] = useEndOtherSessionsMutation()

  if (!data && isError)
    return (
      <ErrorState text={messageOf(error, sessionTexts.failedLoad)} onRetry={refetch} retrying={isFetching} />
    )
  if (!data) {
    return (
      <Skeleton label={sessionTexts.waiting} className={sectionStyle.section}>
        <SkeletonLine width="60%" lines={3} />
        <SkeletonLine width="60%" lines={3} />
      </Skeleton>
    )
  }
  const inOrder = [...data].sort((one, other) => Number(other.current) - Number(one.current))
  const alone = data.every(({ current }) => current)
  return (
    <section className={sectionStyle.section} aria-label={texts.sessionsTab}>
      {isError && <StaleNotice text={messageOf(error, sessionTexts.failedLoad)} onRetry={refetch} />}
      <p className={sectionStyle.quiet}>{sessionTexts.lead}</p>
      <ul className={sectionStyle.list}>
        {inOrder.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {alone ? (
        <p className={sectionStyle.quiet}>{sessionTexts.alone}</p>
      ) : (
        <Button className={sectionStyle.submit} onClick={() => endOthers()} loading={ending.isLoading}>
          {sessionTexts.endOthers}
        </Button>
      )}
      <p role="status" className={sectionStyle.done}>
        {ending.isSuccess && sessionTexts.ended(ending.data)}
      </p>
      <p role="alert" className={sectionStyle.error}>
        {ending.error && messageOf(ending.error, sessionTexts.failed)}
      </p>
    </section>
  )
}

function SessionRow({ session }: { session: Session }) {
  const [end, { isLoading, isSuccess, error }] = useEndSessionMutation()
  const { device, current, created_at: begun } = session
  return (
    <li className={sectionStyle.row}>
      <div className={sectionStyle.rowText}>
        <p className={sectionStyle.name}>
          {device} {current && <span className={style.badge}>{sessionTexts.here}</span>}
        </p>
        <p className={sectionStyle.quiet}>
          <LastUse session={session} /> · {sessionTexts.since(longDate(begun))}
        </p>
        <p role="alert" className={sectionStyle.error}>
          {error && messageOf(error, sessionTexts.failed)}
        </p>
      </div>
      {!current && (
        <Button
          onClick={() => end(session.id)}
          loading={isLoading || isSuccess}
          aria-label={sessionTexts.endOf(device)}
        >
          {sessionTexts.end}
        </Button>
      )}
    </li>
  )
}

function LastUse({ session: { current, last_used_at: at } }: { session: Session }) {
  if (current) return sessionTexts.now
  if (Date.now() - Date.parse(at) < HOUR) return sessionTexts.lately
  return (
    <>
      {sessionTexts.used} <RelativeTime at={at} />
    </>
  )
}
