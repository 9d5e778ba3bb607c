/** The one event that ends a session in this tab, wherever it was noticed (a click, a 401, another tab). */
import { createAction } from '@reduxjs/toolkit'

/**
 * The session is over here: state and stored keys are cleared, and the person is led to `to`; `null` where another
 * tab ended it: whoever reads a public page goes on reading, and what needs a session leads away by itself.
 * `expired`: the server ended it, and whoever logs in again goes on where they were.
 */
export const loggedOut = createAction(
  'session/loggedOut',
  (to: '/login' | '/' | null, { expired = false }: { expired?: boolean } = {}) => ({
    payload: to,
    meta: { expired },
  }),
)
