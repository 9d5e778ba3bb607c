import type { Job } from '@gigbell/contract'
import type { CallFailure } from '../../api.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { StaleNotice } from '../../components/ErrorState.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { sharedTexts } from '../../components/texts.ts'
import { useAppSelector } from '../../store.ts'
import { useJobQuery } from './api.ts'
import style from './JobDetails.module.css'
import { JobFailure } from './JobFailure.tsx'
import { JobPost } from './JobPost.tsx'
import { jobsState } from './jobsSlice.ts'
import { texts } from './texts.ts'

/** A call about a job that is this young is not sent again, in seconds. */
const FRESH_FOR_SECONDS = 60

/** Loads a job. A job from a list is returned immediately and completed by the fetch; null means an empty answer. */
export function useLoadedJob(id: string) {
  const known = useAppSelector((state) => jobsState.known(state, id))
  const { currentData, error, isFetching, refetch } = useJobQuery(id, {
    refetchOnMountOrArgChange: FRESH_FOR_SECONDS,
  })
  const failure = error as CallFailure | undefined
  const loaded: Job | null | undefined = currentData === undefined ? known : currentData
  return {
    // A deleted job is not shown, even if the list still had it.
    job: failure?.status === 404 ? undefined : loaded,
    failure,
    retrying: isFetching,
    retry: refetch,
  }
}

interface LoadedJobProps extends ReturnType<typeof useLoadedJob> {
  id: string
  /** The job is shown next to a list. */
  isPane?: boolean
  /** How long the post must be shown to count as seen, in milliseconds. */
  seenAfter?: number
}

/** A job in its states: loading, failed, empty, loaded. */
export function LoadedJob({ id, job, failure, retry, retrying, isPane = false, seenAfter }: LoadedJobProps) {
  if (job) {
    const failed = sharedTexts.errors.withMessage(failure?.message ?? texts.details.failed)
    return (
      <>
        {failure && <StaleNotice text={failed} onRetry={retry} />}
        <JobPost job={job} isPane={isPane} seenAfter={seenAfter} />
      </>
    )
  }
  if (failure) {
    return (
      <>
        {!isPane && <PageTitle className={style.hidden}>{texts.list.title}</PageTitle>}
        <JobFailure id={id} failure={failure} onRetry={retry} retrying={retrying} />
      </>
    )
  }
  return job === null ? <EmptyState title={texts.details.empty} /> : <JobSkeleton isPane={isPane} />
}

function JobSkeleton({ isPane }: { isPane: boolean }) {
  return (
    <Skeleton label={texts.details.waiting} className={isPane ? `${style.job} ${style.pane}` : style.job}>
      <div className={style.header}>
        <SkeletonLine width="30%" />
        <SkeletonLine width="85%" lines={2} />
      </div>
      <div className={style.side}>
        <div className={style.about}>
          <SkeletonLine lines={2.2} />
          <SkeletonLine lines={2.2} />
          <SkeletonLine lines={8} />
        </div>
      </div>
      <div className={style.body}>
        <SkeletonLine lines={5} />
        <SkeletonLine lines={4} />
        <SkeletonLine width="60%" lines={3} />
      </div>
    </Skeleton>
  )
}
