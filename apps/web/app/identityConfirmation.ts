/**
 * Confirms a person's identity for calls that require it (403 `confirm_required`). The call waits while a dialog is open
 * (features/accounts/ConfirmIdentity.tsx) and is then sent again, so that the screens need no code for it.
 */
import { createAction, createSlice, isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { startListening } from './listenerMiddleware.ts'
import { loggedOut } from './loggedOut.ts'

/** Dispatched when a call requires a confirmation. */
const confirmationRequested = createAction('confirmation/requested')

/** Dispatched when the person has confirmed or canceled. */
export const confirmationEnded = createAction('confirmation/ended', (confirmed: boolean) => ({
  payload: confirmed,
}))

/** The slice `confirmation`: whether the dialog is open. */
export const confirmationSlice = createSlice({
  name: 'confirmation',
  initialState: { isRequested: false },
  reducers: {},
  extraReducers: (build) => {
    build.addCase(confirmationRequested, () => ({ isRequested: true }))
    build.addMatcher(isAnyOf(confirmationEnded, loggedOut), () => ({ isRequested: false }))
  },
})

/** Opens the dialog and returns whether the person confirmed. Several calls share a dialog; logging out cancels it. */
export function confirmIdentity(dispatch: (action: UnknownAction) => unknown): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = startListening({
      matcher: isAnyOf(confirmationEnded, loggedOut),
      effect: (action) => {
        stop()
        resolve(confirmationEnded.match(action) && action.payload)
      },
    })
    dispatch(confirmationRequested())
  })
}
