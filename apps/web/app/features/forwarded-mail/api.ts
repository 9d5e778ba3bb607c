/** The calls of mail as a source. */
import { mailSource } from '@gigbell/contract'
import { api, call, unwrapData } from '../../api.ts'

const mailSourceApi = api.injectEndpoints({
  endpoints: (build) => ({
    mailSource: build.query({
      ...unwrapData(() => call(mailSource.get)),
      providesTags: ['MailSource'],
    }),
    createMailAddress: build.mutation<unknown, void>({
      query: () => call(mailSource.createAddress),
      invalidatesTags: (_done, error) => (error ? [] : ['MailSource']),
    }),
    removeMailAddress: build.mutation<unknown, void>({
      query: () => call(mailSource.removeAddress),
      invalidatesTags: (_done, error) => (error ? [] : ['MailSource']),
    }),
  }),
})

export const { useMailSourceQuery, useCreateMailAddressMutation, useRemoveMailAddressMutation } =
  mailSourceApi
