/** The calls of personal tokens. */
import type { CallOf } from '@gigbell/contract'
import { tokens } from '@gigbell/contract'
import { api, call, unwrapData, unwrapList } from '../../api.ts'

const tokensApi = api.injectEndpoints({
  endpoints: (build) => ({
    tokens: build.query({
      ...unwrapList(() => call(tokens.list)),
      providesTags: ['Token'],
    }),
    createToken: build.mutation({
      ...unwrapData((body: CallOf<typeof tokens.create>['body']) => call(tokens.create, { body })),
      invalidatesTags: (_done, error) => (error ? [] : ['Token', 'Activity']),
    }),
    removeToken: build.mutation<unknown, string>({
      query: (id) => call(tokens.remove, { params: { id } }),
      // Also after a refusal, so that a token that no longer exists disappears.
      invalidatesTags: ['Token', 'Activity'],
    }),
    connectExtension: build.mutation({
      ...unwrapData((body: CallOf<typeof tokens.connect>['body']) => call(tokens.connect, { body })),
    }),
  }),
})

export const { useTokensQuery, useCreateTokenMutation, useRemoveTokenMutation, useConnectExtensionMutation } =
  tokensApi
