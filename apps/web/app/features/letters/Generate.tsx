/** The cover letter generator: the post and what it asks on the left, the letter on the right. */

import { Link, useParams } from 'react-router'
import type { CallFailure } from '../../api.ts'
import { ArrowLeftIcon } from '../../components/icons.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { titled } from '../../components/title.ts'
import { JobFailure, jobTexts, useJobQuery } from '../jobs/index.ts'
import style from './Generate.module.css'
import { LetterWorkspace } from './LetterWorkspace.tsx'
import { PostSummary } from './PostSummary.tsx'
import { texts } from './texts.ts'

export const handle = { section: jobTexts.details.writer }
export const meta = () => titled(jobTexts.details.writer)

/** The screen. The workspace stays when the job can't be loaded, because its draft is stored. */
export default function Generate() {
  const { id = '' } = useParams()
  const { currentData: job, isFetching, error, refetch } = useJobQuery(id)
  return (
    <div className={style.page}>
      <header>
        <Link to={`/dashboard/job-details/${encodeURIComponent(id)}`} className={style.back}>
          <ArrowLeftIcon size={18} />
          {texts.generator.backToJob}
        </Link>
        <PageTitle className={style.title}>{jobTexts.details.writer}</PageTitle>
      </header>
      <LetterWorkspace
        key={id}
        jobId={id}
        job={job ?? undefined}
        jobFailed={!job && (job === null || error !== undefined)}
        post={
          <>
            {job && <PostSummary key={job.id} job={job} />}
            {!job && error && (
              <JobFailure id={id} failure={error as CallFailure} onRetry={refetch} retrying={isFetching} />
            )}
            {job === null && <p className={style.none}>{jobTexts.details.empty}</p>}
            {job === undefined && !error && (
              <Skeleton label={jobTexts.details.waiting} className={style.bones}>
                <SkeletonLine width="40%" />
                <SkeletonLine width="85%" />
                <SkeletonLine lines={6} />
              </Skeleton>
            )}
          </>
        }
      />
    </div>
  )
}
