/** The mail about a reward. It does not name the invited user, because their purchase is private. */
import type { Plan } from '@gigbell/contract'
import { z } from 'zod'
import type { Db } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log.ts'
import { createMailTask, type Mailer, renderMail } from '../../platform/mail/index.ts'
import type { Task } from '../../platform/queue.ts'
import { findMailRecipient } from '../accounts/index.ts'
import { premiumMonthPrice } from '../billing/index.ts'
import { findRewardedReferrer } from './queries.ts'

/** What sending referral mails depends on. */
export interface ReferralMailPorts {
  db: Db
  log: Log
  mailer: Mailer
  appUrl: string
  plans: Plan[]
}

/** The tasks that send mails about referrals, by their names in the queue. */
export function referralMailTasks(ports: ReferralMailPorts): Record<string, Task> {
  const OfReferral = z.object({ referral: z.uuid() })
  const { db, appUrl, plans } = ports
  return {
    mail_referral_reward: createMailTask(ports, 'mail_referral_reward', async (payload) => {
      const referrer = await findRewardedReferrer(db, OfReferral.parse(payload).referral)
      const to = referrer && (await findMailRecipient(db, referrer))
      if (!to) return null
      const worth = `$${(premiumMonthPrice(plans) / 100).toFixed(2)}`
      return {
        to: to.email,
        ...renderMail({
          subject: 'You have earned a month of premium',
          heading: `Thank you, ${to.firstName}`,
          paragraphs: [
            `Somebody you invited has bought a plan. Your reward is the price of a month of premium: ${worth} off your next payment.`,
            'You do not need to do anything: the reward is deducted when your plan renews or when you choose a plan.',
          ],
          button: { label: 'See my invitations', href: `${appUrl}/dashboard/referrals` },
        }),
      }
    }),
  }
}
