/** The screen that scores the profiles and shows advice (score.ts has the rules). */

import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../api.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { titled } from '../../components/title.ts'
import { cachedProfiles, useProfilesQuery } from './api.ts'
import style from './Optimization.module.css'
import { ScoreCard } from './ScoreCard.tsx'
import { texts } from './texts.ts'

export const handle = { section: texts.optimization.title }
export const meta = () => titled(texts.optimization.title)

/** One score card per profile. */
export default function Optimization() {
  const { data, isError, error, isFetching, refetch } = useProfilesQuery()
  const [before] = useState(cachedProfiles)
  const profiles = data ?? (before && before.length > 0 ? before : undefined)
  return (
    <div className={style.page}>
      <header>
        <PageTitle>{texts.optimization.title}</PageTitle>
        <p className={style.lead}>{texts.optimization.lead}</p>
      </header>
      {!profiles && isError && (
        <ErrorState text={messageOf(error, texts.failed)} onRetry={refetch} retrying={isFetching} />
      )}
      {!profiles && !isError && (
        <Skeleton label={texts.waiting} className={style.card}>
          <SkeletonLine width="40%" />
          <SkeletonLine lines={4} />
        </Skeleton>
      )}
      {profiles && isError && <StaleNotice text={messageOf(error, texts.failed)} onRetry={refetch} />}
      {profiles?.length === 0 && (
        <EmptyState title={texts.optimization.empty} text={texts.optimization.emptyText}>
          <Button component={Link} to="/dashboard/profile?new" variant="next">
            {texts.create}
          </Button>
        </EmptyState>
      )}
      {profiles?.map((profile) => (
        <ScoreCard key={profile.id} profile={profile} />
      ))}
    </div>
  )
}
