import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { requestedPage, setPageOwner } from '../requestedPage.ts'
import { useAppSelector } from '../store.ts'

interface VisitorsOnlyProps {
  children: ReactNode
  /** A sign-in is running here, which may replace the current session. */
  signingIn?: boolean
}

/**
 * The guard of login and sign-up: it redirects signed-in people to the page they requested before, else to the dashboard
 * (spec §2).
 */
export function VisitorsOnly({ children, signingIn = false }: VisitorsOnlyProps) {
  const token = useAppSelector(({ auth }) => auth.token)
  return token === null || signingIn ? children : <RedirectToRequestedPage />
}

function RedirectToRequestedPage() {
  const person = useAppSelector(({ auth }) => auth.user?.id)
  const navigate = useNavigate()
  useEffect(() => {
    if (person) setPageOwner(person)
    void navigate(requestedPage() ?? '/dashboard', { replace: true })
  }, [person, navigate])
  return null
}
