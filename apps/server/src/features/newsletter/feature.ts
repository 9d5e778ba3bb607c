/** The feature `newsletter`: its endpoints, its mail, and the subscription of a person's address. */
import type { Feature } from '../../platform/feature.ts'
import { openMailer } from '../../platform/mail/index.ts'
import { limitByAddress } from '../accounts/index.ts'
import { newsletterMailTasks } from './mails.ts'
import { removeSubscriber, subscriptionTo } from './queries.ts'
import { newsletterRoutes } from './routes.ts'

export const newsletter: Feature = {
  name: 'newsletter',
  routes(app, world) {
    const { appUrl, rateLimit } = world.config
    newsletterRoutes(app, {
      ...world,
      appUrl,
      admit: (address) => limitByAddress({ ...world, rateLimit }, 'newsletter', address),
    })
  },
  tasks(world) {
    const { appUrl, mail } = world.config
    return newsletterMailTasks({ ...world, appUrl, mailer: openMailer(mail, world.clock) })
  },
  personalData: {
    tables: { newsletter_subscribers: 'exported' },
    export: async ({ db }, { email }) => ({ newsletter: await subscriptionTo(db, email) }),
    erase: (tx, { email }) => removeSubscriber(tx, email),
  },
}
