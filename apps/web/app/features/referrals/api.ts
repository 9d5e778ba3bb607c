/** The call of the referrals screen. */
import { referrals } from '@gigbell/contract'
import { api, call, unwrapData } from '../../api.ts'

const referralsApi = api.injectEndpoints({
  endpoints: (build) => ({
    referrals: build.query(unwrapData(() => call(referrals.mine))),
  }),
})

export const { useReferralsQuery } = referralsApi
