import type { Job, PostInHistory } from '@gigbell/contract'
import { Link } from 'react-router'
import { RelativeTime } from '../../../components/RelativeTime.tsx'
import { formatBudget } from '../budget.ts'
import { texts } from '../texts.ts'
import style from './Reposts.module.css'

/** The jobs that are the same post, newest first; renders nothing for a job that was posted once. */
export function PostHistory({ job, heading: Heading }: { job: Job; heading: 'h2' | 'h3' }) {
  const { history = [] } = job
  if (history.length === 0) return null
  return (
    <section className={style.history}>
      <Heading className={style.heading}>{texts.reposts.title}</Heading>
      <ol className={style.posts}>
        {history.map((post) => (
          <li key={post.id} className={style.post} aria-current={post.id === job.id || undefined}>
            <span>
              <RelativeTime at={post.ts_publish} />
              {' · '}
              <span dir="auto">{post.source_name}</span>
              <Budget post={post} />
            </span>
            <OtherPost post={post} isShown={post.id === job.id} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Budget({ post }: { post: PostInHistory }) {
  const budget = formatBudget(post, true)
  return (
    budget && (
      <>
        {' · '}
        <bdi>{budget}</bdi>
      </>
    )
  )
}

function OtherPost({ post, isShown }: { post: PostInHistory; isShown: boolean }) {
  if (isShown) return <span className={style.shown}>{texts.reposts.shown}</span>
  return (
    <Link to={`/dashboard/job-details/${post.id}`} className={style.open}>
      {texts.reposts.open}
    </Link>
  )
}

/** A link to the newest post of a job, where it is not the one that is shown. */
export function NewerPost({ job }: { job: Job }) {
  const newest = job.history?.[0]
  if (!newest || newest.id === job.id) return null
  return (
    <p className={style.line}>
      {texts.reposts.newer}{' '}
      <Link to={`/dashboard/job-details/${newest.id}`} className={style.open}>
        {texts.reposts.toNewest}
      </Link>
    </p>
  )
}
