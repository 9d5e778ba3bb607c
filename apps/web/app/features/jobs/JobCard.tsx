/** The job card: the most looked-at thing of the product, on the jobs screen, the dashboard and wherever jobs stand. */
import type { Job } from '@gigbell/contract'
import { memo } from 'react'
import { JobSummary } from '../../components/JobSummary.tsx'
import { stripMarkdown } from '../../components/markdown.ts'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { jobFacts } from './facts.ts'

/** More than two lines hold at any width. */
const MAX_CHARS = 600

interface JobCardProps {
  job: Job
  /** The level of its title among the headings of the screen. */
  heading: 'h2' | 'h3'
  /** It was opened before: quieter. */
  opened: boolean
  /** It rings: the amber dot. */
  fresh: boolean
}

/** One job in short; the whole card is one link, named by the job's title. */
export const JobCard = memo(function JobCard({ job, heading, opened, fresh }: JobCardProps) {
  return (
    <JobSummary
      heading={heading}
      link={{ to: `/dashboard/job-details/${job.id}`, job: job.id }}
      category={job.category_id}
      title={job.title}
      time={<RelativeTime at={job.ts_publish} />}
      facts={jobFacts(job)}
      text={stripMarkdown(job.description.slice(0, MAX_CHARS))}
      skills={job.skills}
      opened={opened}
      fresh={fresh}
    />
  )
})
