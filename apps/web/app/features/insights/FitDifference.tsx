import type { FitComparison } from '@gigbell/contract'
import { formatParts } from './figures.ts'
import style from './Insights.module.css'
import { texts } from './texts.ts'

/** Says whether applications with a high fit were answered more often than others, with the figures. */
export function FitDifference({ comparison: { high, low, result } }: { comparison: FitComparison }) {
  if (result === 'too_few') return <p>{texts.fit.tooFew(high.applied, low.applied)}</p>
  return (
    <div>
      <p>{texts.fit[result]}</p>
      <p className={style.quiet}>
        {formatParts(
          { applied: high.applied, reached: high.replied },
          { applied: low.applied, reached: low.replied },
        )}
      </p>
    </div>
  )
}
