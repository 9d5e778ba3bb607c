import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import style from './states.module.css'
import { sharedTexts } from './texts.ts'

interface ErrorStateProps {
  /** The error text. */
  text: ReactNode
  /** Retries; without it the button is hidden. */
  onRetry?: () => void
  /** A retry is running. */
  retrying?: boolean
}

/** Shown in place of content that could not be loaded, with a button to retry. */
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

/** Says in one line that a refresh failed and that the content below is the last loaded version. */
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
