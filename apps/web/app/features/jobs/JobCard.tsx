/** A job from the server as a card. */
import type { Job } from '@gigbell/contract'
import { memo } from 'react'
import { JobSummary } from '../../components/JobSummary.tsx'
import { stripMarkdown } from '../../components/markdown.ts'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { jobFacts } from './facts.ts'
import { FitLine } from './fit/FitLine.tsx'
import { MarkButtons, MarkFailure } from './mine/MarkButtons.tsx'
import { RepostLine } from './reposts/RepostLine.tsx'

interface JobCardProps {
  job: Job
  /** The heading level of the title. */
  heading: 'h2' | 'h3'
  /** The job was viewed before; the card is muted. */
  isViewed: boolean
  /** The job is new; the card shows an amber dot. */
  isNew: boolean
}

/** A job's card; the whole card is a link, labeled by the job's title, with buttons to save and hide the job. */
export const JobCard = memo(function JobCard({ job, heading, isViewed: opened, isNew: fresh }: JobCardProps) {
  return (
    <JobSummary
      heading={heading}
      link={{ to: `/dashboard/job-details/${job.id}`, job: job.id }}
      category={job.category_id}
      title={job.title}
      time={<RelativeTime at={job.ts_publish} />}
      facts={jobFacts(job)}
      text={stripMarkdown(job.description)}
      skills={job.skills}
      isViewed={opened}
      isNew={fresh}
      actions={<MarkButtons job={job} />}
    >
      <RepostLine job={job} />
      <FitLine fit={job.fit} />
      <MarkFailure job={job} />
    </JobSummary>
  )
})
