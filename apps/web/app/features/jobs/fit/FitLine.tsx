import type { Fit } from '@gigbell/contract'
import style from './Fit.module.css'
import { FitScore } from './FitScore.tsx'
import { FitSign } from './FitSign.tsx'
import { findMainReason } from './fit.ts'

/** The main reason why a job fits or doesn't, and the score; renders nothing without a profile. */
export function FitLine({ fit }: { fit: Fit | null | undefined }) {
  const reason = fit && findMainReason(fit)
  if (!fit) return null
  return (
    <span className={style.line}>
      {reason && (
        <>
          <FitSign good={reason.good} />
          <span className={style.text} dir="auto">
            {reason.text}
          </span>{' '}
        </>
      )}
      <FitScore score={fit.score} />
    </span>
  )
}
