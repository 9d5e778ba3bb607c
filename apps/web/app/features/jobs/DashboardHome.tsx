/** The dashboard's home screen (spec §2 "Dashboard home"). */

import { ErrorState } from '../../components/ErrorState.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { titled } from '../../components/title.ts'
import { WhenLoaded } from '../../components/WhenLoaded.tsx'
import { useAppSelector } from '../../store.ts'
import { summaryTexts, useSummary, WhatNow } from '../dashboard/index.ts'
import style from './DashboardHome.module.css'
import { FeaturedJobs, useFeaturedJobs } from './FeaturedJobs.tsx'
import { OptimizationCard, PremiumBanner, ReferBanner } from './HomeCards.tsx'
import { QuickLinks } from './QuickLinks.tsx'
import { texts } from './texts.ts'

export const handle = { section: texts.home.title }
export const meta = () => titled(texts.home.title)

/** Greeting, summary, featured jobs and quick links, with banners next to or below them. */
export default function DashboardHome() {
  const name = useAppSelector(({ auth }) => auth.user?.first_name)?.trim()
  const summary = useSummary({ fresh: true })
  const featured = useFeaturedJobs(summary.isLoading ? undefined : summary.data?.fits === true)
  return (
    <>
      <PageTitle className={style.hello}>{name ? texts.home.hello(name) : texts.home.title}</PageTitle>
      <div className={style.home}>
        {summary.data ? (
          <WhenLoaded waiting={<SummarySkeleton />}>
            <WhatNow summary={summary.data} firstJob={featured.jobs?.[0]} />
          </WhenLoaded>
        ) : summary.isLoading ? (
          <SummarySkeleton />
        ) : (
          <ErrorState text={summaryTexts.failed} onRetry={summary.refetch} retrying={summary.isFetching} />
        )}
        <FeaturedJobs {...featured} />
        <div className={style.banners}>
          <ReferBanner />
          <PremiumBanner />
          <OptimizationCard />
        </div>
        <QuickLinks />
      </div>
    </>
  )
}

/** A placeholder of about the summary's height. */
function SummarySkeleton() {
  return (
    <Skeleton label={summaryTexts.waiting} className={style.summary}>
      <SkeletonLine width="30%" />
      <SkeletonLine lines={10} />
    </Skeleton>
  )
}
