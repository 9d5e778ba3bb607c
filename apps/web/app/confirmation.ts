/**
 * Some calls want proof that it is still the person who logged in (403 `confirm_required`). The call waits here while a
 * dialog asks for it (features/accounts/ConfirmIdentity.tsx), and is then sent again: no screen has to know.
 */
import { createAction, createSlice, isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { startListening } from './listener.ts'
import { loggedOut } from './session.ts'

/** A call waits for a confirmation. */
const confirmationAsked = createAction('confirmation/asked')

/** The person has confirmed, or doesn't want to. */
export const confirmationEnded = createAction('confirmation/ended', (confirmed: boolean) => ({
  payload: confirmed,
}))

/** The state `confirmation`: whether one is asked for now. */
export const confirmationSlice = createSlice({
  name: 'confirmation',
  initialState: { asked: false },
  reducers: {},
  extraReducers: (build) => {
    build.addCase(confirmationAsked, () => ({ asked: true }))
    build.addMatcher(isAnyOf(confirmationEnded, loggedOut), () => ({ asked: false }))
  },
})

/** Asks the person to confirm that it is them. Several calls at once are answered by one dialog; logging out is a no. */
export function confirmIdentity(dispatch: (action: UnknownAction) => unknown): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = startListening({
      matcher: isAnyOf(confirmationEnded, loggedOut),
      effect: (action) => {
        stop()
        resolve(confirmationEnded.match(action) && action.payload)
      },
    })
    dispatch(confirmationAsked())
  })
}
