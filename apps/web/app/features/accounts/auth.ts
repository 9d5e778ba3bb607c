/**
 * Who is signed in (spec §3 "Auth state", §4). Moves: idle → loading on a login or sign-up → succeeded (user
 * and token stored, error cleared) or failed (error stored); logout clears user and token.
 */
import type { User } from '@gigbell/contract'
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { CallFailure } from '../../api.ts'
import { loggedOut } from '../../session.ts'
import type { AppDispatch, RootState } from '../../store.ts'
import { accountsApi } from './api.ts'

/** Who is signed in, and how the last attempt went. */
export interface AuthState {
  user: User | null
  token: string | null
  status: 'idle' | 'loading' | 'succeeded' | 'failed'
  /** The server's error body; null where none came. */
  error: CallFailure | null
  isLoading: boolean
}

/** Nobody is signed in. */
export const noSession: AuthState = { user: null, token: null, status: 'idle', error: null, isLoading: false }

const { login, signUp, exchange, me } = accountsApi.endpoints

/** The state `auth`. */
export const authSlice = createSlice({
  name: 'auth',
  initialState: noSession,
  reducers: {
    /** A session that another tab began. */
    sessionTaken: (
      _state,
      { payload: { token, user } }: PayloadAction<{ token: string; user: User | null; trialUsed: boolean }>,
    ) => ({
      ...noSession,
      token,
      user,
      status: 'succeeded' as const,
    }),
    /** What the person changed of themselves, as the server stored it. */
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

/** Ends the session here at once, and has the server end it too. */
export const logOut = (to: '/login' | '/') => (dispatch: AppDispatch, getState: () => RootState) => {
  const { token } = getState().auth
  if (token) dispatch(accountsApi.endpoints.logout.initiate(token, { track: false }))
  dispatch(loggedOut(to))
}
