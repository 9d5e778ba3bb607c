/** The calls of the account settings: sessions, activity, password, export and deletion. */
import type { AnswerOf, CallOf, ProfileChange } from '@gigbell/contract'
import { accounts, activity, sessions } from '@gigbell/contract'
import { api, call, unwrapData, unwrapList } from '../../../api.ts'
import { type DataFile, readFileName } from '../../../components/dataFile.ts'
import { userChanged } from '../auth.ts'

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query({
      ...unwrapList(() => call(sessions.list)),
      providesTags: ['Session'],
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => call(sessions.end, { params: { id } }),
      // Also after a refusal, so that a session that already ended disappears.
      invalidatesTags: ['Session'],
    }),
    /** Returns how many sessions were ended. */
    endOtherSessions: build.mutation<number, void>({
      query: () => call(sessions.endOthers),
      transformResponse: (answer: AnswerOf<typeof sessions.endOthers> | null) => answer?.data.ended ?? 0,
      invalidatesTags: ['Session'],
    }),

    activity: build.query({
      ...unwrapList(() => call(activity.list)),
      providesTags: ['Activity'],
    }),
    confirm: build.mutation<unknown, string>({
      query: (password) => call(accounts.confirm, { body: { password } }),
      invalidatesTags: ['Activity'],
    }),

    changeProfile: build.mutation({
      ...unwrapData((body: ProfileChange) => call(accounts.updateProfile, { body })),
      async onQueryStarted(_change, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) dispatch(userChanged(data))
      },
    }),

    changePassword: build.mutation<unknown, CallOf<typeof accounts.changePassword>['body']>({
      query: (body) => call(accounts.changePassword, { body }),
      // The other sessions were ended.
      invalidatesTags: (_done, error) => (error ? [] : ['Session']),
    }),

    /** Returns the file's text without parsing it. */
    download: build.mutation<DataFile, void>({
      query: () => ({
        ...call(accounts.export),
        responseHandler: (response) => (response.ok ? response.text() : response.json()),
      }),
      transformResponse: (text: string, meta) => ({
        name: readFileName(meta?.response?.headers.get('content-disposition'), 'gigbell.json'),
        text,
        type: 'application/json',
      }),
    }),
    deleteAccount: build.mutation<unknown, CallOf<typeof accounts.remove>['body']>({
      query: (body) => call(accounts.remove, { body }),
    }),
  }),
})

export const {
  useSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useActivityQuery,
  useConfirmMutation,
  useChangeProfileMutation,
  useChangePasswordMutation,
  useDownloadMutation,
  useDeleteAccountMutation,
} = settingsApi
