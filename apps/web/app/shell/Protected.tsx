/**
 * The guard of everything that needs a session and a plan (spec §2 "Protected area guard"): no token leads to
 * /login; while the subscription is being loaded for the first time the screen says so; no current
 * subscription leads to /plans, except from /payment. One that could not be loaded is not taken for none.
 */

import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, Navigate, Outlet, useLocation } from 'react-router'
import { ErrorState } from '../components/ErrorState.tsx'
import { useCurrentSubscriptionQuery } from '../features/billing/index.ts'
import { texts as billingTexts } from '../features/billing/texts.ts'
import { useAppSelector } from '../store.ts'
import { FullScreenLoading } from './FullScreenLoading.tsx'
import style from './fullScreen.module.css'
import { LogoutDialog } from './LogoutDialog.tsx'
import { shellTexts } from './texts.ts'
import { type Passage, useAskedPlace } from './useAskedPlace.ts'

/** Lets through who may see what is inside. */
export default function Protected() {
  const { pathname, search } = useLocation()
  const { passage, failed, retry, retrying } = usePassage()
  const toAccount = passage === 'toPlans' && isReturn(pathname, search)
  useAskedPlace(toAccount ? 'waiting' : passage)

  if (passage === 'toLogin') return <Navigate to="/login" replace />
  if (toAccount) return <Navigate to={`/account${search}`} replace />
  if (passage === 'toPlans') return <Navigate to="/plans" replace />
  if (passage === 'in') return <Outlet />
  if (!failed) return <FullScreenLoading />
  return (
    <main className={style.screen}>
      <div className={style.message}>
        <ErrorState text={billingTexts.subscription.failed} onRetry={retry} retrying={retrying} />
        <WaysOn />
      </div>
    </main>
  )
}

/** What is open without a plan, while it isn't known whether there is one. */
function WaysOn() {
  const [logoutOpened, setLogoutOpened] = useState(false)
  return (
    <div className={style.ways}>
      <Link to="/account">{shellTexts.account}</Link>
      <Button variant="subtle" onClick={() => setLogoutOpened(true)}>
        {shellTexts.logout}
      </Button>
      <LogoutDialog opened={logoutOpened} onClose={() => setLogoutOpened(false)} to="/login" />
    </div>
  )
}

/** A provider that is connected leads back to the settings, which who has no plan finds as their account. */
const isReturn = (pathname: string, search: string) =>
  pathname === '/dashboard/settings' && /[?&]connect(ed|_error)=/.test(search)

function usePassage() {
  const { pathname } = useLocation()
  const token = useAppSelector(({ auth }) => auth.token)
  const { status, currentSubscription } = useAppSelector(({ subscription }) => subscription)
  const [through, setThrough] = useState(false)
  const { error, isFetching, refetch } = useCurrentSubscriptionQuery(undefined, { skip: token === null })

  // Asking again after a failure must not take the screen away: it would come back, ask again, and so on.
  const waiting = status === 'idle' || status === 'loading'
  if (token !== null && !waiting && !through) setThrough(true)
  // The error stays while it is asked again.
  const failed = currentSubscription === null && status !== 'succeeded' && error !== undefined

  function passage(): Passage {
    if (token === null) return 'toLogin'
    if (currentSubscription !== null) return waiting && !through ? 'waiting' : 'in'
    // A payment that was made is looked up, whatever is known of the plan.
    if (failed) return pathname.startsWith('/payment/success') ? 'in' : 'waiting'
    if (waiting) return 'waiting'
    return /^\/payment(\/|$)/.test(pathname) ? 'in' : 'toPlans'
  }
  return { passage: passage(), failed, retry: refetch, retrying: isFetching }
}
