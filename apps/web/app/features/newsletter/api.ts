/** The calls of the links in newsletter emails. Repeating a call gives the same answer. */
import type { AnswerOf } from '@gigbell/contract'
import { newsletter } from '@gigbell/contract'
import { api, call } from '../../api.ts'

const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation although it is a GET: it must not be refetched automatically. */
    confirmNewsletter: build.mutation<string | undefined, string>({
      query: (token) => call(newsletter.confirm, { query: { token } }),
      transformResponse: (answer: AnswerOf<typeof newsletter.confirm> | null) => answer?.message,
    }),
    leaveNewsletter: build.mutation<string | undefined, string>({
      query: (token) => call(newsletter.unsubscribe, { query: { token } }),
      transformResponse: (answer: AnswerOf<typeof newsletter.unsubscribe> | null) => answer?.message,
    }),
  }),
})

export const { useConfirmNewsletterMutation, useLeaveNewsletterMutation } = newsletterApi
