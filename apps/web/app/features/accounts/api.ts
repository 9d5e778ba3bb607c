/** The calls of accounts. The token of a new session is in the response's header. */
import type { AnswerOf, CallOf, CurrentSubscription, User } from '@gigbell/contract'
import { accounts, signIn } from '@gigbell/contract'
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query'
import { api, call, outlivingPage, unwrapData } from '../../api.ts'

/** A new session. */
export interface NewSession {
  user: User
  token: string
  subscription: CurrentSubscription | undefined
}

function newSession(
  answer: AnswerOf<typeof accounts.login>,
  meta: FetchBaseQueryMeta | undefined,
): NewSession {
  const token = meta?.response?.headers.get('authorization')
  if (!token || !answer?.data) throw new Error('The answer to a login lacks its token or its user.')
  return { user: answer.data, token, subscription: answer.subscriptionDetails }
}

export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<NewSession, CallOf<typeof accounts.login>['body']>({
      query: (body) => call(accounts.login, { body }),
      transformResponse: newSession,
    }),
    signUp: build.mutation<NewSession, CallOf<typeof accounts.signUp>['body']>({
      query: (body) => call(accounts.signUp, { body }),
      transformResponse: newSession,
    }),
    /** Exchanges the code of a sign-in with a provider for a session; it works once. */
    exchange: build.mutation<NewSession, string>({
      query: (code) => call(signIn.exchange, { body: { code } }),
      transformResponse: newSession,
    }),
    /** Ends the session on the server. It needs the token, and outlives the page, because both are gone in this tab. */
    logout: build.mutation<undefined, string>({
      query: (token) => outlivingPage(call(accounts.logout, {}, { token })),
    }),
    me: build.query({
      ...unwrapData(() => call(accounts.profile)),
      providesTags: ['Account'],
    }),
  }),
})

export const { useLoginMutation, useSignUpMutation, useExchangeMutation, useMeQuery } = accountsApi
