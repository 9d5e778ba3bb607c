/** Makes the focus follow the address, and the address the end of a session. */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { startListening } from '../listener.ts'
import { loggedOut } from '../session.ts'

/**
 * Puts the focus on the new screen's heading after a navigation (the title is each route's `meta`), and leads whoever
 * was logged out to the address that the event names.
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
          // The landing page is a document of its own; a guard that leads to the login must not overtake it.
          if (payload === '/') window.location.assign('/')
          else if (payload !== null) void navigate(payload)
        },
      }),
    [navigate],
  )

  return null
}
