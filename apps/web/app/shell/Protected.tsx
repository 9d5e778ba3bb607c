/**
 * The guard of the pages that need a session and a plan (spec §2 "Protected area guard"). Without a token it redirects
 * to /login; without a current subscription to /plans, except from /payment and from the person's letters. While the subscription is first loaded it
 * shows a loading state. A subscription that could not be loaded does not count as missing.
 */

import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, Navigate, Outlet, useLocation } from 'react-router'
import { ErrorState } from '../components/ErrorState.tsx'
import { useCurrentSubscriptionQuery } from '../features/billing/api.ts'
import { usageTexts } from '../features/billing/usageTexts.ts'
import { useAppSelector } from '../store.ts'
import { FullScreenLoading } from './FullScreenLoading.tsx'
import style from './fullScreen.module.css'
import { LogoutDialog } from './LogoutDialog.tsx'
import { shellTexts } from './texts.ts'
import { type Access, useRequestedPage } from './useRequestedPage.ts'

/** Shows the page, or redirects. */
export default function Protected() {
  const { pathname, search } = useLocation()
  const { access, failed, retry, retrying } = useAccess()
  const toAccount = access === 'toPlans' && isReturn(pathname, search)
  useRequestedPage(toAccount ? 'waiting' : access)

  if (access === 'toLogin') return <Navigate to="/login" replace />
  if (toAccount) return <Navigate to={`/account${search}`} replace />
  if (access === 'toPlans') return <Navigate to="/plans" replace />
  if (access === 'in') return <Outlet />
  if (!failed) return <FullScreenLoading />
  return (
    <main className={style.screen}>
      <div className={style.message}>
        <ErrorState text={usageTexts.failed} onRetry={retry} retrying={retrying} />
        <LinksWithoutPlan />
      </div>
    </main>
  )
}

/** Links that need no plan, while it is unknown whether there is one. */
function LinksWithoutPlan() {
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

/** Returns whether a provider redirected to the settings after connecting; without a plan these are on /account. */
const isReturn = (pathname: string, search: string) =>
  pathname === '/dashboard/settings' && /[?&]connect(ed|_error)=/.test(search)

/** Returns whether a page only needs a session. People whose plan has ended keep their letters. */
const needsNoPlan = (pathname: string) => /^\/(payment|dashboard\/letters)(\/|$)/.test(pathname)

/** The page after a payment checks the payment itself, and letters can be read offline. */
const isOpenWithUnknownPlan = (pathname: string) =>
  /^\/(payment\/success|dashboard\/letters)(\/|$)/.test(pathname)

function useAccess() {
  const { pathname } = useLocation()
  const token = useAppSelector(({ auth }) => auth.token)
  const { status, currentSubscription } = useAppSelector(({ subscription }) => subscription)
  const [through, setThrough] = useState(false)
  const { error, isFetching, refetch } = useCurrentSubscriptionQuery(undefined, { skip: token === null })

  // A refetch after a failure must not unmount the screen, which would fetch again when it is mounted.
  const waiting = status === 'idle' || status === 'loading'
  if (token !== null && !waiting && !through) setThrough(true)
  // The error stays during a retry.
  const failed = currentSubscription === null && status !== 'succeeded' && error !== undefined

  function access(): Access {
    if (token === null) return 'toLogin'
    if (currentSubscription !== null) return waiting && !through ? 'waiting' : 'in'
    if (failed) return isOpenWithUnknownPlan(pathname) ? 'in' : 'waiting'
    if (waiting) return 'waiting'
    return needsNoPlan(pathname) ? 'in' : 'toPlans'
  }
  return { access: access(), failed, retry: refetch, retrying: isFetching }
}
