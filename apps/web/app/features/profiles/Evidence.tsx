/** What letters can use of a profile: its evidence cards by kind, which can be switched off, corrected and made projects. */

import { cardKinds, type Profile, type Project } from '@gigbell/contract'
import { NativeSelect } from '@mantine/core'
import { useId } from 'react'
import { messageOf } from '../../api.ts'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import style from './Evidence.module.css'
import { EvidenceItem } from './EvidenceItem.tsx'
import { useEvidenceQuery } from './evidenceApi.ts'
import { texts } from './texts.ts'

const { evidence: text } = texts

interface EvidenceProps {
  profiles: readonly Profile[]
  /** The profile whose cards are shown. */
  profile: Profile
  onSelect: (id: string) => void
  /** Opens the profile's form with a project. */
  onProject: (project: Project) => void
}

/** The section of the profiles screen, with a choice of the profile if there are several. */
export function Evidence({ profiles, profile, onSelect, onProject }: EvidenceProps) {
  const heading = useId()
  return (
    <section className={style.section} aria-labelledby={heading}>
      <header className={style.head}>
        <div className={style.words}>
          <h2 id={heading} className={style.title}>
            {text.title}
          </h2>
          <p className={style.quiet}>{text.lead}</p>
        </div>
        {profiles.length > 1 && (
          <NativeSelect
            label={text.profile}
            value={profile.id}
            onChange={(event) => onSelect(event.currentTarget.value)}
            data={profiles.map(({ id, title }) => ({ value: id, label: title }))}
            className={style.select}
          />
        )}
      </header>
      <CardGroups key={profile.id} profile={profile} onProject={onProject} />
    </section>
  )
}

function CardGroups({ profile, onProject }: Pick<EvidenceProps, 'profile' | 'onProject'>) {
  const { data, isError, error, isFetching, refetch } = useEvidenceQuery(profile.id)
  if (!data && isError)
    return <ErrorState text={messageOf(error, text.failed)} onRetry={refetch} retrying={isFetching} />
  if (!data)
    return (
      <Skeleton label={text.waiting} className={style.groups}>
        <SkeletonLine width="8rem" />
        <SkeletonLine lines={4} />
        <SkeletonLine width="8rem" />
        <SkeletonLine lines={4} />
      </Skeleton>
    )
  const groups = cardKinds
    .map((kind) => ({ kind, cards: data.filter((card) => card.kind === kind) }))
    .filter(({ cards }) => cards.length > 0)
  return (
    <>
      {isError && <StaleNotice text={messageOf(error, text.failed)} onRetry={refetch} />}
      {groups.length === 0 && <p className={style.quiet}>{text.empty}</p>}
      <div className={style.groups}>
        {groups.map(({ kind, cards }) => (
          <section key={kind} className={style.group} aria-labelledby={`cards-${kind}`}>
            <h3 id={`cards-${kind}`}>{text.kinds[kind]}</h3>
            <ul className={style.cards}>
              {cards.map((card) => (
                <li key={card.id}>
                  <EvidenceItem profile={profile} card={card} onProject={onProject} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
