/**
 * The guard of everything that needs a session (spec §2 "Protected area guard"): no token leads to /login;
 * while the subscription is being loaded for the first time the screen says so; no current subscription
 * leads to /plans, except from /payment.
 */
import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useCurrentSubscriptionQuery } from '../features/billing/index.ts'
import { useAppSelector } from '../store.ts'
import { FullScreenLoading } from './FullScreenLoading.tsx'

/** Lets through who may see what is inside. */
export default function Protected() {
  const { pathname } = useLocation()
  const token = useAppSelector(({ auth }) => auth.token)
  const { status, currentSubscription } = useAppSelector(({ subscription }) => subscription)
  const [through, setThrough] = useState(false)
  useCurrentSubscriptionQuery(undefined, { skip: token === null })

  if (token === null) return <Navigate to="/login" replace />
  // Asking again after a failure must not take the screen away: it would come back, ask again, and so on.
  const waiting = status === 'idle' || status === 'loading'
  if (!waiting && !through) setThrough(true)
  if (waiting && !(through && currentSubscription)) return <FullScreenLoading />
  if (currentSubscription === null && !/^\/payment(\/|$)/.test(pathname))
    return <Navigate to="/plans" replace />
  return <Outlet />
}
