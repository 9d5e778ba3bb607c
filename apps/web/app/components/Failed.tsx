import { Button } from '@mantine/core'
import style from './states.module.css'
import { sharedTexts } from './texts.ts'

interface FailedProps {
  /** The specification's words for this failure. */
  text: string
  /** Asks again; without it there is nothing the person could do here. */
  onRetry?: () => void
  /** True while it is being asked again. */
  retrying?: boolean
}

/** Something could not be loaded: says so in place, and offers to try again. */
export function Failed({ text, onRetry, retrying }: FailedProps) {
  return (
    <div className={style.failed} role="alert">
      <p>{text}</p>
      {onRetry && (
        <Button onClick={() => onRetry()} loading={retrying}>
          {sharedTexts.errors.retry}
        </Button>
      )}
    </div>
  )
}

/** A refresh failed while what was there before stands below: one line above it says so, in the same words. */
export function Stale({ text, onRetry }: Required<Pick<FailedProps, 'text' | 'onRetry'>>) {
  return (
    <p className={style.stale} role="status">
      <span className={style.why}>{text}</span> <span>{sharedTexts.errors.stale}</span>{' '}
      <button type="button" className={style.link} onClick={() => onRetry()}>
        {sharedTexts.errors.retry}
      </button>
    </p>
  )
}
