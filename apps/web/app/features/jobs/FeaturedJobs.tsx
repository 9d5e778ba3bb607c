import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { useAppDispatch } from '../../store.ts'
import style from './DashboardHome.module.css'
import { JobCardSkeletons, JobCards } from './JobCards.tsx'
import { featuredShown } from './jobsSlice.ts'
import type { JobList } from './listQuery.ts'
import { texts } from './texts.ts'
import { type JobListResult, useJobList } from './useJobList.ts'

/** How many jobs the dashboard shows (spec §9). */
const FEATURED = 2

/** The plain list: the one the jobs screen begins with, so that both share what was fetched. */
const newest: JobList = {}
/** Of the last week what fits the profiles best: what is older has been answered by others. */
const bestMatches: JobList = { sort: 'best_match', posted_within: 168 }

/** How long, in milliseconds, the newest wait for those that fit: mostly nothing has to be replaced then. */
const MAX_WAIT = 500

/**
 * The jobs to feature: where a profile names skills those that fit it best, else the newest, as where a week brought
 * none that fit or they could not be loaded. `fits` is absent while it isn't known whether a profile does.
 */
export function useFeaturedJobs(fits: boolean | undefined): JobListResult {
  const best = useJobList(bestMatches, { skip: !fits })
  const found = best.jobs !== undefined && best.jobs.length > 0
  const plain = useJobList(newest, { skip: found })
  const undecided = fits === undefined || (fits && !best.jobs && !best.error)
  const isWaiting = useBoundedWait(undecided)
  const answer = found ? best : isWaiting ? { ...plain, jobs: undefined } : plain

  const dispatch = useAppDispatch()
  const { jobs } = answer
  useEffect(() => {
    if (jobs) dispatch(featuredShown(jobs.slice(0, FEATURED)))
  }, [dispatch, jobs])
  return answer
}

/** Whether to go on waiting for a decision: not for longer than the bound. */
function useBoundedWait(undecided: boolean): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), MAX_WAIT)
    return () => clearTimeout(timer)
  }, [])
  return undecided && !over
}

/** Two jobs, and the way to all. */
export function FeaturedJobs(answer: JobListResult) {
  return (
    <section className={style.featured} aria-labelledby="featured-jobs">
      <div className={style.head}>
        <h2 id="featured-jobs" className={style.heading}>
          {texts.home.featured}
        </h2>
        <Link to="/dashboard/jobs" className={style.all}>
          {texts.home.seeAll}
        </Link>
      </div>
      <Featured {...answer} />
    </section>
  )
}

function Featured({ jobs, error, fetching, refetch }: JobListResult) {
  if (!jobs && error) return <ErrorState text={texts.home.failed} onRetry={refetch} retrying={fetching} />
  if (!jobs) return <JobCardSkeletons count={FEATURED} label={texts.home.waiting} />
  if (jobs.length === 0) return <p className={style.empty}>{texts.home.empty}</p>
  return (
    <>
      {error && <StaleNotice text={texts.home.failed} onRetry={refetch} />}
      <JobCards jobs={jobs.slice(0, FEATURED)} heading="h3" label={texts.home.featured} />
    </>
  )
}
