/** The feature `billing`: its endpoints and tasks, the running subscription, and the personal data it stores. */
import type { Feature } from '../../platform/feature.ts'
import { openMailer } from '../../platform/mail/index.ts'
import { deleteDueTasks } from '../../platform/queue.ts'
import { CHECK_CARD } from './card-check.ts'
import { listCredits } from './credits.ts'
import { billingTasks } from './gateway-events.ts'
import { openGateway } from './gateways/index.ts'
import { serveSandboxRequests } from './gateways/sandbox-requests.ts'
import { listInvoices } from './invoices.ts'
import { billingMailTasks } from './mails.ts'
import { listSubscriptions } from './queries.ts'
import { endSubscriptions, scheduleCustomerDeletion } from './renewal.ts'
import { billingRoutes } from './routes.ts'
import { createSubscriptionLookup, findCurrentSubscription } from './subscriptions.ts'

export const billing: Feature = {
  name: 'billing',
  authenticator: (world) => ({ subscriptionOf: createSubscriptionLookup(world) }),
  outside: (world) => openGateway(world).outside,
  routes(app, world) {
    const { config } = world
    const gateway = openGateway(world)
    billingRoutes(app, { ...world, plans: config.plans, gateway })
    if (gateway.name === 'sandbox' && (config.testClock || config.demo)) serveSandboxRequests(app, world)
  },
  tasks(world) {
    const { plans, appUrl, mail } = world.config
    return {
      ...billingTasks({ ...world, plans, gateway: openGateway(world) }),
      ...billingMailTasks({ ...world, appUrl, mailer: openMailer(mail, world.clock) }),
    }
  },
  account: { currentSubscription: findCurrentSubscription },
  personalData: {
    tables: {
      subscriptions: 'exported',
      invoices: 'exported',
      credits: 'exported',
      checkouts: { notExported: 'Unfinished purchases; paid ones are in the invoices.' },
      gateway_customers: { notExported: 'The payment gateway’s id of the person.' },
    },
    async export({ db }, { id }) {
      const [subscriptions, invoices, credits] = await Promise.all([
        listSubscriptions(db, id),
        listInvoices(db, id),
        listCredits(db, id),
      ])
      return { subscriptions, invoices, credits }
    },
    endServices: (world, person) => endSubscriptions({ ...world, gateway: openGateway(world) }, person),
    erase: (tx, { id }) => scheduleCustomerDeletion(tx, id),
  },
  on: {
    restored: async (tx) => void (await deleteDueTasks(tx, [CHECK_CARD])),
  },
}
