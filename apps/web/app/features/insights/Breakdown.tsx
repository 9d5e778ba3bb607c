import type { InsightDimension, InsightGroup } from '@gigbell/contract'
import type { ReactNode } from 'react'
import { count } from '../../components/money.ts'
import { FigureTable } from './FigureTable.tsx'
import { scaleOf } from './figures.ts'
import style from './Insights.module.css'
import { formatRange, formatRate, RateRow, Scale } from './RateRow.tsx'
import { texts } from './texts.ts'

/** How many groups the chart shows; the table has all. */
const MAX_ROWS = 8

interface BreakdownProps {
  by: InsightDimension
  groups: readonly InsightGroup[]
  /** What is said about the groups, above the chart. */
  children?: ReactNode
}

/** The reply rate of each group of one dimension. */
export function Breakdown({ by, groups, children }: BreakdownProps) {
  const title = texts.by.dimensions[by]
  const shown = groups.slice(0, MAX_ROWS)
  const scale = scaleOf(shown.map(({ reply }) => reply))
  const { group, applied, replied, interview, won } = texts.by
  return (
    <section className={style.section} aria-labelledby={`insights-${by}`}>
      <h3 id={`insights-${by}`} className={style.subheading}>
        {title}
      </h3>
      {children}
      {groups.length > 0 && (
        <div>
          <ul className={style.rates}>
            {shown.map(({ key, label, reply }) => (
              <RateRow key={key} label={label} rate={reply} scale={scale} />
            ))}
          </ul>
          {shown.some(({ reply }) => reply.enough) && <Scale end={scale} />}
        </div>
      )}
      {groups.length > MAX_ROWS && <p className={style.quiet}>{texts.by.more(groups.length - MAX_ROWS)}</p>}
      {texts.by.unknown[by] && <p className={style.quiet}>{texts.by.unknown[by]}</p>}
      {groups.length > 0 && (
        <FigureTable
          title={title}
          head={[group, applied, replied, interview, won, texts.summary.replyRate, texts.rates.rangeHead]}
          rows={groups.map((one) => [
            one.label,
            count(one.applied),
            count(one.replied),
            count(one.interview),
            count(one.won),
            formatRate(one.reply),
            formatRange(one.reply),
          ])}
        />
      )}
    </section>
  )
}
