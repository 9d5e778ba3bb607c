/** What the guards share: their decision, and storing the requested page. */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { startListening } from '../listenerMiddleware.ts'
import { loggedOut } from '../loggedOut.ts'
import { recordOpenedPage, setPageOwner, storeRequestedPage } from '../requestedPage.ts'
import { useAppSelector } from '../store.ts'

/** A guard's decision: show the page, wait, or redirect to the login or the plans. */
export type Access = 'in' | 'waiting' | 'toLogin' | 'toPlans'

/**
 * Stores the current address when the guard redirects from it or the server ends the session there, and removes it when
 * the page is open. A logout stores nothing.
 */
export function useRequestedPage(access: Access): void {
  const { pathname, search, hash } = useLocation()
  const page = pathname + search + hash
  const [cameSignedOut] = useState(access === 'toLogin')
  const visiting = access === 'toLogin' && cameSignedOut
  const person = useAppSelector(({ auth }) => auth.user?.id)

  useEffect(() => {
    if (visiting) setPageOwner(null)
    else if (person) setPageOwner(person)
    if (access === 'in') recordOpenedPage(page)
    else if (access === 'toPlans' || visiting) storeRequestedPage(page)
  }, [access, visiting, person, page])

  useEffect(
    () =>
      startListening({
        actionCreator: loggedOut,
        effect: ({ meta }) => {
          if (meta.expired) storeRequestedPage(page)
        },
      }),
    [page],
  )
}
