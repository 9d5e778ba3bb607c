/** The job card: the most looked-at thing of the product, on the jobs screen, the dashboard and wherever jobs stand. */
import type { Job } from '@gigbell/contract'
import { memo } from 'react'
import { copy } from '../../copy.ts'
import { JobFace } from '../../parts/JobFace.tsx'
import { RelativeTime } from '../../parts/RelativeTime.tsx'
import { budgetText } from './budget.ts'
import { creditOf } from './marketplace.ts'

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
  const credit = creditOf(job.source)
  const facts = [
    job.type && copy.jobs.types[job.type],
    job.level,
    budgetText(job),
    copy.jobs.remote,
    credit && copy.jobs.credit(credit),
  ]
  return (
    <JobFace
      heading={heading}
      link={{ to: `/dashboard/job-details/${job.id}`, job: job.id }}
      category={job.category_id}
      title={job.title}
      time={<RelativeTime at={job.ts_publish} />}
      facts={facts.filter((fact) => fact !== null)}
      text={job.description}
      skills={job.skills}
      opened={opened}
      fresh={fresh}
    />
  )
})
