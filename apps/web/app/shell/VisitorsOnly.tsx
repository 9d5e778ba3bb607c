import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { askedPlace } from '../askedPlace.ts'
import { useAppSelector } from '../store.ts'

/**
 * The guard of login and sign-up: who holds a session token is sent to the place they asked for before, else to the
 * dashboard (spec §2).
 */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const token = useAppSelector(({ auth }) => auth.token)
  return token === null ? children : <Navigate to={askedPlace() ?? '/dashboard'} replace />
}
