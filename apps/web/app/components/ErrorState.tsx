import { Button } from '@mantine/core'
import style from './states.module.css'
import { sharedTexts } from './texts.ts'

interface ErrorStateProps {
  /** The specification's words for this failure. */
  text: string
  /** Asks again; without it there is nothing the person could do here. */
  onRetry?: () => void
  /** True while it is being asked again. */
  retrying?: boolean
}

/** Something could not be loaded: says so in place, and offers to try again. */
export function ErrorState({ text, onRetry, retrying }: ErrorStateProps) {
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
export function StaleNotice({ text, onRetry }: Required<Pick<ErrorStateProps, 'text' | 'onRetry'>>) {
  return (
    <p className={style.stale} role="status">
      <span className={style.why}>{text}</span> <span>{sharedTexts.errors.stale}</span>{' '}
      <button type="button" className={style.link} onClick={() => onRetry()}>
        {sharedTexts.errors.retry}
      </button>
    </p>
  )
}
