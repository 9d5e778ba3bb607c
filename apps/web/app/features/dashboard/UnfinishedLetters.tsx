import { useState } from 'react'
import { Link } from 'react-router'
import { isCallFailure } from '../../api.ts'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { useJobQuery } from '../jobs/index.ts'
import { findUnfinishedLetters, type UnfinishedLetter } from '../letters/index.ts'
import style from './HomeSummary.module.css'
import { texts } from './texts.ts'

const MAX_SHOWN = 3

/** The unfinished letters on this device; renders nothing when there are none. */
export function UnfinishedLetters() {
  const [letters] = useState(() => findUnfinishedLetters().slice(0, MAX_SHOWN))
  if (letters.length === 0) return null
  return (
    <section aria-labelledby="unfinished-letters">
      <h2 id="unfinished-letters" className={style.heading}>
        {texts.unfinished.title}
      </h2>
      <p className={style.quiet}>{texts.unfinished.lead}</p>
      <ul className={style.rows}>
        {letters.map((letter) => (
          <li key={letter.job} className={style.row}>
            <Unfinished {...letter} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Unfinished({ job: id, state, at }: UnfinishedLetter) {
  const { data: job, isLoading, error } = useJobQuery(id)
  const gone = !isCallFailure(error) || error.status === 404
  return (
    <>
      <Link to={`/dashboard/job-details/${id}/generate`} className={style.cover} dir="auto">
        {job?.title ?? (isLoading ? '…' : gone ? texts.unfinished.unnamed : texts.unfinished.failed)}
      </Link>
      <span className={style.quiet}>
        {texts.unfinished.states[state]} · <RelativeTime at={at} />
      </span>
    </>
  )
}
