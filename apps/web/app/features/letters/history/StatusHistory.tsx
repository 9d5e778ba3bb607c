import type { Letter } from '@gigbell/contract'
import { useId } from 'react'
import { RelativeTime } from '../../../components/RelativeTime.tsx'
import style from './Letter.module.css'
import { texts } from './texts.ts'

/** Every status of a letter and when it was reached, the latest first. */
export function StatusHistory({ history }: Pick<Letter, 'history'>) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={style.label}>
        {texts.details.history}
      </h3>
      <ol className={style.history} reversed>
        {history.toReversed().map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            {texts.statuses[status]} <RelativeTime at={at} className={style.quiet} />
          </li>
        ))}
      </ol>
    </section>
  )
}
