import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { CallFailure } from '../../api.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { sharedTexts } from '../../components/texts.ts'
import style from './JobDetails.module.css'
import { isId } from './listQuery.ts'
import { texts } from './texts.ts'

interface JobFailureProps {
  /** The job's id from the address. */
  id: string
  /** The failure of the call. */
  failure: CallFailure
  onRetry: () => void
  retrying: boolean
}

/** Shown in place of a job that could not be loaded: the error and what to do next. */
export function JobFailure({ id, failure, onRetry, retrying }: JobFailureProps) {
  // The link was cut or mistyped: checking the link helps more than the server's refusal.
  if (failure.status === 404 && !isId(id)) {
    return (
      <EmptyState title={texts.details.notFound} text={texts.details.notFoundText}>
        <ToJobs />
      </EmptyState>
    )
  }
  const text = sharedTexts.errors.withMessage(failure.message ?? texts.details.failed)
  if (failure.status !== 404) return <ErrorState text={text} onRetry={onRetry} retrying={retrying} />
  return (
    <div className={style.gone}>
      <ErrorState text={text} />
      <p>{texts.details.goneText}</p>
      <ToJobs />
    </div>
  )
}

function ToJobs() {
  return (
    <Button component={Link} to="/dashboard/jobs" variant="next">
      {texts.details.toJobs}
    </Button>
  )
}
