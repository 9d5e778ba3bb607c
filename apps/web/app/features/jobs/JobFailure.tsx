import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { CallFailure } from '../../api.ts'
import { copy } from '../../copy.ts'
import { Empty } from '../../parts/Empty.tsx'
import { Failed } from '../../parts/Failed.tsx'
import style from './JobDetails.module.css'
import { words } from './words.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether an address names a job at all; a cut or mistyped link doesn't, and the server needn't be asked. */
export const isJobId = (id: string) => UUID.test(id)

interface JobFailureProps {
  /** Why it could not be loaded; absent where the address names no job. */
  failure: CallFailure | undefined
  onRetry: () => void
  retrying: boolean
}

/** A job that can't be shown: the specification's words for it, and what to do next. */
export function JobFailure({ failure, onRetry, retrying }: JobFailureProps) {
  if (!failure) {
    return (
      <Empty title={words.notFound} text={words.notFoundText}>
        <ToJobs />
      </Empty>
    )
  }
  const text = copy.errors.withMessage(failure.message ?? copy.job.failed)
  if (failure.status !== 404) return <Failed text={text} onRetry={onRetry} retrying={retrying} />
  return (
    <div className={style.gone}>
      <Failed text={text} />
      <p>{words.goneText}</p>
      <ToJobs />
    </div>
  )
}

function ToJobs() {
  return (
    <Button component={Link} to="/dashboard/jobs" variant="next">
      {words.toJobs}
    </Button>
  )
}
