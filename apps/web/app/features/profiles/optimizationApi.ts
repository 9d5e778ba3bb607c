/** The calls of the optimization of profiles. */
import { optimization, type Profile, profiles, type Suggestion } from '@gigbell/contract'
import { api, call, unwrapData } from '../../api.ts'

const optimizationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The score and the suggestions of the rules, which cost nothing. */
    optimization: build.query({
      ...unwrapData((id: string) =>
        call(optimization.optimize, { params: { id }, query: { writer: 'built-in' } }),
      ),
      providesTags: ['Optimization'],
    }),
    /** Asks the model, which takes seconds and costs its owner money. */
    askModel: build.mutation({
      ...unwrapData((id: string) => call(optimization.optimize, { params: { id }, query: {} })),
    }),
    /** A profile as it is on the server now. */
    storedProfile: build.query<Profile | null, string>({
      ...unwrapData((id: string) => call(profiles.one, { params: { id } })),
      keepUnusedDataFor: 0,
    }),
  }),
})

/** Returns whether a model wrote a suggestion. Its answer has those of the rules as well. */
export const isRewrite = ({ id }: Suggestion) => id.startsWith('rewrite-')

export const { useOptimizationQuery, useAskModelMutation, useLazyStoredProfileQuery } = optimizationApi
