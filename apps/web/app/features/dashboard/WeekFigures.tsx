import type { DashboardSummary } from '@gigbell/contract'
import { count } from '../../components/money.ts'
import style from './HomeSummary.module.css'
import { texts } from './texts.ts'

/** The last seven days: three figures and a chart of matches. */
export function WeekFigures({ week }: { week: DashboardSummary['week'] }) {
  const sum = (what: 'matched' | 'letters') => week.days.reduce((total, day) => total + day[what], 0)
  const minutes = week.minutes_to_letter
  return (
    <section aria-labelledby="last-week">
      <h2 id="last-week" className={style.heading}>
        {texts.week.title}
      </h2>
      <dl className={style.figures}>
        <Figure label={texts.week.matched} value={count(sum('matched'))} />
        <Figure label={texts.week.letters} value={count(sum('letters'))} />
        <Figure
          label={texts.week.minutes}
          value={minutes === null ? texts.week.noMinutes : texts.week.duration(minutes)}
          none={minutes === null}
        />
      </dl>
      {sum('matched') > 0 && <Chart days={week.days} />}
    </section>
  )
}

function Figure({ label, value, none }: { label: string; value: string; none?: boolean }) {
  return (
    <div className={style.figure}>
      <dt className={style.quiet}>{label}</dt>
      <dd data-none={none || undefined}>{value}</dd>
    </div>
  )
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' })

/** One bar per day, labeled with its number. */
function Chart({ days }: { days: DashboardSummary['week']['days'] }) {
  const most = Math.max(...days.map(({ matched }) => matched))
  return (
    <figure className={style.chart}>
      <figcaption className={style.quiet}>{texts.week.chart}</figcaption>
      <ol className={style.bars}>
        {days.map(({ from, matched }) => (
          <li key={from}>
            <span className={style.bar} style={{ '--share': matched / most } as React.CSSProperties}>
              {count(matched)}
            </span>
            <span className={style.quiet}>{weekday.format(new Date(from))}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
