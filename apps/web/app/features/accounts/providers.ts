/** Who can vouch for a person: which providers are set up here, and which are connected to the account. */

import type { AnswerOf, Connection, Provider, SignInFault } from '@gigbell/contract'
import { addressOf, connections, signIn } from '@gigbell/contract'
import { api, call } from '../../api.ts'
import { texts } from './texts.ts'

/** A provider as its button needs it. */
export type ProviderState = AnswerOf<typeof signIn.providers>['data'][number]

const providersApi = api.injectEndpoints({
  endpoints: (build) => ({
    providers: build.query<ProviderState[], void>({
      query: () => call(signIn.providers),
      transformResponse: (answer: AnswerOf<typeof signIn.providers> | null) => answer?.data ?? [],
    }),
    connections: build.query<Connection[], void>({
      query: () => call(connections.list),
      transformResponse: (answer: AnswerOf<typeof connections.list> | null) => answer?.data ?? [],
      providesTags: ['Connection'],
    }),
    /** Gives the address at the provider to go to. */
    connect: build.mutation<string, Provider>({
      query: (provider) => call(connections.connect, { params: { provider } }),
      transformResponse: (answer: AnswerOf<typeof connections.connect>) => answer.data.url,
    }),
    /** Gives the address at the provider to go to; coming back from there confirms this session. */
    confirmBy: build.mutation<string, Provider>({
      query: (provider) => call(connections.confirm, { params: { provider } }),
      transformResponse: (answer: AnswerOf<typeof connections.confirm>) => answer.data.url,
    }),
    disconnect: build.mutation<unknown, string>({
      query: (provider) => call(connections.disconnect, { params: { provider } }),
      // Also after a refusal: what is not there any more goes from the list.
      invalidatesTags: ['Connection'],
    }),
  }),
})

/** Where signing in with a provider begins, for whoever came by a link perhaps; a page for the browser itself, not a call. */
export const startAddress = (provider: Provider, referralCode: string | undefined) =>
  addressOf(signIn.start, { params: { provider }, query: { ref: referralCode } })

/** The sentence for what went wrong on the way to a provider and back; an unheard-of fault has the last one. */
export function signInErrorText(fault: string): string {
  const sentences: Record<string, string> = texts.providers.faults
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
