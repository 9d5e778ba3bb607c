/** What mails lead to, and asking for them: verifying an address, and a new password for who forgot theirs. */
import type { AnswerOf } from '@gigbell/contract'
import { email } from '@gigbell/contract'
import { api, call, only200 } from '../../api.ts'

const mailedLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation although it is a GET: it works once, so nothing may ask again by itself. */
    verifyEmail: build.mutation<unknown, string>({
      query: (token) => ({
        ...call(email.verify, { query: { token } }),
        ...only200,
        // Whatever a success says besides, it is one.
        responseHandler: (response) => (response.status === 200 ? response.text() : response.json()),
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['Account']),
    }),
    /** The server's sentence; an address that is verified already is told so. */
    resendVerification: build.mutation<string | undefined, void>({
      query: () => call(email.resendVerification),
      transformResponse: (answer: AnswerOf<typeof email.resendVerification> | null) => answer?.message,
      invalidatesTags: (_done, error) => (error ? [] : ['Account']),
    }),
    forgotPassword: build.mutation<unknown, string>({
      query: (address) => call(email.forgotPassword, { body: { email: address } }),
    }),
    resetPassword: build.mutation<unknown, { token: string; password: string }>({
      query: ({ token, password }) => call(email.resetPassword, { query: { token }, body: { password } }),
    }),
  }),
})

export const {
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} = mailedLinksApi
