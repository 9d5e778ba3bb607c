import type { Letter } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { RelativeTime } from '../../../components/RelativeTime.tsx'
import style from './Letters.module.css'
import { StatusSelect } from './StatusSelect.tsx'
import { texts } from './texts.ts'

interface LetterRowProps {
  letter: Letter
  onDelete: () => void
}

/** A letter in the list, with its status and actions. */
export function LetterRow({ letter, onDelete }: LetterRowProps) {
  const [failed, setFailed] = useState(false)
  const heading = useId()
  const { job, profile, text, history } = letter
  const title = job.title ?? texts.row.noJob
  const since = history.at(-1)?.at ?? letter.created_at
  return (
    <li className={style.item}>
      <article aria-labelledby={heading} className={style.row}>
        <div className={style.head}>
          <h2 id={heading} className={style.title} dir="auto">
            <Link to={`/dashboard/letters/${letter.id}`}>{title}</Link>
          </h2>
          <p className={style.quiet}>
            {texts.statuses[letter.status]} <RelativeTime at={since} />
            {profile.title !== null && ` · ${texts.row.from(profile.title)}`}
            {job.source_name !== null && ` · ${job.source_name}`}
          </p>
        </div>
        <div className={style.status}>
          <StatusSelect letter={letter} />
        </div>
        <p className={style.text} dir="auto">
          {text || <span className={style.quiet}>{texts.row.noText}</span>}
        </p>
        <div className={style.actions}>
          {text !== '' && <CopyButton text={text} onCopied={(copied) => setFailed(!copied)} />}
          <Button variant="subtle" onClick={onDelete} aria-label={texts.row.deleteOf(title)}>
            {texts.row.delete}
          </Button>
        </div>
        <p role="alert" className={style.error}>
          {failed && texts.row.copyFailed}
        </p>
      </article>
    </li>
  )
}
