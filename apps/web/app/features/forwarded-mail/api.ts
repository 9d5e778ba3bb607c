/** The calls of mail as a source. */
import type { CallOf } from '@gigbell/contract'
import { mailSource } from '@gigbell/contract'
import { api, call, unwrapData } from '../../api.ts'

const mailSourceApi = api.injectEndpoints({
  endpoints: (build) => ({
    mailSource: build.query({
      ...unwrapData(() => call(mailSource.get)),
      providesTags: ['MailSource'],
    }),
    createMailAddress: build.mutation({
      ...unwrapData(() => call(mailSource.createAddress)),
      // The former address must not be copied while the settings are read again.
      async onQueryStarted(_nothing, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        dispatch(
          mailSourceApi.util.updateQueryData('mailSource', undefined, (settings) =>
            settings ? { ...settings, address: data.address } : settings,
          ),
        )
      },
      invalidatesTags: (_done, error) => (error ? [] : ['MailSource']),
    }),
    saveMailbox: build.mutation({
      ...unwrapData((body: CallOf<typeof mailSource.saveMailbox>['body']) =>
        call(mailSource.saveMailbox, { body }),
      ),
      invalidatesTags: (_done, error) => (error ? [] : ['MailSource', 'Activity']),
    }),
    removeMailbox: build.mutation<unknown, void>({
      query: () => call(mailSource.removeMailbox),
      invalidatesTags: (_done, error) => (error ? [] : ['MailSource', 'Activity']),
    }),
    removeMailAddress: build.mutation<unknown, void>({
      query: () => call(mailSource.removeAddress),
      invalidatesTags: (_done, error) => (error ? [] : ['MailSource']),
    }),
  }),
})

export const {
  useMailSourceQuery,
  useCreateMailAddressMutation,
  useRemoveMailAddressMutation,
  useSaveMailboxMutation,
  useRemoveMailboxMutation,
} = mailSourceApi
