import type { InsightRate, Insights } from '@gigbell/contract'
import { count } from '../../components/money.ts'
import { describeFinding, percent, shortNumber } from './figures.ts'
import style from './Insights.module.css'
import { texts } from './texts.ts'

/** Up to two sentences, where there are enough figures for them, and the key figures. */
export function Summary({ insights }: { insights: Insights }) {
  const { rates, time_to_apply, connects, findings } = insights
  const minutes = time_to_apply.median_minutes
  const duration = minutes === null ? undefined : texts.summary.duration(minutes)
  // What is won matters more than what is answered.
  const finding = findings.find(({ stage }) => stage === 'won') ?? findings[0]
  const sentences = [
    duration && rates.reply.enough && texts.summary.median(duration),
    finding && describeFinding(finding).sentence,
  ].filter(Boolean)
  return (
    <section className={style.summary} aria-label={texts.summary.figures}>
      {sentences.length > 0 && (
        <p className={style.headline} dir="auto">
          {sentences.join(' ')}
        </p>
      )}
      <dl className={style.figures}>
        <RateFigure label={texts.summary.replyRate} rate={rates.reply} />
        <RateFigure label={texts.summary.winRate} rate={rates.win} />
        <Figure label={texts.summary.timeToApply} value={duration} />
        {connects.spent > 0 && (
          <Figure
            label={texts.summary.connects}
            value={connects.per_reply === null ? undefined : shortNumber(connects.per_reply)}
            note={texts.summary.connectsSpent(count(connects.spent))}
          />
        )}
      </dl>
    </section>
  )
}

function RateFigure({ label, rate }: { label: string; rate: InsightRate }) {
  return (
    <Figure
      label={label}
      value={rate.enough ? percent(rate.value) : undefined}
      none={texts.summary.tooFew}
      note={texts.summary.ofApplications(rate.n)}
    />
  )
}

interface FigureProps {
  label: string
  /** Absent where it is not known. */
  value: string | undefined
  /** What is shown in place of an absent value. */
  none?: string
  note?: string
}

function Figure({ label, value, none = texts.summary.unknown, note }: FigureProps) {
  return (
    <div className={style.figure}>
      <dt className={style.quiet}>{label}</dt>
      <dd data-none={value === undefined || undefined}>{value ?? none}</dd>
      {note && <dd className={style.quiet}>{note}</dd>}
    </div>
  )
}
