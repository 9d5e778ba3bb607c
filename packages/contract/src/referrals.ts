/** Referrals on the wire: a person's code and link, and the rewards. */
import { z } from 'zod'
import { data, type Endpoint } from './endpoint.ts'

/** The invitations of a person. A reward is a voucher that reduces one payment by at most its amount. */
export const Referrals = z
  .object({
    code: z.string(),
    /** Opens the sign-up page, which sends `ref` as `referralCode`. */
    url: z.string(),
    /** How many people signed up with the code. */
    invited: z.int(),
    /** How many of them have paid. */
    joined: z.int(),
    /** How many of them earned a reward that was not taken back. */
    rewarded: z.int(),
    /** The amount of a reward in minor units: a month of the premium plan. */
    reward: z.int(),
    /** How many rewards are not used yet. */
    waiting: z.int(),
    currency: z.string(),
  })
  .meta({ id: 'Referrals' })
export type Referrals = z.infer<typeof Referrals>

/** Endpoints of invitations. */
export const referrals = {
  mine: {
    method: 'GET',
    path: '/api/referrals',
    summary: 'My referral code and link, and my rewards',
    who: 'user',
    out: data(Referrals),
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
