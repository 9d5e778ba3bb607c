/** The action that ends the session in this tab, whatever the cause: a click, a 401 or another tab. */
import { createAction } from '@reduxjs/toolkit'

/**
 * Clears the state and the stored keys, and navigates to `to`. `to` is `null` when another tab ended the session: a
 * public page stays open, and the guards redirect from other pages. `expired` means that the server ended the session;
 * the next login then returns the person to their page.
 */
export const loggedOut = createAction(
  'session/loggedOut',
  (to: '/login' | '/' | null, { expired = false }: { expired?: boolean } = {}) => ({
    payload: to,
    meta: { expired },
  }),
)
