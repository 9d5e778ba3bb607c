import type { Insights } from '@gigbell/contract'
import { count } from '../../components/money.ts'
import { FigureTable } from './FigureTable.tsx'
import { countStage, percent } from './figures.ts'
import style from './Insights.module.css'
import { texts } from './texts.ts'

/** How many letters reached each stage: a bar for each, and the share of the applied ones. */
export function Funnel({ funnel }: { funnel: Insights['funnel'] }) {
  const most = Math.max(1, ...funnel.map((stage) => stage.count))
  const applied = countStage(funnel, 'applied')
  const { title, note, stages, ofApplied, ...head } = texts.funnel
  const rows = funnel.map((stage) => ({
    ...stage,
    label: stages[stage.status],
    share:
      stage.status === 'letters' || stage.status === 'applied' || applied === 0
        ? ''
        : percent(stage.count / applied),
  }))
  return (
    <section className={style.section} aria-labelledby="insights-funnel">
      <h2 id="insights-funnel" className={style.heading}>
        {title}
      </h2>
      <ol className={style.funnel}>
        {rows.map(({ status, label, share, count: letters }) => (
          <li key={status}>
            <span className={style.rowHead}>
              <span>{label}</span>
              <span className={style.amount}>
                <strong>{count(letters)}</strong>
                {share && <span className={style.quiet}>{ofApplied(share)}</span>}
              </span>
            </span>
            <span
              className={style.stage}
              style={{ '--share': letters / most } as React.CSSProperties}
              aria-hidden
            />
          </li>
        ))}
      </ol>
      <p className={style.quiet}>{note}</p>
      <FigureTable
        title={title}
        head={[head.stage, head.count, head.share]}
        rows={rows.map((row) => [row.label, count(row.count), row.share || texts.table.none])}
      />
    </section>
  )
}
