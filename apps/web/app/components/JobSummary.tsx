/** A job as a card: on the jobs screen, in the inbox, on the landing page and in its demonstration. */

import type { ReactNode } from 'react'
import style from './JobSummary.module.css'
import { Skeleton, SkeletonLine } from './Skeleton.tsx'
import { TrackedLink } from './TrackedLink.tsx'
import { sharedTexts } from './texts.ts'

interface JobSummaryProps {
  category: string
  title: ReactNode
  /** The heading level of the title; `p` where the card is only an illustration. */
  heading: 'h2' | 'h3' | 'p'
  /** Makes the whole card a link to `to`; `job` is the job's id. */
  link?: { to: string; job: string; onOpen?: () => void }
  /** When the job was posted. */
  time: ReactNode
  facts: readonly string[]
  text: ReactNode
  skills: readonly { id: string; name: string }[]
  /** The job was viewed before; the card is muted. */
  isViewed?: boolean
  /** The job is new; the card shows an amber dot. */
  isNew?: boolean
  /** Buttons next to the skills, which need `position: relative` to lie above the card's link. */
  actions?: ReactNode
  /** Shown at the bottom; controls in it need `position: relative` to lie above the card's link. */
  children?: ReactNode
}

/** How many skills a card lists. */
const MAX_SKILLS = 4

/** A job's card. With a link, the whole card is that link, labeled by the job's title. */
export function JobSummary({
  heading: Heading,
  isViewed: opened = false,
  isNew: fresh = false,
  ...job
}: JobSummaryProps) {
  return (
    <article className={style.card} data-opened={opened || undefined}>
      <div className={style.top}>
        <p className={style.category} dir="auto">
          {job.category}
        </p>
        <p className={style.time}>
          {fresh && (
            <span className={style.dot}>
              <span className={style.aloud}>{sharedTexts.job.new}</span>
            </span>
          )}
          {opened && <span className={style.aloud}>{sharedTexts.job.opened}</span>}
          {job.time}
        </p>
      </div>
      <Heading className={style.title} dir="auto">
        {job.link ? (
          <TrackedLink
            to={job.link.to}
            className={style.link}
            data-job={job.link.job}
            onOpen={job.link.onOpen}
          >
            {job.title}
          </TrackedLink>
        ) : (
          job.title
        )}
      </Heading>
      <p className={style.facts}>{job.facts.join(' · ')}</p>
      {!(typeof job.text === 'string' && job.text.trim() === '') && (
        <p className={style.text} dir="auto">
          {job.text}
        </p>
      )}
      {(job.skills.length > 0 || job.actions) && (
        <div className={style.foot}>
          <Skills skills={job.skills} />
          {job.actions}
        </div>
      )}
      {job.children}
    </article>
  )
}

function Skills({ skills }: Pick<JobSummaryProps, 'skills'>) {
  if (skills.length === 0) return null
  const more = skills.length - MAX_SKILLS
  return (
    <ul className={style.skills}>
      {skills.slice(0, MAX_SKILLS).map((skill) => (
        <li key={skill.id} className={style.skill} dir="auto">
          {skill.name}
        </li>
      ))}
      {more > 0 && (
        <li className={style.more}>
          +{more}
          <span className={style.aloud}> {sharedTexts.job.moreSkills}</span>
        </li>
      )}
    </ul>
  )
}

interface JobSummarySkeletonsProps {
  count: number
  /** What is loading, for screen readers. */
  label: string
  className?: string
}

/** Placeholders for job cards while jobs are loading. */
export function JobSummarySkeletons({ count, label, className }: JobSummarySkeletonsProps) {
  return (
    <Skeleton label={label} className={className}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
        <div key={at} className={style.card}>
          <SkeletonLine width="35%" />
          <SkeletonLine width="80%" lines={1.3} />
          <SkeletonLine width="55%" />
          <SkeletonLine lines={2.4} />
          <SkeletonLine width="65%" />
        </div>
      ))}
    </Skeleton>
  )
}
