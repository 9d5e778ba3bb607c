/** The call of the referrals screen. */
import type { AnswerOf, Referrals } from '@gigbell/contract'
import { referrals } from '@gigbell/contract'
import { api, call } from '../../api.ts'

const referralsApi = api.injectEndpoints({
  endpoints: (build) => ({
    referrals: build.query<Referrals | null, void>({
      query: () => call(referrals.mine),
      transformResponse: (answer: AnswerOf<typeof referrals.mine> | null) => answer?.data ?? null,
    }),
  }),
})

export const { useReferralsQuery } = referralsApi
