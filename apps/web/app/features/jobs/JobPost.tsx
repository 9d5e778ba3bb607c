import type { Job } from '@gigbell/contract'
import { useEffect, useEffectEvent } from 'react'
import { PageTitle } from '../../components/PageTitle.tsx'
import { useAppDispatch } from '../../store.ts'
import { JobFit } from './fit/JobFit.tsx'
import { JobActions } from './JobActions.tsx'
import style from './JobDetails.module.css'
import { ClientFacts, JobFacts } from './JobFacts.tsx'
import { JobLetter } from './JobLetter.tsx'
import { jobShown } from './jobsSlice.ts'
import { HiddenJob } from './mine/HiddenJob.tsx'
import { MarkButtons, MarkFailure } from './mine/MarkButtons.tsx'
import { useMarks } from './mine/useMarks.ts'
import { PostText } from './PostText.tsx'
import { NewerPost, PostHistory } from './reposts/PostHistory.tsx'
import { RepostLine } from './reposts/RepostLine.tsx'
import { texts } from './texts.ts'

interface JobPostProps {
  job: Job
  /** The post is shown next to a list: in one column, under a heading of the second level. */
  isPane?: boolean
  /** How long the post must be shown to count as seen, in milliseconds. */
  seenAfter?: number
}

/** A post with its facts and actions. */
export function JobPost({ job, isPane = false, seenAfter = 0 }: JobPostProps) {
  const { hidden } = useMarks(job)
  useSeen(job, seenAfter)
  const Heading = isPane ? 'h3' : 'h2'

  return (
    <article className={isPane ? `${style.job} ${style.pane}` : style.job}>
      <header className={style.header}>
        <div className={style.top}>
          <p className={style.category} dir="auto">
            {job.category_id}
          </p>
          <MarkButtons job={job} />
        </div>
        <div dir="auto">
          {isPane ? (
            <h2 tabIndex={-1} className={style.title}>
              {job.title}
            </h2>
          ) : (
            <PageTitle className={style.title}>{job.title}</PageTitle>
          )}
        </div>
        <RepostLine job={job} />
        <NewerPost job={job} />
        {hidden && <HiddenJob job={job} text={texts.mine.hiddenHere} />}
        <MarkFailure job={job} />
        <JobLetter job={job} />
      </header>
      <aside className={style.side} aria-label={texts.details.overview}>
        <JobActions job={job} />
        <JobFit fit={job.fit} heading={Heading} />
        <JobFacts job={job} />
        <ClientFacts client={job.client} heading={Heading} />
        <PostHistory job={job} heading={Heading} />
      </aside>
      <div className={style.body}>
        <section>
          <Heading className={style.heading}>{texts.details.description}</Heading>
          {job.description.trim() === '' ? (
            <p className={style.none}>{texts.details.noDescription}</p>
          ) : (
            <PostText text={job.description} />
          )}
        </section>
        {job.skills.length > 0 && (
          <section>
            <Heading className={style.heading}>{texts.details.skills}</Heading>
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

/** Records that a job was seen, once it has been shown for a time. */
function useSeen(job: Job, after: number) {
  const dispatch = useAppDispatch()
  const record = useEffectEvent(() => dispatch(jobShown(job)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the job's fetched text does not make it another job
  useEffect(() => {
    if (after === 0) {
      record()
      return
    }
    const timer = setTimeout(() => record(), after)
    return () => clearTimeout(timer)
  }, [job.id, after])
}
