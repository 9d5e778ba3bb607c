/** The calls of emailed links: verifying an address and resetting a password. */
import type { AnswerOf } from '@gigbell/contract'
import { email } from '@gigbell/contract'
import { api, call, only200 } from '../../api.ts'

const mailedLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation although it is a GET: the link works once, so it must not be refetched. */
    verifyEmail: build.mutation<unknown, string>({
      query: (token) => ({
        ...call(email.verify, { query: { token } }),
        ...only200,
        // Every 200 is a success, whatever its body.
        responseHandler: (response) => (response.status === 200 ? response.text() : response.json()),
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['Account']),
    }),
    /** Returns the server's message, which also says if the address is already verified. */
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
