/**
 * The auth state (spec §3 "Auth state", §4): idle → loading on a login or sign-up → succeeded (user and token stored,
 * error cleared) or failed (error stored). Logout clears user and token.
 */
import type { User } from '@gigbell/contract'
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { CallFailure } from '../../api.ts'
import { loggedOut } from '../../loggedOut.ts'
import type { AppDispatch, RootState } from '../../store.ts'
import { accountsApi } from './api.ts'

/** The signed-in user and the status of the last attempt. */
export interface AuthState {
  user: User | null
  token: string | null
  status: 'idle' | 'loading' | 'succeeded' | 'failed'
  /** The server's error body, or null. */
  error: CallFailure | null
  isLoading: boolean
}

/** The state without a session. */
export const noSession: AuthState = { user: null, token: null, status: 'idle', error: null, isLoading: false }

const { login, signUp, exchange, me } = accountsApi.endpoints

/** The slice `auth`. */
export const authSlice = createSlice({
  name: 'auth',
  initialState: noSession,
  reducers: {
    /** Adopts a session that another tab started. */
    sessionTaken: (
      _state,
      { payload: { token, user } }: PayloadAction<{ token: string; user: User | null; trialUsed: boolean }>,
    ) => ({
      ...noSession,
      token,
      user,
      status: 'succeeded' as const,
    }),
    /** Stores the person's changed details as the server returned them. */
    userChanged: (state, { payload }: PayloadAction<User>) => {
      if (state.user) state.user = payload
    },
  },
  extraReducers: (build) => {
    build.addCase(loggedOut, () => noSession)
    build.addMatcher(isAnyOf(login.matchPending, signUp.matchPending, exchange.matchPending), (state) => {
      state.status = 'loading'
      state.isLoading = true
    })
    build.addMatcher(
      isAnyOf(login.matchFulfilled, signUp.matchFulfilled, exchange.matchFulfilled),
      (_state, { payload }) => ({
        ...noSession,
        user: payload.user,
        token: payload.token,
        status: 'succeeded' as const,
      }),
    )
    build.addMatcher(
      isAnyOf(login.matchRejected, signUp.matchRejected, exchange.matchRejected),
      (state, { payload }) => {
        state.status = 'failed'
        state.isLoading = false
        state.error = payload ?? { status: 0 }
      },
    )
    build.addMatcher(me.matchFulfilled, (state, { payload }) => {
      if (payload) state.user = payload
    })
  },
})

export const { sessionTaken, userChanged } = authSlice.actions

/** Ends the session in this browser immediately, and on the server. */
export const logOut = (to: '/login' | '/') => (dispatch: AppDispatch, getState: () => RootState) => {
  const { token } = getState().auth
  if (token) dispatch(accountsApi.endpoints.logout.initiate(token, { track: false }))
  dispatch(loggedOut(to))
}
