import type { Job, Notification } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Highlighted } from '../../components/Highlighted.tsx'
import { JobSummary } from '../../components/JobSummary.tsx'
import { stripMarkdown } from '../../components/markdown.ts'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { formatDelay } from '../../components/time.ts'
import { FitLine, jobFacts, MarkButtons, MarkFailure, RepostLine } from '../jobs/index.ts'
import { DraftOffer } from './DraftOffer.tsx'
import { useMarkReadMutation } from './inbox.ts'
import { NotForMe } from './NotForMe.tsx'
import style from './Notifications.module.css'
import { texts } from './texts.ts'

/** One entry: a job with the reason it matched, a reminder of a letter, or a notice. Opening it marks the entry as read. */
export function Entry({ entry }: { entry: Notification }) {
  const [markRead] = useMarkReadMutation()
  const { job, matched } = entry
  const unread = entry.read_at === null
  const markAsRead = () => {
    if (unread) markRead({ ids: [entry.id] })
  }

  if (entry.letter) return <Reminder entry={entry} letter={entry.letter} onRead={markAsRead} />
  if (!job) return <Notice entry={entry} onRead={markAsRead} />
  const text = stripMarkdown(job.description)
  return (
    <div className={style.entry}>
      <JobSummary
        heading="h2"
        link={{ to: `/dashboard/job-details/${job.id}`, job: job.id, onOpen: markAsRead }}
        category={job.category_id}
        title={<Highlighted text={job.title} words={matched} />}
        time={<RelativeTime at={entry.created_at} />}
        facts={jobFacts(job)}
        text={text.trim() === '' ? '' : <Highlighted text={text} words={matched} />}
        skills={job.skills}
        actions={<MarkButtons job={job} />}
        isViewed={!unread}
        isNew={unread}
      >
        <MarkFailure job={job} />
        <RepostLine job={job} />
        <FitLine fit={job.fit} />
        {entry.draft && <DraftOffer draft={entry.draft} onOpen={markAsRead} />}
        <MatchReason entry={entry} job={job} />
      </JobSummary>
    </div>
  )
}

/** A shorter time since the post is not shown: the source gave its own time of reading, or its clock is ahead. */
const MIN_POST_AGE = 1000

/** The matching alerts and how soon the alert was sent. */
function MatchReason({ entry, job }: { entry: Notification; job: Job }) {
  const arrival = formatDelay(entry.delay_ms)
  return (
    <div className={style.why}>
      <div className={style.reason}>
        {entry.alerts.length > 0 && (
          <p className={style.alerts}>
            {texts.matchedBy}{' '}
            {entry.alerts.map(({ id, name }) => (
              <Link key={id} to={`/dashboard/alerts?edit=${id}`} className={style.alert} dir="auto">
                {name}
              </Link>
            ))}
          </p>
        )}
        <p>
          {entry.posted_delay_ms === null || entry.posted_delay_ms < MIN_POST_AGE
            ? texts.arrived(arrival)
            : texts.arrivedAndPosted(arrival, formatDelay(entry.posted_delay_ms))}
        </p>
      </div>
      {entry.alerts.length > 0 && <NotForMe alerts={entry.alerts} job={job} />}
    </div>
  )
}

/** A reminder of a letter, which it links. */
function Reminder({
  entry,
  letter,
  onRead,
}: {
  entry: Notification
  letter: NonNullable<Notification['letter']>
  onRead: () => void
}) {
  const unread = entry.read_at === null
  return (
    <article className={style.notice} data-read={!unread || undefined}>
      <p dir="auto">{texts.reminder(letter.title)}</p>
      <p className={style.text}>
        <RelativeTime at={entry.created_at} />
      </p>
      <div className={style.actions}>
        <Link to={`/dashboard/letters/${letter.id}`} onClick={onRead} className={style.link}>
          {texts.openLetter}
        </Link>
        {unread && (
          <Button variant="subtle" onClick={onRead}>
            {texts.read}
          </Button>
        )}
      </div>
    </article>
  )
}

/** A notice, or a job that no longer exists: there is nothing to open. */
function Notice({ entry, onRead }: { entry: Notification; onRead: () => void }) {
  const unread = entry.read_at === null
  return (
    <article className={style.notice} data-read={!unread || undefined}>
      <p>{entry.notice ?? texts.gone}</p>
      <p className={style.text}>
        <RelativeTime at={entry.created_at} />
      </p>
      <div className={style.actions}>
        {entry.notice !== null && (
          <Link to="/dashboard/settings?tab=notifications" className={style.link}>
            {texts.settings}
          </Link>
        )}
        {unread && (
          <Button variant="subtle" onClick={onRead}>
            {texts.read}
          </Button>
        )}
      </div>
    </article>
  )
}
