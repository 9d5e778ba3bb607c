/**
 * The token of a mailed link. It leaves the address bar as soon as it was read, where it would be seen, copied
 * and sent on as a referrer; the history entry keeps it, so that a reload doesn't lose it.
 */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The token that this page was opened with, or nothing. */
export function useLinkToken(): string | undefined {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const tokenInQuery = new URLSearchParams(search).get('token')
  const [token] = useState(() => tokenInQuery || tokenInHistory(state))

  useEffect(() => {
    if (tokenInQuery === null) return
    // At once, and then for the router too, which would bring its own copy of the address back otherwise.
    window.history.replaceState(window.history.state, '', pathname)
    void navigate(pathname, { replace: true, state: { token: tokenInQuery }, preventScrollReset: true })
  }, [tokenInQuery, pathname, navigate])

  return token
}

function tokenInHistory(state: unknown): string | undefined {
  const token = (state as { token?: unknown } | null)?.token
  return typeof token === 'string' && token !== '' ? token : undefined
}
