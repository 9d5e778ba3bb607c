/** What the unsubscribe link of alert mails does. It may be used again: the answer stays the same. */
import type { AnswerOf } from '@gigbell/contract'
import { leaveAlertMails } from '@gigbell/contract'
import { api, call } from '../../api.ts'

const leaveApi = api.injectEndpoints({
  endpoints: (build) => ({
    leaveAlertMails: build.mutation<string | undefined, string>({
      query: (token) => call(leaveAlertMails, { query: { token } }),
      transformResponse: (answer: AnswerOf<typeof leaveAlertMails> | null) => answer?.message,
    }),
  }),
})

export const { useLeaveAlertMailsMutation } = leaveApi
