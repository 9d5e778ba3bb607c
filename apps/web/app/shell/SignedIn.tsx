/** The guard and the frame of the pages that need a session and no plan. Without a token it redirects to /login. */

import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, Navigate, Outlet } from 'react-router'
import { Logo } from '../components/Logo.tsx'
import { texts as accountTexts } from '../features/accounts/texts.ts'
import { useFetchUser } from '../features/accounts/useFetchUser.ts'
import { useCurrentSubscriptionQuery } from '../features/billing/api.ts'
import { useAppSelector } from '../store.ts'
import { LogoutDialog } from './LogoutDialog.tsx'
import style from './SignedIn.module.css'
import { SkipLink } from './SkipLink.tsx'
import { shellTexts } from './texts.ts'
import { useRequestedPage } from './useRequestedPage.ts'

/** Shows the page to signed-in people. */
export default function SignedIn() {
  const token = useAppSelector(({ auth }) => auth.token)
  useRequestedPage(token === null ? 'toLogin' : 'in')
  return token === null ? <Navigate to="/login" replace /> : <Frame />
}

/** The frame: links to the dashboard (without a plan to the plans) and to help, and logging out. */
function Frame() {
  const [logoutOpened, setLogoutOpened] = useState(false)
  const { status, currentSubscription } = useAppSelector(({ subscription }) => subscription)
  useCurrentSubscriptionQuery()
  useFetchUser()
  const withoutPlan = status === 'succeeded' && currentSubscription === null
  return (
    <div className={style.page}>
      <SkipLink />
      <header className={style.bar}>
        <Link to="/" className={style.home}>
          <Logo name="wide" />
        </Link>
        <nav aria-label={shellTexts.landing.mainNavigation} className={style.ways}>
          <Link to={withoutPlan ? '/plans' : '/dashboard'}>
            {withoutPlan ? accountTexts.account.plans : accountTexts.account.dashboard}
          </Link>
          <Link to="/help">{accountTexts.account.help}</Link>
          <Button variant="subtle" onClick={() => setLogoutOpened(true)}>
            {accountTexts.account.logout}
          </Button>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={style.content}>
        <Outlet />
      </main>
      <LogoutDialog opened={logoutOpened} onClose={() => setLogoutOpened(false)} to="/login" />
    </div>
  )
}
