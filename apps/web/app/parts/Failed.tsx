import { Button } from '@mantine/core'
import { copy } from '../copy.ts'
import style from './states.module.css'

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
          {copy.errors.retry}
        </Button>
      )}
    </div>
  )
}

/** A refresh failed while an older list stands below: one quiet line above it. */
export function Stale({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={style.stale} role="status">
      {copy.errors.staleList}{' '}
      <button type="button" className={style.link} onClick={() => onRetry()}>
        {copy.errors.retry}
      </button>
    </p>
  )
}
