/** The newsletter: who gets it, confirmed by mail. What other features may use of it. */

export { newsletterMailTasks } from './mails.ts'
export { removeSubscriber, subscriptionTo } from './queries.ts'
export { newsletterRoutes } from './routes.ts'
