/** The screen that scores the profiles and suggests improvements, for plans that have it. */

import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../api.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { titled } from '../../components/title.ts'
import { useAppSelector } from '../../store.ts'
import { cachedProfiles, useProfilesQuery } from './api.ts'
import style from './Optimization.module.css'
import { OptimizationCard } from './OptimizationCard.tsx'
import { optimizationTexts } from './optimizationTexts.ts'
import { texts } from './texts.ts'

export const handle = { section: optimizationTexts.title }
export const meta = () => titled(optimizationTexts.title)

/** One card per profile, or what the plan lacks. */
export default function Optimization() {
  const plan = useAppSelector(({ subscription }) => subscription.currentSubscription)
  return (
    <div className={style.page}>
      <header>
        <PageTitle>{optimizationTexts.title}</PageTitle>
        <p className={style.lead}>{optimizationTexts.lead}</p>
      </header>
      {plan?.profile_optimization === false ? <NotIncluded plan={plan.name} /> : <ProfileCards />}
    </div>
  )
}

function NotIncluded({ plan }: { plan: string }) {
  return (
    <section className={style.card}>
      <h2 className={style.title}>{optimizationTexts.notIncluded(plan)}</h2>
      <p className={style.lead}>{optimizationTexts.notIncludedText}</p>
      <div className={style.actions}>
        <Button component={Link} to="/dashboard/subscription" variant="next">
          {optimizationTexts.seePlans}
        </Button>
        <Button component={Link} to="/dashboard/profile">
          {optimizationTexts.openProfiles}
        </Button>
      </div>
    </section>
  )
}

function ProfileCards() {
  const { data, isError, error, isFetching, refetch } = useProfilesQuery()
  const [before] = useState(cachedProfiles)
  const profiles = data ?? (before && before.length > 0 ? before : undefined)
  if (!profiles && isError)
    return <ErrorState text={messageOf(error, texts.failed)} onRetry={refetch} retrying={isFetching} />
  if (!profiles)
    return (
      <Skeleton label={texts.waiting} className={style.card}>
        <SkeletonLine width="40%" />
        <SkeletonLine lines={4} />
      </Skeleton>
    )
  return (
    <>
      {isError && <StaleNotice text={messageOf(error, texts.failed)} onRetry={refetch} />}
      {profiles.length === 0 && (
        <EmptyState title={optimizationTexts.empty} text={optimizationTexts.emptyText}>
          <Button component={Link} to="/dashboard/profile?new" variant="next">
            {texts.create}
          </Button>
        </EmptyState>
      )}
      {profiles.map((profile) => (
        <OptimizationCard key={profile.id} profile={profile} />
      ))}
    </>
  )
}
