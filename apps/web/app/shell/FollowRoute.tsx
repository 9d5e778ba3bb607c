/** Moves the focus after a navigation, and navigates after the end of a session. */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { startListening } from '../listenerMiddleware.ts'
import { loggedOut } from '../loggedOut.ts'

/**
 * Focuses the new screen's heading after a navigation (each route's `meta` sets the title). After a logout it navigates
 * to the address in the action.
 */
export function FollowRoute() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!target || target.contains(document.activeElement)) return
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname])

  useEffect(
    () =>
      startListening({
        actionCreator: loggedOut,
        effect: ({ payload }) => {
          // The landing page is a separate document. Loading it must not be overtaken by a guard's redirect to the login.
          if (payload === '/') window.location.assign('/')
          else if (payload !== null) void navigate(payload)
        },
      }),
    [navigate],
  )

  return null
}
