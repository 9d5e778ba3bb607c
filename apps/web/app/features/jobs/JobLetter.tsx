import type { Job } from '@gigbell/contract'
import { Link } from 'react-router'
import { LettersIcon } from '../../components/icons.ts'
import { sharedTexts } from '../../components/texts.ts'
import style from './JobDetails.module.css'
import { useMarks } from './mine/useMarks.ts'
import { texts } from './texts.ts'

/** The person's latest letter for a job: its status, and a link that opens it. */
export function JobLetter({ job }: { job: Job }) {
  const { letter_id, status } = useMarks(job)
  if (letter_id === null || status === null) return null
  return (
    <p className={style.letter}>
      <LettersIcon size={18} />
      <span>{texts.details.letter(sharedTexts.letterStatuses[status])}</span>
      <Link to={`/dashboard/letters/${letter_id}`}>{texts.details.openLetter}</Link>
    </p>
  )
}
