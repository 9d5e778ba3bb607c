/** The feature `referrals`: invitations, what they earn, and the personal data about them. */
import type { Feature } from '../../platform/feature.ts'
import { openMailer } from '../../platform/mail/index.ts'
import { openGateway } from '../billing/index.ts'
import { referralMailTasks } from './mails.ts'
import { referralsOf, removeReferralsOf } from './queries.ts'
import { recordReferral } from './referrals.ts'
import { referralTasks } from './rewards.ts'
import { referralRoutes } from './routes.ts'

export const referrals: Feature = {
  name: 'referrals',
  routes(app, world) {
    const { appUrl, plans } = world.config
    referralRoutes(app, { ...world, appUrl, plans })
  },
  tasks(world) {
    const { appUrl, plans, mail } = world.config
    return {
      ...referralTasks({ ...world, plans, gateway: openGateway(world) }),
      ...referralMailTasks({ ...world, appUrl, plans, mailer: openMailer(mail, world.clock) }),
    }
  },
  personalData: {
    tables: { referral_codes: 'exported', referrals: 'exported' },
    export: async ({ db }, { id }) => ({ referrals: await referralsOf(db, id) }),
    reset: removeReferralsOf,
  },
  on: {
    invitationUsed: (tx, { person, referralCode }, { clock }) =>
      recordReferral(tx, person, referralCode, clock.now()),
  },
}
