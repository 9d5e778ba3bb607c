/** The screen of one letter: its text, its status and history, and what the person noted about it. */

import type { Letter } from '@gigbell/contract'
import { Link, useParams } from 'react-router'
import { type CallFailure, messageOf } from '../../../api.ts'
import { ErrorState, StaleNotice } from '../../../components/ErrorState.tsx'
import { ArrowLeftIcon } from '../../../components/icons.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { Skeleton, SkeletonLine } from '../../../components/Skeleton.tsx'
import { longDate } from '../../../components/time.ts'
import { titled } from '../../../components/title.ts'
import { openable } from '../../jobs/index.ts'
import { useLetterQuery } from './api.ts'
import style from './Letter.module.css'
import { LetterDetails } from './LetterDetails.tsx'
import { LetterEditor } from './LetterEditor.tsx'
import { ProposedOutcomes } from './ProposedOutcomes.tsx'
import { StatusHistory } from './StatusHistory.tsx'
import { StatusSelect } from './StatusSelect.tsx'
import { texts } from './texts.ts'
import { useAutosave } from './useAutosave.ts'

export const handle = { section: texts.letter.section }
export const meta = () => titled(texts.letter.section)

/** The screen. It needs a session and no plan. */
export default function LetterScreen() {
  const { id = '' } = useParams()
  const {
    currentData: letter,
    error,
    isFetching,
    refetch,
  } = useLetterQuery(id, {
    refetchOnMountOrArgChange: true,
  })
  const isMissing = (error as CallFailure | undefined)?.status === 404
  const failure = messageOf(error, texts.letter.failed)
  return (
    <div className={style.page}>
      <Link to="/dashboard/letters" className={style.back}>
        <ArrowLeftIcon size={18} />
        {texts.letter.back}
      </Link>
      {letter && isMissing && (
        <p role="alert" className={style.error}>
          {texts.letter.deleted}
        </p>
      )}
      {letter && error && !isMissing && <StaleNotice text={failure} onRetry={refetch} />}
      {letter && <LetterParts key={letter.id} letter={letter} />}
      {!letter && error && (
        <>
          <PageTitle>{texts.letter.section}</PageTitle>
          <ErrorState
            text={isMissing ? texts.letter.missing : failure}
            onRetry={isMissing ? undefined : refetch}
            retrying={isFetching}
          />
        </>
      )}
      {!letter && !error && (
        <Skeleton label={texts.letter.waiting} className={style.page}>
          <SkeletonLine width="60%" />
          <SkeletonLine lines={10} />
        </Skeleton>
      )}
    </div>
  )
}

function LetterParts({ letter }: { letter: Letter }) {
  const autosave = useAutosave(letter)
  return (
    <>
      <header className={style.head}>
        <PageTitle>
          <span dir="auto">{letter.job.title ?? texts.row.noJob}</span>
        </PageTitle>
        <Origin letter={letter} />
      </header>
      <ProposedOutcomes letter={letter.id} />
      <div className={style.columns}>
        <LetterEditor letter={letter} autosave={autosave} />
        <aside className={style.side} aria-label={texts.details.title}>
          <StatusSelect letter={letter} label={texts.details.status} />
          <StatusHistory history={letter.history} />
          <LetterDetails letter={letter} />
        </aside>
      </div>
    </>
  )
}

/** Where the letter comes from, with links to what still exists. */
function Origin({ letter: { job, profile, fit, model, writer, created_at } }: { letter: Letter }) {
  const url = openable(job.url)
  return (
    <p className={style.origin}>
      <span>{longDate(created_at)}</span>
      {job.id !== null && <Link to={`/dashboard/job-details/${job.id}`}>{texts.letter.job}</Link>}
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {texts.letter.post(job.source_name)}
        </a>
      )}
      {profile.title !== null &&
        (profile.id === null ? (
          <span>{texts.letter.deletedProfile(profile.title)}</span>
        ) : (
          <Link to="/dashboard/profile">{texts.letter.profile(profile.title)}</Link>
        ))}
      {fit !== null && <span>{texts.letter.fit(fit)}</span>}
      {writer === 'built-in' && <span>{texts.letter.builtIn}</span>}
      {writer === 'model' && model !== null && <span>{texts.letter.writtenBy(model)}</span>}
    </p>
  )
}
