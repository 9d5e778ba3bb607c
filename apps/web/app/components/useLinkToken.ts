/**
 * Reads the token of an emailed link and removes it from the address bar, where it could be seen, copied or sent as
 * a referrer. The history entry keeps it, so that it survives a reload.
 */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useReplaceAddress } from './useReplaceAddress.ts'

/** Returns the token that the page was opened with, if any. */
export function useLinkToken(): string | undefined {
  const { pathname, search, state } = useLocation()
  const replaceAddress = useReplaceAddress()
  const tokenInQuery = new URLSearchParams(search).get('token')
  const [token] = useState(() => tokenInQuery || tokenInHistory(state))

  useEffect(() => {
    if (tokenInQuery !== null) replaceAddress(pathname, { token: tokenInQuery })
  }, [tokenInQuery, pathname, replaceAddress])

  return token
}

function tokenInHistory(state: unknown): string | undefined {
  const token = (state as { token?: unknown } | null)?.token
  return typeof token === 'string' && token !== '' ? token : undefined
}
