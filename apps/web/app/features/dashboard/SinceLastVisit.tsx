import type { DashboardSummary } from '@gigbell/contract'
import { Link } from 'react-router'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { formatBudget } from '../jobs/index.ts'
import style from './HomeSummary.module.css'
import { texts } from './texts.ts'

/** The jobs that matched since the last visit, the newest with their titles. */
export function SinceLastVisit({ matched }: { matched: DashboardSummary['matched'] }) {
  const { since, count, newest } = matched
  return (
    <section aria-labelledby="since-last-visit">
      <h2 id="since-last-visit" className={style.heading}>
        {texts.matched.title}
      </h2>
      {count === 0 ? (
        <p className={style.quiet}>
          {since ? (
            <>
              {texts.matched.none} <RelativeTime at={since} />.{' '}
            </>
          ) : (
            `${texts.matched.first} `
          )}
          <Link to="/dashboard/alerts">{texts.matched.alerts}</Link>
        </p>
      ) : (
        <>
          <p className={style.count}>
            <span className={style.dot} aria-hidden="true" />
            {texts.matched.count(count)}
          </p>
          <ul className={style.rows}>
            {newest.map((job) => (
              <li key={job.id} className={style.row}>
                <Link to={`/dashboard/job-details/${job.id}`} className={style.cover} dir="auto">
                  {job.title}
                </Link>
                <span className={style.quiet}>
                  {[formatBudget(job), job.category_id].filter(Boolean).join(' · ')} ·{' '}
                  <RelativeTime at={job.ts_publish} />
                </span>
              </li>
            ))}
          </ul>
          <Link to="/dashboard/notifications" className={style.all}>
            {texts.matched.all}
          </Link>
        </>
      )}
    </section>
  )
}
