/** The sources tab of the settings, refreshed while it is visible. */

import type { JobSource } from '@gigbell/contract'
import { Link } from 'react-router'
import { messageOf } from '../../api.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { useSourcesQuery } from './api.ts'
import style from './Sources.module.css'
import { texts } from './texts.ts'

const POLLING_INTERVAL = 15_000

/** All sources, failing ones first. */
export function Sources() {
  const { data, isError, error, isFetching, refetch } = useSourcesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLLING_INTERVAL,
    skipPollingIfUnfocused: true,
  })

  if (!data && isError)
    return <ErrorState text={messageOf(error, texts.failedLoad)} onRetry={refetch} retrying={isFetching} />
  if (!data)
    return (
      <Skeleton label={texts.waiting} className={style.section}>
        <SkeletonLine width="60%" lines={4} />
        <SkeletonLine width="60%" lines={4} />
      </Skeleton>
    )
  if (data.length === 0) return <EmptyState title={texts.none} text={texts.noneText} />
  const inOrder = [...data].sort((one, other) => Number(isFailing(other)) - Number(isFailing(one)))
  return (
    <section className={style.section} aria-label={texts.lead}>
      {isError && <StaleNotice text={messageOf(error, texts.failedLoad)} onRetry={refetch} />}
      <p className={style.quiet}>{texts.lead}</p>
      <ul className={style.list}>
        {inOrder.map((source) => (
          <SourceRow key={source.name} source={source} />
        ))}
      </ul>
    </section>
  )
}

const isFailing = (source: JobSource) => source.fault !== null

function SourceRow({ source }: { source: JobSource }) {
  const { fault, polled_at: checkedAt, next_at: nextAt, attribution, reading } = source
  const idleState = checkedAt ? 'fine' : 'waiting'
  const state = fault !== null ? 'failing' : reading === 'not_connected' ? 'notConnected' : idleState
  return (
    <li className={style.row}>
      <div className={style.head}>
        <h2 className={style.name} dir="auto">
          {source.label}
        </h2>
        <span className={style.state} data-state={state}>
          {texts.states[state]}
        </span>
      </div>
      {fault !== null && (
        <p className={style.fault} dir="auto">
          {fault}
        </p>
      )}
      {(reading === 'not_connected' || reading === 'sign_in_again') && (
        <p className={style.quiet}>
          {texts.personal(source.label)}{' '}
          <Link to="/dashboard/settings?tab=connected" className={style.link}>
            {texts.connect}
          </Link>
        </p>
      )}
      {checkedAt && (
        <p className={style.quiet}>
          {texts.asked} <RelativeTime at={checkedAt} />
          {nextAt && `, ${texts.next(clockTime(nextAt))}`}
        </p>
      )}
      {fault !== null && <LastSuccess at={source.succeeded_at} />}
      {source.read > 0 && (
        <p className={style.quiet}>{texts.counts(source.read, source.added, source.updated)}</p>
      )}
      <SkippedPosts source={source} />
      {attribution && (
        <p className={style.quiet}>
          {texts.credit}{' '}
          <a href={attribution.url} target="_blank" rel="noopener noreferrer" className={style.link}>
            {attribution.name}
          </a>
        </p>
      )}
    </li>
  )
}

function LastSuccess({ at }: { at: string | null }) {
  if (!at) return <p className={style.quiet}>{texts.neverWorked}</p>
  return (
    <p className={style.quiet}>
      {texts.worked} <RelativeTime at={at} />
    </p>
  )
}

/** The skipped posts, collapsed, for administrators. */
function SkippedPosts({ source: { skipped, set_aside: posts } }: { source: JobSource }) {
  if (posts.length === 0) return null
  return (
    <details className={style.aside}>
      <summary className={style.summary}>
        {skipped > 0 ? texts.setAside(skipped) : texts.newest(posts.length)}
      </summary>
      <ul className={style.reasons}>
        {posts.map(({ item, reason, at }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same item may be skipped twice at the same time
          <li key={`${at} ${place}`} dir="auto">
            <bdi>{item}</bdi>: {reason}
          </li>
        ))}
      </ul>
    </details>
  )
}

const clockTime = (iso: string) =>
  new Date(iso).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
