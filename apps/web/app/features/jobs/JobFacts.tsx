import type { Client, Job } from '@gigbell/contract'
import type { ReactNode } from 'react'
import { CheckIcon } from '../../components/icons.ts'
import { count } from '../../components/money.ts'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { formatBudget, formatRoundDollars } from './budget.ts'
import { openable } from './facts.ts'
import style from './JobDetails.module.css'
import { texts } from './texts.ts'

const ratings = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 2 })

type Row = [label: string, value: ReactNode]

/** The facts that the post states, and the two that the specification always shows. */
export function JobFacts({ job }: { job: Job }) {
  const { facts } = texts.details
  return (
    <section className={style.about} aria-label={texts.details.about}>
      <Facts
        rows={[
          [facts.budget, formatBudget(job, true)],
          [facts.type, job.type && texts.list.types[job.type]],
          [facts.level, job.level && texts.details.role(job.level)],
          [facts.location, job.location || texts.details.location],
          [facts.applicants, job.applicants === null ? texts.details.applicants : count(job.applicants)],
          [facts.posted, <RelativeTime key="posted" at={job.ts_publish} />],
          [facts.source, <SourceLink key="source" job={job} />],
        ]}
      />
    </section>
  )
}

/** The source with a link to the post, as sources require. */
function SourceLink({ job }: { job: Job }) {
  const url = openable(job.url)
  const name = job.source_name
  if (!url) return name
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={style.origin}>
      {name}
    </a>
  )
}

/** What the source states about the client; renders nothing when it states nothing. */
export function ClientFacts({ client, heading: Heading }: { client: Client | null; heading: 'h2' | 'h3' }) {
  const rows = clientRows(client)
  if (rows.length === 0) return null
  return (
    <section className={`${style.about} ${style.client}`}>
      <Heading className={style.heading}>{texts.details.client.title}</Heading>
      <Facts rows={rows} />
    </section>
  )
}

function clientRows(client: Client | null): Row[] {
  if (!client) return []
  const words = texts.details.client
  const rows: Row[] = [
    [words.verification, verified(client.verified)],
    [words.rating, client.rating !== null && words.ratingOf(ratings.format(client.rating))],
    [words.hires, client.hires !== null && count(client.hires)],
    [words.spent, client.spent !== null && formatRoundDollars(client.spent)],
    [words.country, client.country],
  ]
  return rows.filter(([, value]) => isStated(value))
}

function verified(is: boolean | null): ReactNode {
  const words = texts.details.client
  if (is === null) return null
  if (!is) return words.unverified
  return (
    <span className={style.verified}>
      <CheckIcon size={16} />
      {words.verified}
    </span>
  )
}

const isStated = (value: ReactNode) =>
  value !== null && value !== undefined && value !== false && value !== ''

function Facts({ rows }: { rows: Row[] }) {
  return (
    <dl className={style.facts}>
      {rows
        .filter(([, value]) => isStated(value))
        .map(([label, value]) => (
          <div key={label} className={style.fact}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}
