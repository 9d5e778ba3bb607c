/** Billing: the catalogue, the trial, what runs now and how it is paid. What other features may use of it. */
export { openGateway } from './gateways/index.ts'
export { invoicesOf } from './invoices.ts'
export { billingMailTasks } from './mails.ts'
export { subscriptionsOf } from './queries.ts'
export { endSubscriptions } from './renewing.ts'
export { billingRoutes } from './routes.ts'
export { currentSubscription, subscriptionKeeper, type Usage } from './subscriptions.ts'
export { billingTasks } from './tasks.ts'
