/** Lets focus and the end of a session follow the address. */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { startListening } from '../listener.ts'
import { loggedOut } from '../session.ts'

/**
 * After a navigation puts the focus on the new screen's heading (the title is each route's `meta`), and
 * leads whoever was logged out to the place the event names.
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
          if (payload !== null) void navigate(payload)
        },
      }),
    [navigate],
  )

  return null
}
