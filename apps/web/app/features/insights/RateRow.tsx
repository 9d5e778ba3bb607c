import type { InsightRate } from '@gigbell/contract'
import { percent } from './figures.ts'
import style from './Insights.module.css'
import { texts } from './texts.ts'

interface RateRowProps {
  label: string
  rate: InsightRate
  /** The share at which the bar ends. */
  scale: number
}

/** A rate in words, and its range as a bar with a mark at the rate. Few applications have neither. */
export function RateRow({ label, rate, scale }: RateRowProps) {
  const { value, low, high, n, enough } = rate
  return (
    <li>
      <span className={style.rowHead}>
        <span className={style.name} dir="auto">
          {label}
        </span>
        <span className={style.amount}>
          {enough ? (
            <strong>{percent(value)}</strong>
          ) : (
            <span className={style.tooFew}>{texts.rates.tooFew}</span>
          )}
          <span className={style.quiet}>{texts.rates.applications(n)}</span>
        </span>
      </span>
      {enough && (
        <span className={style.track} aria-hidden>
          <span
            className={style.range}
            style={
              {
                '--low': low / scale,
                '--high': Math.min(1, high / scale),
                '--value': value / scale,
              } as React.CSSProperties
            }
          />
        </span>
      )}
    </li>
  )
}

/** The ends of the scale of the bars above. */
export function Scale({ end }: { end: number }) {
  return (
    <p className={style.scale} aria-hidden>
      <span>{percent(0)}</span>
      <span>{percent(end)}</span>
    </p>
  )
}

/** The range of a rate in words, for tables. */
export const formatRange = ({ low, high, enough }: InsightRate) =>
  enough ? texts.rates.range(percent(low), percent(high)) : texts.rates.tooFew

/** A rate in words, for tables. */
export const formatRate = ({ value, enough }: InsightRate) => (enough ? percent(value) : texts.table.none)
