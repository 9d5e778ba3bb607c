/** The dashboard's first screen (spec §2 "Dashboard home"): the newest jobs, then where else one can go. */
import { copy } from '../../copy.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { titled } from '../../parts/title.ts'
import { useAppSelector } from '../../store.ts'
import style from './DashboardHome.module.css'
import { FeaturedJobs } from './FeaturedJobs.tsx'
import { OptimizationCard, PremiumBanner, ReferBanner } from './HomeCards.tsx'
import { QuickLinks } from './QuickLinks.tsx'

export const handle = { section: copy.shell.dashboard }
export const meta = () => titled(copy.shell.dashboard)

/** Greeting, featured jobs and quick links; banners beside them, or below where there is no room. */
export default function DashboardHome() {
  const name = useAppSelector(({ auth }) => auth.user?.first_name)?.trim()
  return (
    <>
      <PageTitle className={style.hello}>
        {name ? copy.dashboardHome.hello(name) : copy.shell.dashboard}
      </PageTitle>
      <div className={style.home}>
        <FeaturedJobs />
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
