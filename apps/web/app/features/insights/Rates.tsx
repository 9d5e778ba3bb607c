import type { Insights } from '@gigbell/contract'
import { count } from '../../components/money.ts'
import { FigureTable } from './FigureTable.tsx'
import { scaleOf } from './figures.ts'
import style from './Insights.module.css'
import { formatRange, formatRate, RateRow, Scale } from './RateRow.tsx'
import { texts } from './texts.ts'

/** The shares of applications that got a reply, got an interview, and were won. */
export function Rates({ rates }: { rates: Insights['rates'] }) {
  const rows = (['reply', 'interview', 'win'] as const).map((name) => ({
    name,
    label: texts.rates[name],
    rate: rates[name],
  }))
  const scale = scaleOf(rows.map(({ rate }) => rate))
  return (
    <section className={style.section} aria-labelledby="insights-rates">
      <h2 id="insights-rates" className={style.heading}>
        {texts.rates.title}
      </h2>
      <div>
        <ul className={style.rates}>
          {rows.map(({ name, label, rate }) => (
            <RateRow key={name} label={label} rate={rate} scale={scale} />
          ))}
        </ul>
        {rates.reply.enough && <Scale end={scale} />}
      </div>
      <p className={style.quiet}>{texts.rates.note}</p>
      <FigureTable
        title={texts.rates.title}
        head={[texts.rates.what, texts.by.applied, texts.rates.rate, texts.rates.rangeHead]}
        rows={rows.map(({ label, rate }) => [label, count(rate.n), formatRate(rate), formatRange(rate)])}
      />
    </section>
  )
}
