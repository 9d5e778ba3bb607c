/** The newsletter and its subscribers, who confirm by mail. This is what other features may use. */

export { newsletterMailTasks } from './mails.ts'
export { removeSubscriber, subscriptionTo } from './queries.ts'
export { newsletterRoutes } from './routes.ts'
