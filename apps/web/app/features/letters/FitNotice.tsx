import type { Fit } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { FitReasons, isPoorFit } from '../jobs/index.ts'
import style from './FitNotice.module.css'
import { betterFit, misfits } from './fit.ts'
import { texts } from './texts.ts'

interface FitNoticeProps {
  /** How the chosen profile fits; absent without a choice. */
  fit: Fit | null | undefined
  /** The fit of the profile that fits best. */
  best: Fit | null | undefined
  /** The form already shows the score of the chosen profile. */
  isScoreShown: boolean
  onUse: (profile: string) => void
}

/**
 * Shows before a letter is written how the profile fits the post, with the reasons. Where it fits poorly, a profile that
 * fits better is offered.
 */
export function FitNotice({ fit, best, isScoreShown, onUse }: FitNoticeProps) {
  const poor = fit && isPoorFit(fit) ? fit : undefined
  const better = poor && betterFit(poor, best)
  return (
    <div role="status">
      {fit && !poor && (
        <div className={style.fit}>
          <FitReasons fit={fit} withoutScore={isScoreShown} />
        </div>
      )}
      {poor && (
        <div className={style.notice}>
          <p className={style.title}>{texts.fit.poor(poor.profile.title)}</p>
          <ul className={style.reasons}>
            {misfits(poor).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {better ? (
            <div className={style.better}>
              <p>{texts.fit.better}</p>
              <Button onClick={() => onUse(better.profile.id)}>{texts.fit.use(better.profile.title)}</Button>
            </div>
          ) : (
            <p className={style.quiet}>{texts.fit.still}</p>
          )}
        </div>
      )}
    </div>
  )
}
