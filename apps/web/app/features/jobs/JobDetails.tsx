/** A job's screen (spec §2 "Job details"): the post, its facts and the actions. */

import type { Job } from '@gigbell/contract'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import type { CallFailure } from '../../api.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { StaleNotice } from '../../components/ErrorState.tsx'
import { ArrowLeftIcon } from '../../components/icons.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { sharedTexts } from '../../components/texts.ts'
import { windowTitle } from '../../components/title.ts'
import { useAppDispatch, useAppSelector } from '../../store.ts'
import { useJobQuery } from './api.ts'
import { JobActions } from './JobActions.tsx'
import style from './JobDetails.module.css'
import { ClientFacts, JobFacts } from './JobFacts.tsx'
import { JobFailure } from './JobFailure.tsx'
import { jobShown, jobsState } from './jobsSlice.ts'
import { HiddenJob } from './mine/HiddenJob.tsx'
import { MarkButtons, MarkFailure } from './mine/MarkButtons.tsx'
import { useMarks } from './mine/useMarks.ts'
import { PostText } from './PostText.tsx'
import { texts } from './texts.ts'

export const handle = { section: texts.list.title }
// The screen renders the title itself, with the job's name: a title here would be a second one.
export const meta = () => []

/** The job in its states. A job from the list is shown immediately and completed by the fetch. */
export default function JobDetails() {
  const { id = '' } = useParams()
  const back = useAppSelector(jobsState.lastList)
  const known = useAppSelector((state) => jobsState.known(state, id))
  const { currentData, error, isFetching, refetch } = useJobQuery(id, { refetchOnMountOrArgChange: 60 })
  const failure = error as CallFailure | undefined
  const failed = sharedTexts.errors.withMessage(failure?.message ?? texts.details.failed)
  // A deleted job is not shown, even if the list still had it.
  const job =
    failure?.status === 404 ? undefined : (currentData ?? (currentData === undefined ? known : null))

  return (
    <>
      <title>{windowTitle(job?.title ?? texts.list.title)}</title>
      <Link to={back} className={style.back}>
        <ArrowLeftIcon />
        {texts.details.back}
      </Link>
      {job ? (
        <>
          {failure && <StaleNotice text={failed} onRetry={refetch} />}
          <JobPost job={job} />
        </>
      ) : failure ? (
        <>
          <PageTitle className={style.hidden}>{texts.list.title}</PageTitle>
          <JobFailure id={id} failure={failure} onRetry={refetch} retrying={isFetching} />
        </>
      ) : job === null ? (
        <EmptyState title={texts.details.empty} />
      ) : (
        <JobSkeleton />
      )}
    </>
  )
}

function JobPost({ job }: { job: Job }) {
  const dispatch = useAppDispatch()
  const { hidden } = useMarks(job)
  useEffect(() => {
    dispatch(jobShown(job))
  }, [dispatch, job])

  return (
    <article className={style.job}>
      <header className={style.header}>
        <div className={style.top}>
          <p className={style.category} dir="auto">
            {job.category_id}
          </p>
          <MarkButtons job={job} />
        </div>
        <div dir="auto">
          <PageTitle className={style.title}>{job.title}</PageTitle>
        </div>
        {hidden && <HiddenJob job={job} text={texts.mine.hiddenHere} />}
        <MarkFailure job={job} />
      </header>
      <aside className={style.side} aria-label={texts.details.overview}>
        <JobActions job={job} />
        <JobFacts job={job} />
        <ClientFacts client={job.client} />
      </aside>
      <div className={style.body}>
        <section>
          <h2 className={style.heading}>{texts.details.description}</h2>
          {job.description.trim() === '' ? (
            <p className={style.none}>{texts.details.noDescription}</p>
          ) : (
            <PostText text={job.description} />
          )}
        </section>
        {job.skills.length > 0 && (
          <section>
            <h2 className={style.heading}>{texts.details.skills}</h2>
            <ul className={style.skills}>
              {job.skills.map((skill) => (
                <li key={skill.id} className={style.skill} dir="auto">
                  {skill.name}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </article>
  )
}

function JobSkeleton() {
  return (
    <Skeleton label={texts.details.waiting} className={style.job}>
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
