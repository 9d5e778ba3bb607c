import type { Fit } from '@gigbell/contract'
import style from './Fit.module.css'
import { FitScore } from './FitScore.tsx'
import { FitSign } from './FitSign.tsx'
import { sortReasons } from './fit.ts'

/** All reasons of a fit, then the score. */
export function FitReasons({ fit }: { fit: Fit }) {
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
      <FitScore score={fit.score} />
    </div>
  )
}
