/** The newsletter's box: what a visitor may send without an account. */
import { newsletter } from '@gigbell/contract'
import { api, call } from '../../api.ts'

const landingApi = api.injectEndpoints({
  endpoints: (build) => ({
    joinNewsletter: build.mutation<{ message: string } | null, string>({
      query: (email) => call(newsletter.subscribe, { body: { email } }),
    }),
  }),
})

export const { useJoinNewsletterMutation } = landingApi
