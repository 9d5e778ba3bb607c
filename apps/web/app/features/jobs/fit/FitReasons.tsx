import type { Fit } from '@gigbell/contract'
import style from './Fit.module.css'
import { FitScore } from './FitScore.tsx'
import { FitSign } from './FitSign.tsx'
import { sortReasons } from './fit.ts'

interface FitReasonsProps {
  fit: Fit
  /** Leaves the score out, where it is shown elsewhere. */
  withoutScore?: boolean
}

/** All reasons of a fit, then the score. */
export function FitReasons({ fit, withoutScore }: FitReasonsProps) {
  return (
    <div className={style.reasons}>
      <ul>
        {sortReasons(fit).map(({ text, good }) => (
          <li key={text} className={style.reason}>
            <FitSign good={good} />
            <span dir="auto">{text}</span>
          </li>
        ))}
      </ul>
      {!withoutScore && <FitScore score={fit.score} />}
    </div>
  )
}
