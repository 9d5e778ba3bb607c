/** Removes from the address bar what must not be seen, copied or sent as a referrer, such as a token. */
import { useCallback } from 'react'
import { useNavigate } from 'react-router'

/** Returns a function that replaces the current address and, if given, the state of its history entry. */
export function useReplaceAddress() {
  const navigate = useNavigate()
  return useCallback(
    (address: string, state?: object) => {
      // The browser's address changes immediately; the router's copy follows, so that it does not restore the old one.
      window.history.replaceState(window.history.state, '', address)
      void navigate(address, { replace: true, state, preventScrollReset: true })
    },
    [navigate],
  )
}
