/** The call of the unsubscribe link in alert emails; repeating it gives the same answer. */
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
