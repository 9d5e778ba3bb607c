/** Where one is logged in, and ending it there. */

import type { Session } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { messageOf } from '../../../api.ts'
import { Failed, Stale } from '../../../components/Failed.tsx'
import { RelativeTime } from '../../../components/RelativeTime.tsx'
import { Bone, Waiting } from '../../../components/Skeleton.tsx'
import { longDate } from '../../../components/time.ts'
import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from './api.ts'
import style from './Settings.module.css'
import { texts } from './texts.ts'

const words = texts.sessions

/** The server notes the use of a session once an hour, so nothing more exact is said. */
const HOUR = 3_600_000

/** This session first, then the others by their last use. */
export function Sessions() {
  const { data, isError, error, isFetching, refetch } = useSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [endOthers, ending] = useEndOtherSessionsMutation()

  if (!data && isError)
    return <Failed text={messageOf(error, words.failedLoad)} onRetry={refetch} retrying={isFetching} />
  if (!data) {
    return (
      <Waiting label={words.waiting} className={style.section}>
        <Bone width="60%" lines={3} />
        <Bone width="60%" lines={3} />
      </Waiting>
    )
  }
  const inOrder = [...data].sort((one, other) => Number(other.current) - Number(one.current))
  const alone = data.every(({ current }) => current)
  return (
    <section className={style.section} aria-label={texts.sessionsTab}>
      {isError && <Stale text={messageOf(error, words.failedLoad)} onRetry={refetch} />}
      <p className={style.quiet}>{words.lead}</p>
      <ul className={style.list}>
        {inOrder.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {alone ? (
        <p className={style.quiet}>{words.alone}</p>
      ) : (
        <Button className={style.submit} onClick={() => endOthers()} loading={ending.isLoading}>
          {words.endOthers}
        </Button>
      )}
      <p role="status" className={style.done}>
        {ending.isSuccess && words.ended(ending.data)}
      </p>
      <p role="alert" className={style.error}>
        {ending.error && messageOf(ending.error, words.failed)}
      </p>
    </section>
  )
}

function SessionRow({ session }: { session: Session }) {
  const [end, { isLoading, isSuccess, error }] = useEndSessionMutation()
  const { device, current, created_at: begun } = session
  return (
    <li className={style.row}>
      <div className={style.rowText}>
        <p className={style.name}>
          {device} {current && <span className={style.badge}>{words.here}</span>}
        </p>
        <p className={style.quiet}>
          <LastUse session={session} /> · {words.since(longDate(begun))}
        </p>
        <p role="alert" className={style.error}>
          {error && messageOf(error, words.failed)}
        </p>
      </div>
      {!current && (
        <Button
          onClick={() => end(session.id)}
          loading={isLoading || isSuccess}
          aria-label={words.endOf(device)}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}

function LastUse({ session: { current, last_used_at: at } }: { session: Session }) {
  if (current) return words.now
  if (Date.now() - Date.parse(at) < HOUR) return words.lately
  return (
    <>
      {words.used} <RelativeTime at={at} />
    </>
  )
}
