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

/** The default list of the jobs screen, so that both share the cache. */
const newest: JobList = {}
/** The best matches of the last week: older posts have been answered by others. */
const bestMatches: JobList = { sort: 'best_match', posted_within: 168 }

/** How long the newest jobs wait for the best matches, in milliseconds, so that they are rarely replaced. */
const MAX_WAIT = 500

/**
 * Loads the jobs to feature: the best matches when a profile has skills, else the newest, also when there are no
 * matches or they could not be loaded. `fits` is undefined until it is known whether a profile has skills.
 */
export function useFeaturedJobs(fits: boolean | undefined): JobListResult {
  const best = useJobList(bestMatches, { skip: !fits })
  const hasMatches = best.jobs !== undefined && best.jobs.length > 0
  const plain = useJobList(newest, { skip: hasMatches })
  const undecided = fits === undefined || (fits && !best.jobs && !best.error)
  const isWaiting = useBoundedWait(undecided)
  const answer = hasMatches ? best : isWaiting ? { ...plain, jobs: undefined } : plain

  const dispatch = useAppDispatch()
  const { jobs } = answer
  useEffect(() => {
    if (jobs) dispatch(featuredShown(jobs.slice(0, FEATURED)))
  }, [dispatch, jobs])
  return answer
}

/** Returns whether to keep waiting, for at most MAX_WAIT. */
function useBoundedWait(undecided: boolean): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), MAX_WAIT)
    return () => clearTimeout(timer)
  }, [])
  return undecided && !over
}

/** The featured jobs and a link to all. */
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
