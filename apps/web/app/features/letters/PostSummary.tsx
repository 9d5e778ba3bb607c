import type { Job } from '@gigbell/contract'
import { useMemo, useState } from 'react'
import { ChevronDownIcon } from '../../components/icons.ts'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { formatBudget, jobTexts, PostText } from '../jobs/index.ts'
import { useBriefQuery } from './api.ts'
import style from './PostSummary.module.css'
import { texts } from './texts.ts'

/** From this width on, the post is next to the letter; below it, the post is collapsed above it. */
const WIDE_LAYOUT = '(min-width: 64em)'

/** The post next to the generator, with its asks and warnings marked; it can be collapsed. */
export function PostSummary({ job }: { job: Job }) {
  const [openAtFirst] = useState(() => window.matchMedia(WIDE_LAYOUT).matches)
  const { data: brief } = useBriefQuery({ job: job.id })
  const marks = useMemo(
    () => [
      ...(brief?.asks ?? []).map(({ quote }) => ({ quote, kind: 'ask' as const })),
      ...[...(brief?.traps ?? []), ...(brief?.flags ?? [])].map(({ quote }) => ({
        quote,
        kind: 'warning' as const,
      })),
    ],
    [brief],
  )
  const facts = [
    job.type && jobTexts.list.types[job.type],
    job.level && jobTexts.details.role(job.level),
    formatBudget(job),
  ].filter(Boolean)

  return (
    <details className={style.post} open={openAtFirst}>
      <summary className={style.summary}>
        <span className={style.kind} dir="auto">
          {job.category_id}
        </span>
        <span className={style.fold}>
          <ChevronDownIcon />
        </span>
        <h2 className={style.title} dir="auto">
          {job.title}
        </h2>
      </summary>
      <section className={style.text} aria-label={texts.generator.post}>
        <p className={style.facts}>
          {facts.length > 0 && `${facts.join(' · ')} · `}
          <RelativeTime at={job.ts_publish} />
        </p>
        <PostText text={job.description} marks={marks} />
        {job.skills.length > 0 && (
          <ul className={style.skills} aria-label={jobTexts.details.skills}>
            {job.skills.map((skill) => (
              <li key={skill.id} dir="auto">
                {skill.name}
              </li>
            ))}
          </ul>
        )}
      </section>
    </details>
  )
}
