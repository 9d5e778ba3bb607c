/** Referrals on the wire: a person's code and link, and what came of them. */
import { z } from 'zod'
import { data, type Endpoint } from './endpoint.ts'

/** How inviting stands for a person. A reward is a voucher: at most so much off one payment. */
export const Referrals = z
  .object({
    code: z.string(),
    /** Leads to the sign-up page, which hands `ref` over as `referralCode`. */
    url: z.string(),
    /** Who signed up with the code. */
    invited: z.int(),
    /** Of these, who paid for the first time. */
    joined: z.int(),
    /** Of these, who earned a reward that stands. */
    rewarded: z.int(),
    /** What a reward takes off one payment, in minor units: a month of the premium plan. */
    reward: z.int(),
    /** How many rewards are still to be used, each at the next payment it fits. */
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
    summary: 'My referral code and link, and what came of them',
    who: 'user',
    out: data(Referrals),
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
