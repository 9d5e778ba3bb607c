import { CheckIcon, MinusIcon } from '../../../components/icons.ts'
import { texts } from '../texts.ts'
import style from './Fit.module.css'

/** Whether a reason speaks for a job or against it. */
export function FitSign({ good }: { good: boolean }) {
  return (
    <span className={style.sign} data-good={good || undefined}>
      {good ? <CheckIcon size={14} /> : <MinusIcon size={14} />}
      <span className={style.aloud}>{good ? texts.fit.good : texts.fit.bad} </span>
    </span>
  )
}
