/** The calls of a person's own model. */
import type { CallOf } from '@gigbell/contract'
import { ownModel } from '@gigbell/contract'
import { api, call, unwrapData } from '../../../api.ts'

const ownModelApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownModel: build.query({
      ...unwrapData(() => call(ownModel.get)),
      providesTags: ['OwnModel'],
    }),
    saveOwnModel: build.mutation({
      ...unwrapData((body: CallOf<typeof ownModel.save>['body']) => call(ownModel.save, { body })),
      invalidatesTags: (_done, error) => (error ? [] : ['OwnModel', 'Activity']),
    }),
    removeOwnModel: build.mutation<unknown, void>({
      query: () => call(ownModel.remove),
      invalidatesTags: (_done, error) => (error ? [] : ['OwnModel', 'Activity']),
    }),
  }),
})

export const { useOwnModelQuery, useSaveOwnModelMutation, useRemoveOwnModelMutation } = ownModelApi
