/** The calls of sign-in providers: which are available, and which are connected to the account. */

import type { AnswerOf, DataOf, Provider, SignInFault } from '@gigbell/contract'
import { addressOf, connections, signIn } from '@gigbell/contract'
import { api, call, unwrapList } from '../../api.ts'
import { texts } from './texts.ts'

/** A provider with its label and availability. */
export type ProviderState = DataOf<typeof signIn.providers>[number]

const providersApi = api.injectEndpoints({
  endpoints: (build) => ({
    providers: build.query(unwrapList(() => call(signIn.providers))),
    connections: build.query({
      ...unwrapList(() => call(connections.list)),
      providesTags: ['Connection'],
    }),
    /** Returns the provider's address to redirect to. */
    connect: build.mutation<string, Provider>({
      query: (provider) => call(connections.connect, { params: { provider } }),
      transformResponse: (answer: AnswerOf<typeof connections.connect>) => answer.data.url,
    }),
    /** Returns the provider's address to redirect to; the return from there confirms this session. */
    confirmBy: build.mutation<string, Provider>({
      query: (provider) => call(connections.confirm, { params: { provider } }),
      transformResponse: (answer: AnswerOf<typeof connections.confirm>) => answer.data.url,
    }),
    disconnect: build.mutation<unknown, string>({
      query: (provider) => call(connections.disconnect, { params: { provider } }),
      // Also after a refusal, so that a connection that no longer exists disappears.
      invalidatesTags: ['Connection'],
    }),
  }),
})

/** Returns the address that starts a sign-in with a provider, with a referral code if any; a page, not a call. */
export const startAddress = (provider: Provider, referralCode: string | undefined) =>
  addressOf(signIn.start, { params: { provider }, query: { ref: referralCode } })

/** Returns the text for an error code of a redirect; unknown codes get the last text. */
export function signInErrorText(fault: string): string {
  const sentences: Record<string, string> = texts.providers.errors
  return Object.hasOwn(sentences, fault)
    ? sentences[fault]!
    : sentences['provider_failed' satisfies SignInFault]!
}

export const {
  useProvidersQuery,
  useConnectionsQuery,
  useConnectMutation,
  useConfirmByMutation,
  useDisconnectMutation,
} = providersApi
