/** The guard and the frame of what needs a session and no plan: no token leads to /login, and back here from there. */

import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, Navigate, Outlet } from 'react-router'
import { Logo } from '../components/Logo.tsx'
import { texts as accountTexts } from '../features/accounts/texts.ts'
import { useFetchUser } from '../features/accounts/useFetchUser.ts'
import { useCurrentSubscriptionQuery } from '../features/billing/index.ts'
import { useAppSelector } from '../store.ts'
import { LogoutDialog } from './LogoutDialog.tsx'
import style from './SignedIn.module.css'
import { SkipLink } from './SkipLink.tsx'
import { shellTexts } from './texts.ts'
import { useAskedPlace } from './useAskedPlace.ts'

/** Lets through whoever is signed in. */
export default function SignedIn() {
  const token = useAppSelector(({ auth }) => auth.token)
  useAskedPlace(token === null ? 'toLogin' : 'in')
  return token === null ? <Navigate to="/login" replace /> : <Frame />
}

/** The way to the dashboard, or to the plans for who has none; help, and the way out. */
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
