import { texts } from '../texts.ts'
import style from './Fit.module.css'

/** The score, of 100. */
export function FitScore({ score }: { score: number }) {
  return (
    <span className={style.score}>
      {texts.fit.score(score)}
      <span className={style.aloud}> {texts.fit.ofHundred}</span>
    </span>
  )
}
