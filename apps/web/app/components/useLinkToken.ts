/**
 * Reads the token of an emailed link and removes it from the address bar, where it could be seen, copied or sent as
 * a referrer. The history entry keeps it, so that it survives a reload.
 */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Returns the token that the page was opened with, if any. */
export function useLinkToken(): string | undefined {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const tokenInQuery = new URLSearchParams(search).get('token')
  const [token] = useState(() => tokenInQuery || tokenInHistory(state))

  useEffect(() => {
    if (tokenInQuery === null) return
    // The router is told as well: it would restore its own copy of the address otherwise.
    window.history.replaceState(window.history.state, '', pathname)
    void navigate(pathname, { replace: true, state: { token: tokenInQuery }, preventScrollReset: true })
  }, [tokenInQuery, pathname, navigate])

  return token
}

function tokenInHistory(state: unknown): string | undefined {
  const token = (state as { token?: unknown } | null)?.token
  return typeof token === 'string' && token !== '' ? token : undefined
}
